import { ActionIcon, Divider, Drawer } from '@mantine/core'
import IconMenu2 from '~icons/tabler/menu-2'
import { useState } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { Logo } from '../bar/Logo.tsx'
import { AccountLines } from './AccountLines.tsx'
import { NavTabs } from './NavTabs.tsx'
import { useOutletDialog } from './use-outlet-dialog.tsx'

/** As wide as the specification says; never wider than the phone. */
const DRAWER_WIDTH = 384

/** The menu of a phone: the same links as the bar of a desk. */
export function MobileMenu() {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { edit, add, dialog } = useOutletDialog()
  const close = () => setOpen(false)
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
      <Drawer.Root opened={isOpen} onClose={close} size={DRAWER_WIDTH}>
        <Drawer.Overlay />
        <Drawer.Content aria-label={t('nav.menu')} style={{ maxInlineSize: '100vw' }}>
          {/* The heading of a dialog is not the banner of the page. */}
          <Drawer.Header role="presentation">
            <Logo />
            <Drawer.CloseButton aria-label={t('action.close')} size={44} />
          </Drawer.Header>
          <Drawer.Body>
            <NavTabs vertical onChosen={close} />
            <Divider my="md" />
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
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  )
}
