import { calls, type ShownRider } from '@beckon/contract'
import { type StrikeKind, strikeKinds } from '@beckon/domain/rider'
import { Select, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useRefreshRider } from './use-rider.ts'

/** Gives a rider a strike. A failed attempt is repeated with the same id, so that it is one strike. */
export function StrikeDialog({ rider, close }: { readonly rider: ShownRider; readonly close: () => void }) {
  const { t } = useTexts()
  const { client } = useDeps()
  const refresh = useRefreshRider(rider.id)
  const [id] = useState(() => crypto.randomUUID())
  const [kind, setKind] = useState<StrikeKind>('late')
  const [order, setOrder] = useState('')
  return (
    <ReasonDialog
      title={t('console.riders.change', { change: t('console.rider.strike.give'), name: rider.name })}
      action={t('console.rider.strike.give')}
      isDangerous
      close={close}
      run={async (reason) => {
        const orderId = order.trim()
        const result = await client.call(calls.giveStrike, {
          params: { id: rider.id, strike: id },
          body: { kind, reason, ...(orderId === '' ? {} : { order_id: orderId }) },
        })
        if (result.ok) refresh()
        return result
      }}
    >
      <Select
        label={t('console.rider.strike.kind')}
        allowDeselect={false}
        value={kind}
        data={strikeKinds.map((value) => ({ value, label: t(`console.rider.strike.kind.${value}`) }))}
        onChange={(value) => setKind(strikeKinds.find((one) => one === value) ?? kind)}
      />
      <TextInput
        label={t('console.rider.strike.order')}
        dir="ltr"
        maxLength={100}
        value={order}
        onChange={({ currentTarget }) => setOrder(currentTarget.value)}
      />
      <Text size="sm">{t('console.rider.strike.hint')}</Text>
    </ReasonDialog>
  )
}
