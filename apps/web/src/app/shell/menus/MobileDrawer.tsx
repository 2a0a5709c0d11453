import type { WireVendor } from '@beckon/contract'
import { Divider, Drawer } from '@mantine/core'
import { useOpenedLater } from '../../../features/anchored/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { Logo } from '../../bar/Logo.tsx'
import { AccountLines } from './AccountLines.tsx'
import { NavTabs } from '../NavTabs.tsx'

/** As wide as the specification says; never wider than the phone. */
const DRAWER_WIDTH = 384

export interface MobileDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onEdit: (outlet: WireVendor) => void
  readonly onAdd: () => void
}

/** The menu of a phone, opened by its button. */
export function MobileDrawer({ isOpen, onClose, onEdit, onAdd }: MobileDrawerProps) {
  const { t } = useTexts()
  return (
    <Drawer.Root opened={useOpenedLater(isOpen)} onClose={onClose} size={DRAWER_WIDTH}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('nav.menu')} style={{ maxInlineSize: '100vw' }}>
        {/* The heading of a dialog is not the banner of the page. */}
        <Drawer.Header role="presentation">
          <Logo />
          <Drawer.CloseButton aria-label={t('action.close')} size={44} />
        </Drawer.Header>
        <Drawer.Body>
          <NavTabs vertical onChosen={onClose} />
          <Divider my="md" />
          <AccountLines
            onLeave={onClose}
            onEdit={(outlet) => {
              onClose()
              onEdit(outlet)
            }}
            onAdd={() => {
              onClose()
              onAdd()
            }}
          />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
