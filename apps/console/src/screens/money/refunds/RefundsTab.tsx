import { calls, type DeskRefund } from '@beckon/contract'
import { refundCauses } from '@beckon/domain/payment'
import { Button, Select, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../../features/access/index.ts'
import { type Column, DataTable, moreOf, useFilters, useSearchText } from '../../../features/list/index.ts'
import { EmptyState } from '../../../features/page/index.ts'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { answerTo } from '../../../platform/client/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { type Texts, useTexts } from '../../../platform/texts/index.ts'
import { amountColumn, orderColumn, personColumn, shopColumn } from '../parts/columns.tsx'
import { HandDialog } from '../parts/HandDialog.tsx'
import { LongText } from '../parts/LongText.tsx'
import { Requests } from '../parts/Requests.tsx'
import { ToneBadge } from '../parts/ToneBadge.tsx'
import { useMoneyPages, useRefreshMoney } from '../parts/use-money.ts'

const states = ['OPEN', 'DONE', 'FAILED'] as const

/** Refunds by rule and by hand; those that wait for a second operator come first. */
export function RefundsTab() {
  const texts = useTexts()
  const { t } = texts
  const { client } = useDeps()
  const mayRefund = useMay('money.refund')
  const [isRefunding, setRefunding] = useState(false)
  const [retried, setRetried] = useState<string>()
  const [filters, setFilters] = useFilters(['state', 'cause', 'search'])
  const search = useSearchText(filters.search)
  const state = states.find((one) => one === filters.state)
  const cause = refundCauses.find((one) => one === filters.cause)
  const query = useMoneyPages(['refunds', state ?? '', cause ?? '', search], (before, signal) => {
    const chosen = { ...(state ? { state } : {}), ...(cause ? { cause } : {}) }
    const typed = { ...(search === '' ? {} : { search }), ...(before ? { before } : {}) }
    return answerTo(client, calls.listRefunds, { query: { ...chosen, ...typed } }, { signal })
  })
  const byHand = mayRefund && (
    <Button variant="default" onClick={() => setRefunding(true)}>
      {t('console.money.refund')}
    </Button>
  )
  return (
    <Stack>
      <Requests kind="REFUND" state="PENDING" label={t('console.money.requests')} />
      <DataTable
        name="refunds"
        label={t('console.money.tab.refunds')}
        query={query}
        columns={columnsOf(texts, mayRefund ? setRetried : undefined)}
        keyOf={(row) => row.refund_id}
        isFiltered={state !== undefined || cause !== undefined || search !== ''}
        filters={
          <>
            <TextInput
              aria-label={t('console.search')}
              placeholder={t('console.money.refund-search-hint')}
              maxLength={100}
              value={filters.search}
              onChange={({ currentTarget }) => setFilters({ search: currentTarget.value })}
            />
            <Select
              aria-label={t('console.money.state')}
              placeholder={t('console.money.state')}
              clearable
              value={state ?? null}
              data={states.map((value) => ({ value, label: t(`console.money.refund-filter.${value}`) }))}
              onChange={(value) => setFilters({ state: value ?? '' })}
            />
            <Select
              aria-label={t('console.money.cause')}
              placeholder={t('console.money.cause')}
              clearable
              value={cause ?? null}
              data={refundCauses.map((value) => ({ value, label: t(`console.money.cause.${value}`) }))}
              onChange={(value) => setFilters({ cause: value ?? '' })}
            />
            {byHand}
          </>
        }
        more={moreOf(query)}
        empty={
          <EmptyState title={t('console.money.refunds-empty')} text={t('console.money.refunds-empty-hint')} />
        }
      />
      {isRefunding && <HandDialog kind="REFUND" close={() => setRefunding(false)} />}
      {retried !== undefined && <RetryDialog orderId={retried} close={() => setRetried(undefined)} />}
    </Stack>
  )
}

const tones = { DECIDED: 'open', SENT: 'open', DONE: 'good', FAILED: 'bad', REPLACED: 'over' } as const

function columnsOf(texts: Texts, retry?: (orderId: string) => void): Column<DeskRefund>[] {
  const { t, format } = texts
  return [
    orderColumn(texts),
    shopColumn(texts),
    {
      id: 'cause',
      title: t('console.money.cause'),
      render: ({ cause }) => t(`console.money.cause.${cause}`),
    },
    {
      id: 'state',
      title: t('console.money.state'),
      render: ({ state }) => (
        <ToneBadge tone={tones[state]}>{t(`console.money.refund-state.${state}`)}</ToneBadge>
      ),
    },
    amountColumn(texts),
    {
      id: 'created',
      title: t('console.money.created'),
      render: (row) => format.dateTime(row.created_at),
      isFigure: true,
    },
    personColumn('asked-by', t('console.money.asked-by'), (row) => row.asked_by_name),
    personColumn('approved-by', t('console.money.approved-by'), (row) => row.approved_by_name),
    {
      id: 'reason',
      title: t('console.reason'),
      render: (row) => <LongText text={row.reason} />,
      isExtra: true,
    },
    {
      id: 'failure',
      title: t('console.money.failure'),
      render: (row) => <bdi>{row.failure}</bdi>,
      isExtra: true,
    },
    {
      id: 'tries',
      title: t('console.money.tries'),
      render: ({ tries }) => format.number(tries),
      isFigure: true,
      isExtra: true,
    },
    ...(retry ? [retryColumn(t('console.money.retry'), retry)] : []),
  ]
}

const retryColumn = (label: string, retry: (orderId: string) => void): Column<DeskRefund> => ({
  id: 'actions',
  title: '',
  render: ({ state, order_id: orderId }) =>
    state === 'FAILED' && (
      <Button size="compact-sm" miw="max-content" variant="default" onClick={() => retry(orderId)}>
        {label}
      </Button>
    ),
})

function RetryDialog({ orderId, close }: { readonly orderId: string; readonly close: () => void }) {
  const { t } = useTexts()
  const { client } = useDeps()
  const refresh = useRefreshMoney()
  return (
    <ReasonDialog
      title={t('console.money.retry-title', { order: orderId })}
      action={t('console.money.retry')}
      close={close}
      run={async (reason) => {
        const result = await client.call(calls.retryRefund, { params: { id: orderId }, body: { reason } })
        refresh()
        return result
      }}
    />
  )
}
