import type { ComparedOrder, FeeComparison } from '@beckon/contract'
import { SimpleGrid, Stack, Table, Text, Title } from '@mantine/core'
import { useTexts } from '../../platform/texts/index.ts'
import { EntryLink } from '../links/index.ts'
import { FeeBars } from './FeeBars.tsx'
import styles from './prices.module.css'

export interface ComparisonProps {
  readonly comparison: FeeComparison
  readonly currency: string
}

/** The fees of orders as they were charged beside those at another tariff. */
export function Comparison({ comparison, currency }: ComparisonProps) {
  const { t, format } = useTexts()
  const { orders, dearer, cheaper, bars } = comparison
  return (
    <Stack gap="md">
      <Sums {...{ comparison, currency }} />
      <Text size="sm">
        {t('console.prices.orders', {
          count: orders,
          dearer: format.number(dearer),
          cheaper: format.number(cheaper),
          same: format.number(orders - dearer - cheaper),
        })}
      </Text>
      {comparison.is_partial && <Text size="sm">{t('console.prices.partial', { count: orders })}</Text>}
      <FeeBars {...{ bars, currency }} />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Changes title={t('console.prices.rises')} orders={comparison.rises} currency={currency}>
          {t('console.prices.no-rises')}
        </Changes>
        <Changes title={t('console.prices.falls')} orders={comparison.falls} currency={currency}>
          {t('console.prices.no-falls')}
        </Changes>
      </SimpleGrid>
    </Stack>
  )
}

/** Sum and mean before and after. */
function Sums({ comparison: { orders, charged, proposed }, currency }: ComparisonProps) {
  const { t, format } = useTexts()
  const amount = (value: number) => format.amount(value, currency)
  const rows = [
    { title: t('console.prices.sum'), before: charged, after: proposed },
    { title: t('console.prices.mean'), before: charged / orders, after: proposed / orders },
  ]
  return (
    <Table className={styles.figures} aria-label={t('console.prices.compare')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('console.prices.figure')}</Table.Th>
          <Table.Th>{t('console.prices.charged')}</Table.Th>
          <Table.Th>{t('console.prices.proposed')}</Table.Th>
          <Table.Th>{t('console.prices.difference')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ title, before, after }) => (
          <Table.Tr key={title}>
            <Table.Th scope="row">{title}</Table.Th>
            <Table.Td>{amount(before)}</Table.Td>
            <Table.Td>{amount(after)}</Table.Td>
            <Table.Td>
              <Difference before={before} after={after} currency={currency} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

interface DifferenceProps {
  readonly before: number
  readonly after: number
  readonly currency: string
}

/** `+1.20 (+4.2%)`. */
function Difference({ before, after, currency }: DifferenceProps) {
  const { format } = useTexts()
  const sign = after > before ? '+' : ''
  const share = before === 0 ? undefined : `${sign}${format.percent((after - before) / before, 1)}`
  return (
    <>
      <bdi>
        {sign}
        {format.amount(after - before, currency)}
      </bdi>
      {share !== undefined && (
        <>
          {' ('}
          <bdi>{share}</bdi>)
        </>
      )}
    </>
  )
}

interface ChangesProps {
  readonly title: string
  readonly orders: readonly ComparedOrder[]
  readonly currency: string
  /** Instead of a list without orders. */
  readonly children: string
}

function Changes({ title, orders, currency, children }: ChangesProps) {
  const { t, format } = useTexts()
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        {title}
      </Title>
      {orders.length === 0 ? (
        <Text size="sm" c="dimmed">
          {children}
        </Text>
      ) : (
        <div className={styles.scroll}>
          <Table className={styles.figures} aria-label={title}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('console.prices.order')}</Table.Th>
                <Table.Th>{t('console.prices.distance')}</Table.Th>
                <Table.Th>{t('console.prices.charged')}</Table.Th>
                <Table.Th>{t('console.prices.proposed')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {orders.map((order) => (
                <Table.Tr key={order.order_id}>
                  <Table.Td>
                    <EntryLink page="orders" id={order.order_id}>
                      <bdi dir="ltr">{order.order_id}</bdi>
                    </EntryLink>
                  </Table.Td>
                  <Table.Td>{format.distance(order.distance)}</Table.Td>
                  <Table.Td>{format.amount(order.charged, currency)}</Table.Td>
                  <Table.Td>{format.amount(order.proposed, currency)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </section>
  )
}
