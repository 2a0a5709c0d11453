import { ActionIcon, Popover, VisuallyHidden } from '@mantine/core'
import IconBell from '~icons/tabler/bell'
import { useState } from 'react'
import { useNotices, useNoticeState } from '../../platform/notifications/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './BarButton.module.css'
import { NoticeLog } from './NoticeLog.tsx'

/** The notification log, and how much of it is unread. */
export function Bell() {
  const { t, format } = useTexts()
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
  return (
    <Popover
      opened={isOpen}
      onDismiss={close}
      position="bottom-end"
      width="min(22.5rem, calc(100vw - 1rem))"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          className={styles.button}
          variant="default"
          radius="xl"
          size={44}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
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
      </Popover.Target>
      <Popover.Dropdown p="xs" aria-label={t('account.notifications')}>
        <NoticeLog onLeave={close} />
      </Popover.Dropdown>
    </Popover>
  )
}
