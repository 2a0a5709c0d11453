import { ActionIcon } from '@mantine/core'
import IconUser from '~icons/tabler/user'
import { useId, useRef, useState } from 'react'
import { useLazily } from '../../platform/loading/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { AccountPopover } from './lazy-menus.ts'
import { useOutletDialog } from './use-outlet-dialog.tsx'

/** The account popover of the bar. */
export function AccountMenu() {
  const { t } = useTexts()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { edit, add, dialog } = useOutletDialog()
  const isLoaded = useLazily(AccountPopover, isOpen)
  return (
    <>
      {dialog}
      <ActionIcon
        ref={button}
        id={id}
        variant="default"
        radius="xl"
        size={44}
        aria-label={t('account.menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-dropdown` : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <IconUser size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
      {isLoaded && (
        <AccountPopover
          id={id}
          button={button}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onEdit={edit}
          onAdd={add}
        />
      )}
    </>
  )
}
