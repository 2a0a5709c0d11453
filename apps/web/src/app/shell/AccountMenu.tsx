import { ActionIcon, Indicator, Popover, ScrollArea } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { useNotices, useNoticeState } from '../../platform/notifications/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { AccountLines } from './AccountLines.tsx'
import { NoticeLog } from './NoticeLog.tsx'
import { useOutletDialog } from './use-outlet-dialog.tsx'

/** The account popover of the bar; its second page is the notification log. */
export function AccountMenu() {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [showsLog, setShowsLog] = useState(false)
  const { hasUnread } = useNoticeState()
  const notices = useNotices()
  const { edit, add, dialog } = useOutletDialog()
  const close = () => {
    setOpen(false)
    setShowsLog(false)
  }
  const openLog = () => {
    setShowsLog(true)
    notices.markRead()
  }
  return (
    <>
      {dialog}
      <Popover opened={isOpen} onDismiss={close} position="bottom-end" width={360} trapFocus returnFocus>
        <Indicator disabled={!hasUnread} size={9} offset={6} withBorder>
          <Popover.Target>
            <ActionIcon
              variant="default"
              radius="xl"
              size={44}
              aria-label={t('account.menu')}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => (isOpen ? close() : setOpen(true))}
            >
              <IconUser size={20} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Popover.Target>
        </Indicator>
        <Popover.Dropdown p="xs" aria-label={t('account.menu')}>
          {showsLog ? (
            <NoticeLog onBack={() => setShowsLog(false)} onLeave={close} />
          ) : (
            <ScrollArea.Autosize mah="calc(100dvh - 7rem)" type="auto" scrollbars="y" scrollbarSize={8}>
              <AccountLines
                onOpenLog={openLog}
                onLeave={close}
                onEdit={(outlet) => {
                  close()
                  edit(outlet)
                }}
                onAdd={() => {
                  close()
                  add()
                }}
              />
            </ScrollArea.Autosize>
          )}
        </Popover.Dropdown>
      </Popover>
    </>
  )
}
