import { Group, Stack, Text } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import { listNames, listOf, type ListName, sortNewestFirst } from '@beckon/domain/order'
import { useMemo } from 'react'
import { OrderRow } from '../../../features/orders/index.ts'
import { useNow } from '../../../platform/clock/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'

interface OrderListsProps {
  readonly orders: readonly OrderRecord[]
  readonly chosenId: string | undefined
  readonly onChoose: (orderId: string) => void
}

/** New, scheduled, collected, delivered, cancelled: each newest first; lists without orders are left out. */
export function OrderLists({ orders, chosenId, onChoose }: OrderListsProps) {
  const { t, format } = useTexts()
  const now = useNow(30)
  const lists = useMemo(() => intoLists(orders, now), [orders, now])
  return (
    <Stack gap="lg">
      {listNames.map((name) => {
        const list = lists[name]
        return list.length === 0 ? null : (
          <Stack key={name} gap={4} component="section" aria-label={t(`list.${name}`)} data-list={name}>
            <Group gap="xs">
              <Text component="h2" size="sm" fw={600}>
                {t(`list.${name}`)}
              </Text>
              <Text size="sm" c="dimmed">
                {format.number(list.length)}
              </Text>
            </Group>
            {list.map((order) => (
              <OrderRow
                key={order.order_id}
                order={order}
                isChosen={order.order_id === chosenId}
                onChoose={onChoose}
              />
            ))}
          </Stack>
        )
      })}
    </Stack>
  )
}

function intoLists(orders: readonly OrderRecord[], now: number): Record<ListName, OrderRecord[]> {
  const lists: Record<ListName, OrderRecord[]> = {
    new: [],
    scheduled: [],
    collected: [],
    delivered: [],
    cancelled: [],
  }
  for (const order of sortNewestFirst(orders)) {
    const name = listOf(order, now)
    if (name) lists[name].push(order)
  }
  return lists
}
