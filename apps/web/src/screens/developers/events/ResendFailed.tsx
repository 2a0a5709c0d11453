import { webhookCalls } from '@beckon/contract'
import { periodOfDays } from '@beckon/domain/order'
import { dayAfter, dayOf } from '@beckon/domain/time'
import { Button, Group, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormFailure, useCall } from '../../../features/account-form/index.ts'
import { queryKeys, useConfig } from '../../../platform/client/index.ts'
import { serverSeconds } from '../../../platform/clock/index.ts'
import { useNotify } from '../../../platform/notifications/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { Dialog } from '../parts/Dialog.tsx'
import type { OfEndpoint } from './SendTestEvent.tsx'

/** Sends every failed event since a day again. */
export function ResendFailed({ vendorId, endpoint }: OfEndpoint) {
  const { t, format } = useTexts()
  const { timezone } = useConfig()
  const notify = useNotify()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [day, setDay] = useState(() => dayAfter(dayOf(serverSeconds(), timezone), -1))
  const { ask, isAsking, problem, forget } = useCall(webhookCalls.resendFailedWebhooks)
  const { endpoint_id: endpointId } = endpoint
  const from = periodOfDays(day, day, timezone)?.from
  const resend = async () => {
    if (from === undefined) return
    const since = new Date(from * 1000).toISOString()
    const answer = await ask({ params: { id: vendorId, endpointId }, body: { since } })
    if (!answer) return
    setOpen(false)
    const number = format.number(answer.result.resent)
    notify(t('developers.delivery.resent', { number }), { kind: 'success' })
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
        {t('developers.delivery.resend-failed')}
      </Button>
      {isOpen && (
        <Dialog title={t('developers.delivery.resend-failed')} onClose={() => setOpen(false)}>
          <TextInput
            type="date"
            label={t('developers.delivery.since')}
            value={day}
            error={from === undefined ? t('developers.required') : undefined}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
          <FormFailure problem={problem} />
          <Group gap="xs" justify="flex-end">
            <Button variant="default" onClick={() => setOpen(false)}>
              {t('action.cancel')}
            </Button>
            <Button loading={isAsking} onClick={() => void resend()}>
              {t('developers.delivery.resend-failed')}
            </Button>
          </Group>
        </Dialog>
      )}
    </>
  )
}
