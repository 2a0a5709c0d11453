import { Group, Stack, Text, VisuallyHidden } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import { useId, useMemo } from 'react'
import { OrderRow } from '../../../features/orders/index.ts'
import { useNow } from '../../../platform/clock/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { type GroupName, groupNames, idsOf, groupOrders } from '../group-orders.ts'
import { useRowKeys } from '../use-row-keys.ts'
import styles from './OrderLists.module.css'

interface OrderListsProps {
  readonly orders: readonly OrderRecord[]
  readonly chosenId: string | undefined
  readonly onChoose: (orderId: string) => void
}

/** The non-empty groups with their counts; the empty ones share one line below them. */
export function OrderLists({ orders, chosenId, onChoose }: OrderListsProps) {
  const { t } = useTexts()
  const now = useNow(30)
  const lists = useMemo(() => groupOrders(orders, now), [orders, now])
  const { stop, rows } = useRowKeys(
    useMemo(() => idsOf(lists), [lists]),
    chosenId,
  )
  const hint = useId()
  const isEmpty = (name: GroupName) => lists[name].length === 0
  return (
    <Stack gap="lg" {...rows} role="group" aria-describedby={hint}>
      <VisuallyHidden id={hint}>{t('tracking.keys')}</VisuallyHidden>
      {groupNames
        .filter((name) => !isEmpty(name))
        .map((name) => (
          <section key={name} className={styles.group} aria-label={t(`list.${name}`)} data-list={name}>
            <Heading name={name} count={lists[name].length} />
            {lists[name].map((order) => (
              <OrderRow
                key={order.order_id}
                order={order}
                isChosen={order.order_id === chosenId}
                isTabStop={order.order_id === stop}
                onChoose={onChoose}
              />
            ))}
          </section>
        ))}
      <Group gap="0.25rem 1rem" className={styles.empty}>
        {groupNames
          .filter((name) => isEmpty(name) && name !== 'needs-you')
          .map((name) => (
            <Empty key={name} name={name} />
          ))}
      </Group>
    </Stack>
  )
}

function Heading({ name, count }: { readonly name: GroupName; readonly count: number }) {
  const { t, format } = useTexts()
  return (
    <Group gap="xs">
      <Text component="h2" size="sm" fw={600}>
        {t(`list.${name}`)}
      </Text>
      <Text size="sm" c="dimmed" className={styles.count} data-count={count}>
        {format.number(count)}
      </Text>
    </Group>
  )
}

function Empty({ name }: { readonly name: GroupName }) {
  const { t, format } = useTexts()
  return (
    <Text size="sm" c="dimmed" data-list={name}>
      {t(`list.${name}`)} <span data-count={0}>{format.number(0)}</span>
    </Text>
  )
}
