import { ActionIcon } from '@mantine/core'
import IconMenu2 from '~icons/tabler/menu-2'
import { useState } from 'react'
import { useLazily } from '../../platform/loading/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { MobileDrawer } from './lazy-menus.ts'
import { useOutletDialog } from './use-outlet-dialog.tsx'

/** The menu of a phone: the same links as the bar of a desk. */
export function MobileMenu() {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { edit, add, dialog } = useOutletDialog()
  const isLoaded = useLazily(MobileDrawer, isOpen)
  return (
    <>
      {dialog}
      <ActionIcon
        variant="subtle"
        color="gray"
        c="var(--mantine-color-text)"
        size={44}
        aria-label={t('nav.menu')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconMenu2 size={22} stroke={1.5} aria-hidden />
      </ActionIcon>
      {isLoaded && <MobileDrawer isOpen={isOpen} onClose={() => setOpen(false)} onEdit={edit} onAdd={add} />}
    </>
  )
}
