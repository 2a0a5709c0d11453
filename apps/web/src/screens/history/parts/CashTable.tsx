import { Box, Group, Stack, Table, Text } from '@mantine/core'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../Screen.module.css'
import type { CashOfOrder } from '../use-cash.ts'

interface CashTableProps {
  readonly orders: readonly CashOfOrder[]
  readonly currency: string
}

/** Each order's cash, newest first: a table, or a list on phones. */
export function CashTable(props: CashTableProps) {
  return (
    <>
      <Box visibleFrom="sm">
        <WideTable {...props} />
      </Box>
      <Box hiddenFrom="sm">
        <Cards {...props} />
      </Box>
    </>
  )
}

function Cards({ orders, currency }: CashTableProps) {
  const { t, format } = useTexts()
  return (
    <Stack gap="sm" role="list" aria-label={t('cash.table')}>
      {orders.map((order) => (
        <Stack key={order.order_id} gap={2} role="listitem">
          <Group justify="space-between" gap="xs" wrap="nowrap" align="baseline">
            <Text size="sm" fw={500} truncate>
              <bdi>{order.customer_name}</bdi>
            </Text>
            <Text size="sm" className="bk-figures">
              <bdi>{format.amount(order.collected_at === null ? order.due : order.collected, currency)}</bdi>
            </Text>
          </Group>
          <Text size="xs" c="dimmed">
            <bdi>{order.order_id}</bdi>
          </Text>
          <Group justify="space-between" gap="xs">
            <Text size="xs" c="dimmed">
              <State order={order} />
            </Text>
            {order.short > 0 && (
              <Text size="xs">
                {t('cash.short')} <bdi>{format.amount(order.short, currency)}</bdi>
              </Text>
            )}
          </Group>
        </Stack>
      ))}
    </Stack>
  )
}

function WideTable({ orders, currency }: CashTableProps) {
  const { t, format } = useTexts()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div className={styles.days} role="region" aria-label={t('cash.table')} tabIndex={0}>
      <Table verticalSpacing="xs" stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('cash.order')}</Table.Th>
            <Table.Th scope="col">{t('cash.customer')}</Table.Th>
            <Table.Th scope="col" ta="end">
              {t('cash.due')}
            </Table.Th>
            <Table.Th scope="col" ta="end">
              {t('cash.collected')}
            </Table.Th>
            <Table.Th scope="col" ta="end">
              {t('cash.short')}
            </Table.Th>
            <Table.Th scope="col">{t('cash.state')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody className="bk-figures">
          {orders.map((order) => (
            <Table.Tr key={order.order_id}>
              <Table.Th scope="row" fw={400}>
                <bdi>{order.order_id}</bdi>
              </Table.Th>
              <Table.Td>
                <bdi>{order.customer_name}</bdi>
              </Table.Td>
              {[order.due, order.collected, order.short].map((amount, column) => (
                <Table.Td key={column} ta="end">
                  <bdi>{format.amount(amount, currency)}</bdi>
                </Table.Td>
              ))}
              <Table.Td>
                <State order={order} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function State({
  order: { collected_at: collectedAt, settled_at: settledAt },
}: {
  readonly order: CashOfOrder
}) {
  const { t, format } = useTexts()
  if (settledAt !== null) return t('cash.settled-on', { day: format.date(settledAt) })
  return t(collectedAt === null ? 'cash.waits' : 'cash.with-us')
}
