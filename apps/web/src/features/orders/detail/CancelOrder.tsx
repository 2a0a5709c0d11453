import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import { type CancelReason, cancelReasons, isDue } from '@beckon/domain/order'
import { useState } from 'react'
import { useNow } from '../../../platform/clock/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useMay } from '../../member/index.ts'
import { useCancel } from './use-cancel.ts'

/** Cancels an order after showing the consequences. */
export function CancelOrder({ order }: { readonly order: OrderRecord }) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  // The state is also checked while the dialog is open, because a rider may accept meanwhile.
  const may = useMay('orders.change', order.vendor_id)
  if (!order.can.cancel || !may) return null
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        style={{ alignSelf: 'start' }}
        onClick={() => setOpen(true)}
        data-cancel
      >
        {t('cancel.confirm')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('cancel.title')}
        centered
        closeButtonProps={{ 'aria-label': t('action.close') }}
      >
        <Cancelling order={order} onEnd={() => setOpen(false)} />
      </Modal>
    </>
  )
}

interface CancellingProps {
  readonly order: OrderRecord
  readonly onEnd: () => void
}

function Cancelling({ order, onEnd }: CancellingProps) {
  const { t } = useTexts()
  const [reason, setReason] = useState<CancelReason>()
  const { cancel, isAsking } = useCancel(order, onEnd)
  return (
    <Stack gap="md">
      <Terms order={order} />
      <Radio.Group
        label={t('cancel.reason')}
        value={reason ?? ''}
        onChange={(chosen) => setReason(cancelReasons.find((one) => one === chosen))}
      >
        <Stack gap="xs" mt="xs">
          {cancelReasons.map((one) => (
            <Radio key={one} value={one} label={t(`cancel.reason.${one}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <Group justify="end">
        <Button variant="default" onClick={onEnd}>
          {t('cancel.keep')}
        </Button>
        <Button
          color="red"
          disabled={reason === undefined}
          loading={isAsking}
          onClick={() => reason && void cancel(reason)}
        >
          {t('cancel.confirm')}
        </Button>
      </Group>
    </Stack>
  )
}

/** The refund, and the end of free cancellation. */
function Terms({ order }: { readonly order: OrderRecord }) {
  const { t, format } = useTexts()
  const now = useNow(5)
  const sayFree = useFreeText(now)
  const { cancel_terms: terms, delivery_fee: fee } = order
  if (!terms) return null
  return (
    <Stack gap={4}>
      <Text size="sm">{sayFree(order)}</Text>
      <Text size="sm">
        {terms.returns === 0
          ? t('cancel.fee-not-charged', { fee: format.amount(fee) })
          : t('cancel.returns', { amount: format.amount(terms.returns) })}
      </Text>
      <Text size="sm" c="dimmed">
        {t(isDue(order.preordered_for, now) ? 'cancel.text' : 'cancel.text-scheduled')}
      </Text>
    </Stack>
  )
}

/** The reason why cancellation is free, or until when it is. */
function useFreeText(now: number) {
  const { t, format } = useTexts()
  return ({ status, cancel_terms: terms }: OrderRecord): string => {
    if (status === 'DELAYED') return t('cancel.free-late')
    const until = terms?.free_until ?? null
    // The dialog may stay open for long, so its record may be outdated.
    return until === null || until <= now
      ? t('cancel.free')
      : t('cancel.free-until', { time: format.dayTime(until) })
  }
}
