import { Group, Stack, Text } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import { useMemo } from 'react'
import { OrderRow } from '../../../features/orders/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useRowKeys } from '../use-row-keys.ts'

interface SearchResultsProps {
  /** Results, newest first. */
  readonly found: readonly OrderRecord[]
  readonly search: string
  readonly chosenId: string | undefined
  readonly onChoose: (orderId: string) => void
}

export function SearchResults({ found, search, chosenId, onChoose }: SearchResultsProps) {
  const { t, format } = useTexts()
  const ids = useMemo(() => found.map(({ order_id }) => order_id), [found])
  const { stop, rows } = useRowKeys(ids, chosenId)
  return (
    <Stack
      gap={4}
      component="section"
      aria-label={t('tracking.search-results')}
      data-found={found.length}
      {...rows}
    >
      <Group gap="xs">
        <Text component="h2" size="sm" fw={600}>
          {found.length === 0 ? t('tracking.search-none', { search }) : t('tracking.search-results')}
        </Text>
        {found.length > 0 && (
          <Text size="sm" c="dimmed">
            {format.number(found.length)}
          </Text>
        )}
      </Group>
      {found.map((order) => (
        <OrderRow
          key={order.order_id}
          order={order}
          isChosen={order.order_id === chosenId}
          isTabStop={order.order_id === stop}
          onChoose={onChoose}
        />
      ))}
    </Stack>
  )
}
