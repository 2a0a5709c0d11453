import { calls, type DeskPayment } from '@beckon/contract'
import { paymentStandings } from '@beckon/domain/payment'
import { Select, TextInput } from '@mantine/core'
import { type Column, DataTable, moreOf, useFilters, useSearchText } from '../../../features/list/index.ts'
import { EmptyState } from '../../../features/page/index.ts'
import { answerTo } from '../../../platform/client/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { type Texts, useTexts } from '../../../platform/texts/index.ts'
import { shopColumn } from '../parts/columns.tsx'
import { StandingBadge } from '../parts/ToneBadge.tsx'
import { useMoneyPages } from '../parts/use-money.ts'

/** Card payments of the country; those that are unclear come first. */
export function PaymentsTab() {
  const texts = useTexts()
  const { t } = texts
  const { client } = useDeps()
  const [{ standing: chosen, search: typed }, setFilters] = useFilters(['standing', 'search'])
  const search = useSearchText(typed)
  const standing = paymentStandings.find((one) => one === chosen)
  const query = useMoneyPages(['payments', standing ?? '', search], (before, signal) => {
    const wanted = { ...(standing ? { standing } : {}), ...(search === '' ? {} : { search }) }
    return answerTo(
      client,
      calls.listPayments,
      { query: { ...wanted, ...(before ? { before } : {}) } },
      { signal },
    )
  })
  return (
    <DataTable
      name="payments"
      label={t('console.money.tab.payments')}
      query={query}
      columns={columnsOf(texts)}
      keyOf={(row) => row.order_id}
      pathOf={(row) => `/money/${row.order_id}`}
      isFiltered={standing !== undefined || search !== ''}
      filters={
        <>
          <TextInput
            aria-label={t('console.search')}
            placeholder={t('console.money.search-hint')}
            maxLength={100}
            value={typed}
            onChange={({ currentTarget }) => setFilters({ search: currentTarget.value })}
          />
          <Select
            aria-label={t('console.money.state')}
            placeholder={t('console.money.state')}
            clearable
            value={standing ?? null}
            data={paymentStandings.map((value) => ({ value, label: t(`console.money.standing.${value}`) }))}
            onChange={(value) => setFilters({ standing: value ?? '' })}
          />
        </>
      }
      more={moreOf(query)}
      empty={
        <EmptyState title={t('console.money.payments-empty')} text={t('console.money.payments-empty-hint')} />
      }
    />
  )
}

function columnsOf(texts: Texts): Column<DeskPayment>[] {
  const { t, format } = texts
  const money = (of: (row: DeskPayment) => number) => ({
    render: (row: DeskPayment) => format.amount(of(row), row.currency),
    sortBy: of,
    isFigure: true,
  })
  return [
    { id: 'order', title: t('console.money.order'), render: (row) => <bdi dir="ltr">{row.order_id}</bdi> },
    shopColumn(texts),
    {
      id: 'state',
      title: t('console.money.state'),
      render: ({ standing }) => <StandingBadge standing={standing} />,
    },
    { id: 'amount', title: t('console.money.amount'), ...money(({ amount }) => amount) },
    { id: 'taken', title: t('console.money.taken'), ...money(({ taken }) => taken) },
    { id: 'refunded', title: t('console.money.refunded'), ...money(({ refunded }) => refunded) },
    {
      id: 'attempts',
      title: t('console.money.attempts'),
      render: ({ attempts }) => format.number(attempts),
      isFigure: true,
      isExtra: true,
    },
    {
      id: 'created',
      title: t('console.money.created'),
      render: (row) => format.dateTime(row.created_at),
      isFigure: true,
    },
    {
      id: 'updated',
      title: t('console.money.updated'),
      render: (row) => format.dateTime(row.updated_at),
      isFigure: true,
      isExtra: true,
    },
  ]
}
