import type { DeskMoney, DeskOrder } from '@beckon/contract'
import { Table, Text, Title } from '@mantine/core'
import { EntryLink } from '../../../features/links/index.ts'
import { EmptyState, Facts } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'

/** Fee, voucher, payment, refunds, cash, charges and book entries. */
export function Money({ desk: { order, money } }: { readonly desk: DeskOrder }) {
  const { t, say, format } = useTexts()
  const amount = (value: number) => format.amount(value, order.currency)
  const { payment = null, cash = null, advance = null } = money ?? {}
  return (
    <>
      <Facts
        facts={[
          { label: t('console.orders.goods-fee'), value: amount(order.delivery_fee) },
          {
            label: t('console.orders.voucher'),
            value: order.voucher && `${order.voucher.code} · ${amount(order.voucher.discount)}`,
          },
          ...order.charges.map((charge) => ({
            label: t(`order.charge.${charge.kind}`),
            value: amount(charge.amount),
          })),
          {
            label: t('console.orders.payment'),
            value: payment && (
              <EntryLink page="money" id={order.order_id}>
                {say(`console.money.intent.${payment.state}`)}
              </EntryLink>
            ),
          },
          {
            label: t('console.money.decline'),
            value: payment?.decline && say(`console.money.decline.${payment.decline}`),
          },
          { label: t('console.orders.taken'), value: payment && amount(payment.taken) },
          { label: t('console.orders.card'), value: payment?.card && <bdi dir="ltr">{payment.card}</bdi> },
          {
            label: t('console.orders.cash'),
            value:
              cash &&
              t('console.orders.cash-line', { collected: amount(cash.collected), due: amount(cash.due) }),
          },
          { label: t('console.orders.advance'), value: advance && amount(advance.paid) },
        ]}
      />
      {money ? (
        <Books money={money} amount={amount} />
      ) : (
        <Text c="dimmed">{t('console.orders.no-money')}</Text>
      )}
    </>
  )
}

interface BooksProps {
  readonly money: DeskMoney
  readonly amount: (value: number) => string
}

function Books({ money: { refunds, entries }, amount }: BooksProps) {
  const { t, say, format } = useTexts()
  return (
    <>
      {refunds.length > 0 && (
        <>
          <Title order={2} size="h4" mt="md">
            {t('console.orders.refunds')}
          </Title>
          <Facts
            facts={refunds.map((refund) => ({
              label: `${say(`console.money.cause.${refund.cause}`)} · ${format.dateTime(refund.created_at)}`,
              value: `${amount(refund.amount)} · ${say(`console.money.refund-state.${refund.state}`)}`,
            }))}
          />
        </>
      )}
      <Title order={2} size="h4" mt="md">
        {t('console.orders.entries')}
      </Title>
      {entries.length === 0 ? (
        <EmptyState title={t('console.orders.none')} />
      ) : (
        <Table verticalSpacing={5} aria-label={t('console.orders.entries')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('console.orders.entry')}</Table.Th>
              <Table.Th>{t('console.orders.account')}</Table.Th>
              <Table.Th ta="end">{t('console.money.amount')}</Table.Th>
              <Table.Th>{t('console.orders.time')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {entries.flatMap((entry) =>
              entry.postings.map((posting) => (
                <Table.Tr key={`${entry.position} ${posting.account}`}>
                  <Table.Td>{say(`console.money.entry.${entry.kind}`)}</Table.Td>
                  <Table.Td>{say(`console.money.account.${posting.account}`)}</Table.Td>
                  <Table.Td ta="end">{amount(posting.amount)}</Table.Td>
                  <Table.Td>{format.dateTime(entry.created_at)}</Table.Td>
                </Table.Tr>
              )),
            )}
          </Table.Tbody>
        </Table>
      )}
    </>
  )
}
