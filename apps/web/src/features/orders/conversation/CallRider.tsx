import { Anchor, Button, Stack, Text } from '@mantine/core'
import { type MaskedCall, messageCalls, type OrderRecord } from '@beckon/contract'
import type { CallError } from '@beckon/contract/client'
import IconPhone from '~icons/tabler/phone'
import { useState } from 'react'
import { useClient } from '../../../platform/client/index.ts'
import { useNow } from '../../../platform/clock/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { FormFailure } from '../../account-form/index.ts'
import styles from './Conversation.module.css'

/** A masked number for calling the rider, requested on demand and valid for a limited time. */
export function CallRider({ order }: { readonly order: OrderRecord }) {
  const { t } = useTexts()
  const { call, isAsking, problem, ask } = useCall(order)
  const now = useNow(5)
  return (
    <div data-call>
      {call && call.expires_at > now ? (
        <Number call={call} />
      ) : (
        <Stack gap="xs" align="start">
          <Button
            variant="default"
            loading={isAsking}
            onClick={() => void ask()}
            leftSection={<IconPhone size={18} stroke={1.6} aria-hidden />}
            className={styles.send}
          >
            {t('call.rider')}
          </Button>
          <FormFailure problem={problem} otherwise="call.unavailable" />
        </Stack>
      )}
    </div>
  )
}

function Number({ call: { number, code, expires_at } }: { readonly call: MaskedCall }) {
  const { t, format } = useTexts()
  return (
    <div role="status" className={styles.call}>
      <dl>
        <div>
          <dt>{t('call.dial')}</dt>
          <dd>
            {/* The comma is a pause before the code, so that the phone dials the code itself. */}
            <Anchor href={`tel:${number},,${code}`} fw={600} fz="lg">
              <bdi dir="ltr">{number}</bdi>
            </Anchor>
          </dd>
        </div>
        <div>
          <dt>{t('call.code')}</dt>
          <dd>
            <Text component="span" fw={600} fz="lg" ff="monospace">
              <bdi dir="ltr">{code}</bdi>
            </Text>
          </dd>
        </div>
      </dl>
      <Text size="xs" c="dimmed">
        {t('call.until', { time: format.time(expires_at) })}
      </Text>
    </div>
  )
}

/** Requests a masked number; a valid one is returned again. */
function useCall({ vendor_id, order_id }: OrderRecord) {
  const client = useClient()
  const [call, setCall] = useState<MaskedCall>()
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<CallError | null>(null)
  const ask = async () => {
    setAsking(true)
    setProblem(null)
    const result = await client.call(messageCalls.callRider, {
      params: { id: order_id },
      body: { vendor_id },
    })
    setAsking(false)
    if (result.ok) setCall(result.answer.result)
    else setProblem(result.error)
  }
  return { call, isAsking, problem, ask }
}
