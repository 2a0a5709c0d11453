import { withoutIsolates } from '@beckon/texts/isolate'
import { type BrandId, brands } from '@beckon/domain/country'
import { Button, Modal } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useOpenedLater } from '../anchored/index.ts'
import { useConfig } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { DetailsPicture, RiderPicture, WelcomePicture } from './pictures.tsx'
import styles from './Walkthrough.module.css'

const screens = [
  { title: 'walkthrough.1-title', text: 'walkthrough.1-text', Picture: WelcomePicture },
  { title: 'walkthrough.2-title', text: 'walkthrough.2-text', Picture: DetailsPicture },
  { title: 'walkthrough.3-title', text: 'walkthrough.3-text', Picture: RiderPicture },
] as const

export interface WalkthroughProps {
  readonly isOpen: boolean
  /** It opens with the page. */
  readonly startsOpen: boolean
  /** Skipped, started or closed: it was seen. */
  readonly onClose: () => void
}

/** Introduces the portal in three screens. */
export function Walkthrough({ isOpen: isWanted, startsOpen, onClose }: WalkthroughProps) {
  const { t } = useTexts()
  const brand = brands[useConfig().brand as BrandId].name
  const isOpen = useOpenedLater(isWanted, startsOpen)
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size="30rem"
      centered
      returnFocus
      // It appears with the form at once: a click meant for the form must not hit it later.
      transitionProps={{ duration: 0 }}
      closeOnClickOutside={false}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={withoutIsolates(t('walkthrough.label', { brand }))} radius="lg">
        <Modal.Body p={0}>{isOpen && <Screens onClose={onClose} />}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function Screens({ onClose }: { readonly onClose: () => void }) {
  const { t, format } = useTexts()
  const [at, setAt] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  // A screen reader begins at what is new.
  useEffect(() => {
    if (at > 0) heading.current?.focus()
  }, [at])
  const screen = screens[at] ?? screens[0]
  const isLast = at === screens.length - 1
  const { Picture } = screen
  return (
    <div className={styles.screen}>
      <div className={styles.picture}>
        <Picture />
      </div>
      <div className={styles.words}>
        <p className={styles.count}>
          {t('walkthrough.step', { step: format.number(at + 1), steps: format.number(screens.length) })}
        </p>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t(screen.title)}
        </h2>
        <p className={styles.text}>{t(screen.text)}</p>
      </div>
      <div className={styles.dots} aria-hidden>
        {screens.map(({ title }, index) => (
          <span key={title} data-on={index === at || undefined} />
        ))}
      </div>
      <div className={styles.actions}>
        {!isLast && (
          <Button variant="subtle" color="gray" c="var(--mantine-color-text)" onClick={onClose}>
            {t('walkthrough.skip')}
          </Button>
        )}
        <Button data-autofocus onClick={isLast ? onClose : () => setAt(at + 1)}>
          {t(isLast ? 'walkthrough.start' : 'action.next')}
        </Button>
      </div>
    </div>
  )
}
