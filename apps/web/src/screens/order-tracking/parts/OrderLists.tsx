import { Group, Stack, Text, VisuallyHidden } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import { listNames } from '@beckon/domain/order'
import { useId, useMemo } from 'react'
import { OrderRow } from '../../../features/orders/index.ts'
import { useNow } from '../../../platform/clock/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { idsOf, intoLists } from '../into-lists.ts'
import { useRowKeys } from '../use-row-keys.ts'

interface OrderListsProps {
  readonly orders: readonly OrderRecord[]
  readonly chosenId: string | undefined
  readonly onChoose: (orderId: string) => void
}

/** The five lists, each with how many are in it. */
export function OrderLists({ orders, chosenId, onChoose }: OrderListsProps) {
  const { t, format } = useTexts()
  const now = useNow(30)
  const lists = useMemo(() => intoLists(orders, now), [orders, now])
  const { stop, rows } = useRowKeys(
    useMemo(() => idsOf(lists), [lists]),
    chosenId,
  )
  const hint = useId()
  return (
    <Stack gap="lg" {...rows} role="group" aria-describedby={hint}>
      <VisuallyHidden id={hint}>{t('tracking.keys')}</VisuallyHidden>
      {listNames.map((name) => (
        <Stack key={name} gap={4} component="section" aria-label={t(`list.${name}`)} data-list={name}>
          <Group gap="xs">
            <Text component="h2" size="sm" fw={600} {...(lists[name].length === 0 ? { c: 'dimmed' } : {})}>
              {t(`list.${name}`)}
            </Text>
            <Text size="sm" c="dimmed" data-count={lists[name].length}>
              {format.number(lists[name].length)}
            </Text>
          </Group>
          {lists[name].map((order) => (
            <OrderRow
              key={order.order_id}
              order={order}
              isChosen={order.order_id === chosenId}
              isTabStop={order.order_id === stop}
              onChoose={onChoose}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  )
}
