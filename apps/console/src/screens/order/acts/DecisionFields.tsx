import { calls } from '@beckon/contract'
import { textLengths } from '@beckon/domain/limits'
import { Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { answerTo } from '../../../platform/client/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { PointFields } from './ChangeDialog.tsx'
import type { DecisionDraft } from './decision-draft.ts'

export interface DecisionFieldsProps {
  readonly draft: DecisionDraft
  readonly change: (changed: Partial<DecisionDraft>) => void
}

/** The fields that the chosen option needs. */
export function DecisionFields({ draft, change }: DecisionFieldsProps) {
  const { t } = useTexts()
  if (draft.option === 'LEAVE_WITH') {
    return (
      <TextInput
        label={t('console.orders.receiver')}
        required
        maxLength={textLengths.receiver}
        value={draft.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
    )
  }
  if (draft.option === 'SCHEDULE') {
    return (
      <TextInput
        type="datetime-local"
        label={t('console.orders.time')}
        required
        value={draft.time}
        onChange={({ currentTarget }) => change({ time: currentTarget.value })}
      />
    )
  }
  if (draft.option !== 'NEW_PIN') return null
  return (
    <>
      <TextInput
        label={t('console.orders.address')}
        required
        maxLength={textLengths.address}
        value={draft.address}
        onChange={({ currentTarget }) => change({ address: currentTarget.value })}
      />
      <PointFields draft={draft} change={change} />
    </>
  )
}

const PAUSE_MS = 400

export interface NewPointPriceProps {
  readonly orderId: string
  readonly currency: string
  readonly draft: Pick<DecisionDraft, 'latitude' | 'longitude'>
}

/** The price of another drop-off point, before it is chosen. */
export function NewPointPrice({ orderId, currency, draft: { latitude, longitude } }: NewPointPriceProps) {
  const { t, format } = useTexts()
  const { client } = useDeps()
  const [location] = useDebouncedValue({ latitude, longitude }, PAUSE_MS)
  const { data } = useQuery({
    queryKey: ['order-point-price', orderId, location],
    queryFn: async ({ signal }) => {
      const input = { params: { id: orderId }, body: { location } }
      return (await answerTo(client, calls.priceForShop, input, { signal })).result
    },
    gcTime: 0,
    retry: false,
  })
  return (
    <Text size="sm" role="status">
      {data && t('console.orders.fee-new', { amount: format.amount(data.price, currency) })}
    </Text>
  )
}
