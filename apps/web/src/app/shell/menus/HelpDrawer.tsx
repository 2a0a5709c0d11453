import { Drawer } from '@mantine/core'
import { useOpenedLater } from '../../../features/anchored/index.ts'
import { HelpCentre } from '../../../features/help/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'

export interface HelpDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly vendorId: string
  readonly orderId: string | null
}

/** The help centre beside the work. */
export function HelpDrawer({ isOpen, onClose, vendorId, orderId }: HelpDrawerProps) {
  const { t } = useTexts()
  return (
    <Drawer
      opened={useOpenedLater(isOpen)}
      onClose={onClose}
      position="right"
      size={420}
      title={t('help.title')}
      overlayProps={{ backgroundOpacity: 0.25 }}
      closeButtonProps={{ 'aria-label': t('action.close'), size: 44 }}
      attributes={{ header: { role: 'presentation' } }}
    >
      <HelpCentre vendorId={vendorId} orderId={orderId} onLeave={onClose} />
    </Drawer>
  )
}
