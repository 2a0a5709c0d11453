import { calls, type HandPreview } from '@beckon/contract'
import type { HandKind } from '@beckon/domain/payment'
import { Alert, NumberInput, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { Facts } from '../../../features/page/index.ts'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { CallFailed, problemOf } from '../../../platform/client/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useMoney, useRefreshMoney } from './use-money.ts'

export interface HandDialogProps {
  readonly kind: HandKind
  /** Typed by the operator where absent. */
  readonly orderId?: string
  readonly close: () => void
}

const PAUSE_MS = 300
const titles = { REFUND: 'console.money.refund', WRITE_OFF: 'console.money.write-off' } as const
const asks = { REFUND: calls.askRefund, WRITE_OFF: calls.askWriteOff } as const
const previews = { REFUND: calls.previewRefund, WRITE_OFF: calls.previewWriteOff } as const

/** Refunds or writes off an amount of an order, and shows before what it does. */
export function HandDialog({ kind, orderId, close }: HandDialogProps) {
  const { t } = useTexts()
  const { client } = useDeps()
  const refresh = useRefreshMoney()
  // One id for all tries, so that money moves once.
  const [id] = useState(() => crypto.randomUUID())
  const [order, setOrder] = useState(orderId ?? '')
  const [amount, setAmount] = useState<number>()
  return (
    <ReasonDialog
      title={t(titles[kind])}
      action={t(titles[kind])}
      close={close}
      run={async (reason) => {
        const body = { order_id: order.trim(), amount: amount ?? 0, reason }
        const result = await client.call(asks[kind], { params: { id }, body })
        if (result.ok) refresh()
        return result
      }}
    >
      {orderId === undefined && (
        <TextInput
          label={t('console.money.order-id')}
          required
          dir="ltr"
          maxLength={100}
          value={order}
          onChange={({ currentTarget }) => setOrder(currentTarget.value)}
          data-autofocus
        />
      )}
      <NumberInput
        label={t('console.money.amount')}
        required
        min={0}
        hideControls
        allowNegative={false}
        value={amount ?? ''}
        onChange={(value) => setAmount(typeof value === 'number' ? value : undefined)}
        data-autofocus={orderId !== undefined || undefined}
      />
      <Preview kind={kind} order={order.trim()} amount={amount ?? 0} />
    </ReasonDialog>
  )
}

interface PreviewProps {
  readonly kind: HandKind
  readonly order: string
  readonly amount: number
}

/** The effect on the order that was typed, read again when typing pauses. */
function Preview({ kind, order, amount }: PreviewProps) {
  const { say } = useTexts()
  const [wished] = useDebouncedValue({ order, amount }, PAUSE_MS)
  const { data, error } = useMoney(
    previews[kind],
    { params: { id: wished.order }, query: { amount: wished.amount } },
    { select: ({ result }) => result, isOn: wished.order.length > 2 },
  )
  if (error instanceof CallFailed) {
    const { key, values } = problemOf(error.reason)
    return <Alert color="red">{say(key, values)}</Alert>
  }
  return data ? <Effect kind={kind} preview={data} amount={wished.amount} /> : null
}

function Effect({
  kind,
  preview,
  amount,
}: {
  readonly kind: HandKind
  readonly preview: HandPreview
  readonly amount: number
}) {
  const { t, format } = useTexts()
  const isRefund = kind === 'REFUND'
  const money = (value: number) => format.amount(value, preview.currency)
  const values = { amount: money(amount), limit: money(preview.limit) }
  return (
    <>
      <Facts
        facts={[
          { label: t('console.money.shop'), value: <bdi>{preview.vendor_name}</bdi> },
          {
            label: t(isRefund ? 'console.money.preview.total' : 'console.money.preview.billed'),
            value: money(preview.total),
          },
          {
            label: t(isRefund ? 'console.money.preview.moved' : 'console.money.preview.written-off'),
            value: money(preview.moved),
          },
          { label: t('console.money.preview.pending'), value: money(preview.pending) },
          { label: t('console.money.preview.available'), value: money(preview.available) },
        ]}
      />
      {preview.violation && <Alert color="red">{t(`console.money.violation.${preview.violation}`)}</Alert>}
      {!preview.violation && amount > 0 && (
        <Alert color={preview.needs_approval ? 'yellow' : 'blue'} role="status">
          {t(
            preview.needs_approval ? 'console.money.preview.approval' : 'console.money.preview.alone',
            values,
          )}{' '}
          {t('console.money.preview.told')}
        </Alert>
      )}
    </>
  )
}
