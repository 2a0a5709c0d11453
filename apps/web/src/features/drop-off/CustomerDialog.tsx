import { dropOffCalls, type SavedAddress } from '@beckon/contract'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNotify } from '../../platform/notifications/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { FormFailure, useCall } from '../account-form/index.ts'
import { CustomerForm } from './CustomerForm.tsx'
import { customerKeys } from './customer-keys.ts'

interface CustomerDialogProps {
  readonly vendorId: string
  readonly customer: SavedAddress
  readonly onClose: () => void
  readonly onChanged: (customer: SavedAddress) => void
  readonly onDeleted: () => void
}

/** Edits or deletes a customer of the address book; deleting is confirmed in the same dialog. */
export function CustomerDialog({ vendorId, customer, onClose, onChanged, onDeleted }: CustomerDialogProps) {
  const { t } = useTexts()
  const notify = useNotify()
  const isPhone = useMediaQuery('(max-width: 40em)', false)
  const [isAsking, setAsking] = useState(false)
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      fullScreen={isPhone && !isAsking}
      centered={isAsking}
      title={isAsking ? t('known.delete-title', { name: customer.name }) : t('known.edit-title')}
      closeButtonProps={{ 'aria-label': t('action.close'), size: 44 }}
      attributes={{ header: { role: 'presentation' } }}
    >
      {isAsking && (
        <Delete
          vendorId={vendorId}
          customer={customer}
          onKeep={() => setAsking(false)}
          onDeleted={() => {
            notify(t('known.deleted'), { kind: 'success' })
            onDeleted()
            onClose()
          }}
        />
      )}
      {/* The form stays unchanged during the confirmation. */}
      <div hidden={isAsking}>
        <CustomerForm
          vendorId={vendorId}
          customer={customer}
          onCancel={onClose}
          onDelete={() => setAsking(true)}
          onChanged={(changed) => {
            notify(t('address.saved'), { kind: 'success' })
            onChanged(changed)
            onClose()
          }}
        />
      </div>
    </Modal>
  )
}

interface DeleteProps {
  readonly vendorId: string
  readonly customer: SavedAddress
  readonly onKeep: () => void
  readonly onDeleted: () => void
}

function Delete({ vendorId, customer, onKeep, onDeleted }: DeleteProps) {
  const { t } = useTexts()
  const queries = useQueryClient()
  const { ask, isAsking, problem } = useCall(dropOffCalls.deleteCustomer)
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  const remove = async () => {
    if (!(await ask({ params: { vendorId, id: customer.id } }))) return
    void queries.invalidateQueries({ queryKey: customerKeys.all() })
    onDeleted()
  }
  return (
    <Stack gap="md">
      <FormFailure problem={problem} otherwise="known.not-deleted" />
      <Text size="sm">{t('known.delete-text')}</Text>
      <Group gap="xs" justify="flex-end">
        <Button ref={keep} variant="default" onClick={onKeep}>
          {t('known.delete-keep')}
        </Button>
        <Button color="red" loading={isAsking} onClick={() => void remove()}>
          {t('known.delete-yes')}
        </Button>
      </Group>
    </Stack>
  )
}
