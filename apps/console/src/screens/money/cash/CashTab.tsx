import { type CashBalance, calls } from '@beckon/contract'
import { Button, Checkbox, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../../features/access/index.ts'
import { DayField, useToday } from '../../../features/days/index.ts'
import { type Column, DataTable, useFilters } from '../../../features/list/index.ts'
import { EmptyState } from '../../../features/page/index.ts'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { type Texts, useTexts } from '../../../platform/texts/index.ts'
import { shopColumn } from '../parts/columns.tsx'
import { useMoney, useRefreshMoney } from '../parts/use-money.ts'
import { Batches } from './Batches.tsx'

/** Cash that shops are owed, and the batches in which it is settled. */
export function CashTab() {
  const texts = useTexts()
  const { t } = texts
  const maySettle = useMay('money.settle')
  const today = useToday()
  const [{ until: chosen }, setFilters] = useFilters(['until'])
  const until = chosen || today
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [isMaking, setMaking] = useState(false)
  const query = useMoney(
    calls.listCashBalances,
    { query: { until } },
    { select: ({ result }) => result.shops },
  )
  const toggle = (id: string) => {
    const next = new Set(picked)
    if (!next.delete(id)) next.add(id)
    setPicked(next)
  }
  return (
    <Stack>
      <Text fw={600}>{t('console.money.cash.open')}</Text>
      <DataTable
        name="open-cash"
        label={t('console.money.cash.open')}
        query={query}
        columns={columnsOf(texts, maySettle ? { picked, toggle } : undefined)}
        keyOf={(row) => row.vendor_id}
        filters={
          <>
            <DayField
              label={t('console.money.cash.until')}
              value={until}
              max={today}
              onChange={(day) => setFilters({ until: day })}
            />
            {maySettle && (
              <Button disabled={!query.data?.length} onClick={() => setMaking(true)}>
                {picked.size > 0
                  ? t('console.money.batch.make-some', { shops: texts.format.number(picked.size) })
                  : t('console.money.batch.make')}
              </Button>
            )}
            <Total until={until} />
          </>
        }
        empty={<EmptyState title={t('console.money.cash.empty')} text={t('console.money.cash.empty-hint')} />}
      />
      <Text fw={600}>{t('console.money.batches')}</Text>
      <Batches />
      {isMaking && (
        <BatchDialog
          until={until}
          vendorIds={[...picked]}
          close={() => setMaking(false)}
          onMade={() => setPicked(new Set())}
        />
      )}
    </Stack>
  )
}

/** Sums of all shops. */
function Total({ until }: { readonly until: string }) {
  const { t, format } = useTexts()
  const { data } = useMoney(calls.listCashBalances, { query: { until } }, { select: ({ result }) => result })
  if (!data) return null
  const { orders, amount } = data.total
  const values = { orders: format.number(orders), amount: format.amount(amount, data.currency) }
  return <Text c="dimmed">{t('console.money.cash.total', values)}</Text>
}

interface Picking {
  readonly picked: ReadonlySet<string>
  readonly toggle: (id: string) => void
}

function columnsOf(texts: Texts, picking: Picking | undefined): Column<CashBalance>[] {
  const { t, format } = texts
  const money = (of: (row: CashBalance) => number) => ({
    render: (row: CashBalance) => format.amount(of(row)),
    sortBy: of,
    isFigure: true,
  })
  return [
    ...(picking ? [pickColumn(t, picking)] : []),
    shopColumn(texts),
    {
      id: 'orders',
      title: t('console.money.cash.orders'),
      render: ({ orders }) => format.number(orders),
      sortBy: ({ orders }) => orders,
      isFigure: true,
    },
    { id: 'collected', title: t('console.money.cash.collected'), ...money(({ collected }) => collected) },
    { id: 'set-off', title: t('console.money.cash.set-off'), ...money((row) => row.set_off) },
    { id: 'amount', title: t('console.money.cash.owed'), ...money(({ amount }) => amount) },
    {
      id: 'oldest',
      title: t('console.money.cash.oldest'),
      render: (row) => format.date(row.oldest_at),
      sortBy: (row) => row.oldest_at,
      isFigure: true,
    },
  ]
}

const pickColumn = (t: Texts['t'], { picked, toggle }: Picking): Column<CashBalance> => ({
  id: 'pick',
  title: '',
  render: (row) => (
    <Checkbox
      aria-label={t('console.money.cash.choose', { name: row.vendor_name })}
      size="xs"
      checked={picked.has(row.vendor_id)}
      // A shop that owes something is in no batch until there is cash to set it off against.
      disabled={row.amount < 0}
      onChange={() => toggle(row.vendor_id)}
    />
  ),
})

interface BatchDialogProps {
  readonly until: string
  readonly vendorIds: readonly string[]
  readonly close: () => void
  readonly onMade: () => void
}

function BatchDialog({ until, vendorIds, close, onMade }: BatchDialogProps) {
  const { t } = useTexts()
  const { client } = useDeps()
  const refresh = useRefreshMoney()
  // One id for all tries, so that there is one batch.
  const [id] = useState(() => crypto.randomUUID())
  return (
    <ReasonDialog
      title={t('console.money.batch.make')}
      action={t('console.money.batch.make')}
      close={close}
      run={async (reason) => {
        const body = { until, reason, ...(vendorIds.length > 0 ? { vendor_ids: [...vendorIds] } : {}) }
        const result = await client.call(calls.createCashBatch, { params: { id }, body })
        if (result.ok) onMade()
        refresh()
        return result
      }}
    >
      <Text>{t('console.money.batch.make-hint', { day: until })}</Text>
    </ReasonDialog>
  )
}
