import { type DropTarget, type DragRules, type Press, startDrag } from './drag-motion.ts'

export type { DragRules, DropTarget }

/** A press becomes a drag after so many pixels; a shorter one is a click. */
const SLACK = 6
/** A finger that rests so long drags; one that moves earlier scrolls. */
const REST_MS = 350

/**
 * Listens for drags of cards below an element: by mouse, pen, or a finger that rests. The returned function ends it.
 * `rest` waits for some milliseconds.
 */
export function listenForDrags(
  root: HTMLElement,
  rules: DragRules,
  rest: (delay: number) => Promise<void>,
): () => void {
  const pointer = createPointer(root, rules)
  const down = (event: PointerEvent) => {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : null
    if (!card || event.button !== 0 || card.dataset['movable'] !== 'true') return
    const press = { card, x: event.clientX, y: event.clientY, pointerId: event.pointerId }
    pointer.press(press)
    if (event.pointerType === 'touch') void rest(REST_MS).then(() => pointer.begin(press))
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !pointer.isDragging()) return
    event.stopPropagation()
    pointer.end(false)
  }
  // A finger that drags does not scroll.
  const touch = (event: TouchEvent) => pointer.isDragging() && event.preventDefault()
  const stopped = new AbortController()
  const { signal } = stopped
  root.addEventListener('pointerdown', down, { signal })
  root.addEventListener('touchmove', touch, { passive: false, signal })
  addEventListener('pointermove', pointer.move, { signal })
  addEventListener('pointerup', (event) => pointer.is(event) && pointer.end(true), { signal })
  addEventListener('pointercancel', () => pointer.end(false), { signal })
  addEventListener('keydown', key, { capture: true, signal })
  return () => {
    pointer.end(false)
    stopped.abort()
  }
}

interface PointerPress extends Press {
  readonly pointerId: number
}

/** The pointer that is down, and the drag that it may have become. */
function createPointer(root: HTMLElement, rules: DragRules) {
  let press: PointerPress | undefined
  let drag: ReturnType<typeof startDrag> | undefined
  /** Of this press only, where another one may have followed. */
  const begin = (of: PointerPress | undefined) => {
    if (!press || press !== of || drag) return
    drag = startDrag(root, press, rules)
    addEventListener('click', swallow, { capture: true })
  }
  return {
    begin,
    press(next: PointerPress) {
      press = next
    },
    is: ({ pointerId }: PointerEvent) => pointerId === press?.pointerId,
    isDragging: () => drag !== undefined,
    move({ pointerId, pointerType, clientX, clientY }: PointerEvent) {
      if (pointerId !== press?.pointerId) return
      const isFar = Math.hypot(clientX - press.x, clientY - press.y) > SLACK
      if (!drag && isFar && pointerType === 'touch') press = undefined
      else if (isFar) begin(press)
      drag?.moveTo(clientX, clientY)
    },
    end(isDropped: boolean) {
      const ended = drag
      press = undefined
      drag = undefined
      ended?.end(isDropped)
      // The click of the drop comes before the next frame.
      if (ended) requestAnimationFrame(() => removeEventListener('click', swallow, { capture: true }))
    },
  }
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
