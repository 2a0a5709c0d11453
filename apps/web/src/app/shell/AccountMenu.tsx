import { ActionIcon, Popover } from '@mantine/core'
import IconUser from '~icons/tabler/user'
import { useState } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { AccountLines } from './AccountLines.tsx'
import styles from './AccountMenu.module.css'
import { useOutletDialog } from './use-outlet-dialog.tsx'

/** The account popover of the bar. */
export function AccountMenu() {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { edit, add, dialog } = useOutletDialog()
  const close = () => setOpen(false)
  return (
    <>
      {dialog}
      <Popover opened={isOpen} onDismiss={close} position="bottom-end" width={360} trapFocus returnFocus>
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
        <Popover.Dropdown p={0} className={styles.dropdown} aria-label={t('account.menu')}>
          <AccountLines
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
        </Popover.Dropdown>
      </Popover>
    </>
  )
}
