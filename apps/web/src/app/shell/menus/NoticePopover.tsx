import { Popover } from '@mantine/core'
import type { RefObject } from 'react'
import { Anchor, useOpenedLater } from '../../../features/anchored/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { NoticeLog } from './NoticeLog.tsx'

export interface NoticePopoverProps {
  readonly id: string
  readonly button: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The notification log below the bell. */
export function NoticePopover({ id, button, isOpen, onClose }: NoticePopoverProps) {
  const { t } = useTexts()
  return (
    <Popover
      id={id}
      opened={useOpenedLater(isOpen)}
      onDismiss={onClose}
      position="bottom-end"
      width="min(22.5rem, calc(100vw - 1rem))"
      trapFocus
      returnFocus
    >
      <Anchor to={button} />
      <Popover.Dropdown p="xs" aria-label={t('account.notifications')}>
        <NoticeLog onLeave={onClose} />
      </Popover.Dropdown>
    </Popover>
  )
}
