import { ActionIcon, VisuallyHidden } from '@mantine/core'
import IconBell from '~icons/tabler/bell'
import { useId, useRef, useState } from 'react'
import { useLazily } from '../../platform/loading/index.ts'
import { useNotices, useNoticeState } from '../../platform/notifications/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './BarButton.module.css'
import { NoticePopover } from './lazy-menus.ts'

/** The notification log, and how much of it is unread. */
export function Bell() {
  const { t, format } = useTexts()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { unread } = useNoticeState()
  const notices = useNotices()
  const value = format.number(unread)
  const open = () => {
    setOpen(true)
    notices.markRead()
  }
  const close = () => {
    setOpen(false)
    // Notices that arrived while it was open count as read.
    notices.markRead()
  }
  const isLoaded = useLazily(NoticePopover, isOpen)
  return (
    <>
      <ActionIcon
        ref={button}
        id={id}
        className={styles.button}
        variant="default"
        radius="xl"
        size={44}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-dropdown` : undefined}
        onClick={isOpen ? close : open}
      >
        <IconBell size={20} stroke={1.5} aria-hidden />
        <VisuallyHidden>
          {unread === 0
            ? t('account.notifications')
            : t('app.pair', { name: t('account.notifications'), value })}
        </VisuallyHidden>
        {unread > 0 && (
          <span className={styles.count} aria-hidden>
            {value}
          </span>
        )}
      </ActionIcon>
      {isLoaded && <NoticePopover id={id} button={button} isOpen={isOpen} onClose={close} />}
    </>
  )
}
