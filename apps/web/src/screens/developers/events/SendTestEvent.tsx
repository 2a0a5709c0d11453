import { webhookCalls, type WebhookEndpoint } from '@beckon/contract'
import { type EventType, eventTypes } from '@beckon/domain/event'
import { Button, Group, NativeSelect } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormFailure, useCall } from '../../../features/account-form/index.ts'
import { queryKeys } from '../../../platform/client/index.ts'
import { useNotify } from '../../../platform/notifications/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { Dialog } from '../parts/Dialog.tsx'

export interface OfEndpoint {
  readonly vendorId: string
  readonly endpoint: WebhookEndpoint
}

/** Sends the example of a type to an endpoint. */
export function SendTestEvent({ vendorId, endpoint }: OfEndpoint) {
  const { t } = useTexts()
  const notify = useNotify()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [type, setType] = useState<EventType>('ping')
  const { ask, isAsking, problem, forget } = useCall(webhookCalls.sendTestEvent)
  const { endpoint_id: endpointId } = endpoint
  const send = async () => {
    if (!(await ask({ params: { id: vendorId, endpointId }, body: { type } }))) return
    setOpen(false)
    notify(t('developers.delivery.sent'), { kind: 'success' })
    await queries.invalidateQueries({ queryKey: queryKeys.programs(vendorId, 'deliveries', endpointId) })
  }
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          forget()
          setOpen(true)
        }}
      >
        {t('developers.delivery.test')}
      </Button>
      {isOpen && (
        <Dialog title={t('developers.delivery.test')} onClose={() => setOpen(false)}>
          <NativeSelect
            label={t('developers.event.type')}
            value={type}
            dir="ltr"
            data={[...eventTypes]}
            onChange={(event) =>
              setType(eventTypes.find((one) => one === event.currentTarget.value) ?? 'ping')
            }
          />
          <FormFailure problem={problem} />
          <Group gap="xs" justify="flex-end">
            <Button variant="default" onClick={() => setOpen(false)}>
              {t('action.cancel')}
            </Button>
            <Button loading={isAsking} onClick={() => void send()}>
              {t('developers.delivery.test')}
            </Button>
          </Group>
        </Dialog>
      )}
    </>
  )
}
