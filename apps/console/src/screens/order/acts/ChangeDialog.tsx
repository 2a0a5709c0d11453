import { calls, type DeskOrder, type PaymentMethod } from '@beckon/contract'
import { textLengths } from '@beckon/domain/limits'
import { Group, NumberInput, Select, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useRefreshOrder } from '../use-order.ts'
import type { ActProps } from './CancelDialog.tsx'
import { FeeAfter } from './FeeAfter.tsx'
import { useFeeAfter } from './use-fee-after.ts'

const methods = ['CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY', 'PAID', 'NONE'] as const satisfies PaymentMethod[]

interface Draft {
  readonly goods: string
  readonly amount: number
  readonly method: PaymentMethod
  readonly unit: string
  readonly building: string
  readonly address: string
  readonly notes: string
  readonly latitude: number
  readonly longitude: number
}

const draftOf = ({ customer, order }: DeskOrder['order']): Draft => ({
  goods: order.description,
  amount: order.amount,
  method: order.payment_method,
  unit: customer.unit_number ?? '',
  building: customer.building ?? '',
  ...customer.location,
})

/** Changes for the shop what the shop may change, for the fee that is shown. */
export function ChangeDialog({ desk: { order }, close }: ActProps) {
  const { t } = useTexts()
  const { client } = useDeps()
  const refresh = useRefreshOrder(order.order_id)
  const [draft, setDraft] = useState(() => draftOf(order))
  const { latitude, longitude, address, notes, unit, building } = draft
  const fee = useFeeAfter(order.order_id, { latitude, longitude }, draft.method)
  return (
    <ReasonDialog
      title={t('console.orders.change')}
      action={t('console.orders.change')}
      isIncomplete={fee.data === undefined}
      close={close}
      run={async (reason) => {
        const result = await client.call(calls.changeForShop, {
          params: { id: order.order_id },
          body: {
            version: order.version,
            payment_method: draft.method,
            amount: draft.amount,
            item_details: draft.goods,
            location: { latitude, longitude, address, notes },
            ...(unit === '' ? {} : { unit_number: unit }),
            ...(building === '' ? {} : { building }),
            delivery_fee: fee.data?.delivery_fee ?? order.delivery_fee,
            reason,
          },
        })
        refresh()
        return result
      }}
    >
      <Fields draft={draft} change={(changed) => setDraft({ ...draft, ...changed })} />
      <FeeAfter fee={fee} currency={order.currency} />
    </ReasonDialog>
  )
}

interface FieldsProps {
  readonly draft: Draft
  readonly change: (changed: Partial<Draft>) => void
}

function Fields({ draft, change }: FieldsProps) {
  const { t } = useTexts()
  return (
    <>
      <Textarea
        label={t('console.orders.goods')}
        autosize
        maxLength={2000}
        value={draft.goods}
        onChange={({ currentTarget }) => change({ goods: currentTarget.value })}
        data-autofocus
      />
      <Group grow>
        <NumberInput
          label={t('console.orders.amount')}
          min={0}
          value={draft.amount}
          onChange={(value) => change({ amount: Number(value) || 0 })}
        />
        <Select
          label={t('console.orders.payment')}
          allowDeselect={false}
          value={draft.method}
          data={methods.map((value) => ({ value, label: t(`console.shops.payment.${value}`) }))}
          onChange={(value) => change({ method: methods.find((one) => one === value) ?? draft.method })}
        />
      </Group>
      <TextInput
        label={t('console.orders.address')}
        required
        maxLength={textLengths.address}
        value={draft.address}
        onChange={({ currentTarget }) => change({ address: currentTarget.value })}
      />
      <Group grow>
        <TextInput
          label={t('console.orders.unit')}
          maxLength={textLengths.unit}
          value={draft.unit}
          onChange={({ currentTarget }) => change({ unit: currentTarget.value })}
        />
        <TextInput
          label={t('console.orders.building')}
          maxLength={textLengths.building}
          value={draft.building}
          onChange={({ currentTarget }) => change({ building: currentTarget.value })}
        />
      </Group>
      <PointFields draft={draft} change={change} />
      <TextInput
        label={t('console.orders.notes')}
        maxLength={textLengths.notes}
        value={draft.notes}
        onChange={({ currentTarget }) => change({ notes: currentTarget.value })}
      />
    </>
  )
}

/** The drop-off point, in degrees. */
export function PointFields({
  draft: { latitude, longitude },
  change,
}: {
  readonly draft: Pick<Draft, 'latitude' | 'longitude'>
  readonly change: (changed: Partial<Pick<Draft, 'latitude' | 'longitude'>>) => void
}) {
  const { t } = useTexts()
  return (
    <Group grow dir="ltr">
      <NumberInput
        label={t('console.orders.latitude')}
        hideControls
        min={-90}
        max={90}
        decimalScale={6}
        value={latitude}
        onChange={(value) => change({ latitude: Number(value) || 0 })}
      />
      <NumberInput
        label={t('console.orders.longitude')}
        hideControls
        min={-180}
        max={180}
        decimalScale={6}
        value={longitude}
        onChange={(value) => change({ longitude: Number(value) || 0 })}
      />
    </Group>
  )
}
