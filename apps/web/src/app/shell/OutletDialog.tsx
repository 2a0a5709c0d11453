import type { WireVendor } from '@beckon/contract'
import { Modal, Text } from '@mantine/core'
import { PlaceForm } from '../../features/place-form/index.ts'
import { useNotify } from '../../platform/notifications/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

export interface OutletDialogProps {
  readonly outlet: WireVendor
  readonly onClose: () => void
}

/** Where riders collect at an outlet, for whoever may say so. */
export function OutletDialog({ outlet, onClose }: OutletDialogProps) {
  const { t } = useTexts()
  const notify = useNotify()
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('outlet.title')}
      closeButtonProps={{ 'aria-label': t('action.close'), size: 44 }}
      attributes={{ header: { role: 'presentation' } }}
    >
      <Text fw={600}>
        <bdi>{outlet.name}</bdi>
      </Text>
      <Text size="sm" c="dimmed" mb="md">
        {t('branch.id', { id: outlet.vendor_id })}
      </Text>
      <PlaceForm
        vendor={outlet}
        submit={t('action.save')}
        onSaved={() => {
          notify(t('outlet.saved'), { kind: 'success' })
          onClose()
        }}
      />
    </Modal>
  )
}
