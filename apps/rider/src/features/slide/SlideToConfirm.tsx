import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { after } from '../../platform/clock/index.ts'
import { vibrate } from '../../platform/signals/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { HOLD_SLACK, idle, type SlideEvent, slideAfter } from './slide.ts'
import styles from './slide.module.css'

export interface SlideToConfirmProps {
  readonly action: string
  readonly isDisabled?: boolean
  readonly onConfirm: () => void
}

const HOLD_MS = 900
const CONFIRMED_MS = 30

/** A step that a wrong tap must not make: slide the handle, press and hold, or press Enter. */
export function SlideToConfirm({ action, isDisabled = false, onConfirm }: SlideToConfirmProps) {
  const { t } = useTexts()
  const { button, slide, isHinted, handlers } = useSlide(isDisabled, onConfirm)
  return (
    <button
      ref={button}
      type="button"
      className={styles.slide}
      data-phase={slide.phase}
      data-hinted={isHinted || undefined}
      data-held={(slide.phase === 'dragging' && slide.travelled <= HOLD_SLACK) || undefined}
      disabled={isDisabled}
      aria-label={t('rider.job.slide-label', { action })}
      style={{ '--travelled': `${slide.travelled}px` } as object}
      {...handlers}
    >
      <span className={styles.fill} />
      {/* The name of the button has more than the hint, which is for the eye alone. */}
      <span className={styles.action} data-hint={t('rider.job.slide')}>
        {action}
      </span>
      <span className={styles.handle} aria-hidden="true">
        <svg viewBox="0 0 24 24" className="bk-mirror">
          <path d="M6 5l7 7-7 7M13 5l7 7-7 7" fill="none" stroke="currentColor" strokeWidth="2.5" />
        </svg>
      </span>
    </button>
  )
}

function useSlide(isDisabled: boolean, onConfirm: () => void) {
  const button = useRef<HTMLButtonElement>(null)
  const [slide, setSlide] = useState(idle)
  const [isHinted, setHinted] = useState(false)
  const hold = useRef<() => void>(() => undefined)
  useEffect(() => () => hold.current(), [])
  function confirm() {
    vibrate(CONFIRMED_MS)
    setSlide(idle)
    setHinted(false)
    onConfirm()
  }
  function take(event: SlideEvent) {
    const next = slideAfter(slide, event)
    if (next.phase === 'confirmed') confirm()
    else setSlide(next)
  }
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      if (isDisabled || event.button > 0) return
      capture(event)
      setHinted(true)
      take({ type: 'down', x: event.clientX })
      hold.current = after(HOLD_MS, confirm)
    },
    onPointerMove(event: PointerEvent<HTMLButtonElement>) {
      if (slide.phase !== 'dragging') return
      if (Math.abs(event.clientX - slide.from) > HOLD_SLACK) hold.current()
      take({ type: 'move', x: event.clientX, ...trackOf(event.currentTarget) })
    },
    onPointerUp(event: PointerEvent<HTMLButtonElement>) {
      hold.current()
      take({ type: 'up', x: event.clientX, ...trackOf(event.currentTarget) })
    },
    onPointerCancel() {
      hold.current()
      take({ type: 'cancel' })
    },
    // Of a keyboard or a screen reader: a finger's click has a detail, and only slides.
    onClick(event: MouseEvent<HTMLButtonElement>) {
      if (event.detail === 0 && !isDisabled) confirm()
    },
    onKeyDown: ignoreRepeat,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
  return { button, slide, isHinted, handlers }
}

/** A key that is held would confirm the next step, too. */
function ignoreRepeat(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.repeat) event.preventDefault()
}

function capture({ currentTarget, pointerId }: PointerEvent<HTMLButtonElement>): void {
  try {
    currentTarget.setPointerCapture(pointerId)
  } catch {
    // The finger is gone already.
  }
}

/** The handle is as wide as the button is high. */
function trackOf(element: HTMLElement): { length: number; isRightToLeft: boolean } {
  const { width, height } = element.getBoundingClientRect()
  return { length: Math.max(0, width - height), isRightToLeft: document.documentElement.dir === 'rtl' }
}
