import { Stack, Text } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import { searchMatches, sortNewestFirst } from '@beckon/domain/order'
import { OrderRow } from '../../../features/orders/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'

interface SearchResultsProps {
  readonly orders: readonly OrderRecord[]
  readonly search: string
  readonly chosenId: string | undefined
  readonly onChoose: (orderId: string) => void
}

export function SearchResults({ orders, search, chosenId, onChoose }: SearchResultsProps) {
  const { t } = useTexts()
  const found = sortNewestFirst(orders).filter((order) => searchMatches(order, search))
  return (
    <Stack gap={4} component="section" aria-label={t('tracking.search-results')}>
      <Text component="h2" size="sm" fw={600} role="status">
        {found.length === 0 ? t('tracking.search-none', { search }) : t('tracking.search-results')}
      </Text>
      {found.map((order) => (
        <OrderRow
          key={order.order_id}
          order={order}
          isChosen={order.order_id === chosenId}
          onChoose={onChoose}
        />
      ))}
    </Stack>
  )
}
