import { type AccountBalance, calls } from '@beckon/contract'
import { DayField, useToday } from '../../../features/days/index.ts'
import { type Column, DataTable, useFilters } from '../../../features/list/index.ts'
import { EmptyState } from '../../../features/page/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useStore } from '../../../platform/store/index.ts'
import { type Texts, useTexts } from '../../../platform/texts/index.ts'
import { FileButton } from '../../../features/files/index.ts'
import { ToneBadge } from '../parts/ToneBadge.tsx'
import { useMoney } from '../parts/use-money.ts'

/** The accounts of a period, and its postings as a file for accounting. */
export function ExportsTab() {
  const texts = useTexts()
  const { t } = texts
  const country = useStore(useDeps().country)
  const today = useToday()
  const [chosen, setFilters] = useFilters(['from', 'to'])
  const period = { from: chosen.from || `${today.slice(0, 8)}01`, to: chosen.to || today }
  const balances = useMoney(
    calls.readLedgerBalances,
    { query: period },
    { select: ({ result }) => result.accounts },
  )
  return (
    <DataTable
      name="ledger"
      label={t('console.money.ledger.label')}
      query={balances}
      columns={columnsOf(texts)}
      keyOf={({ account, currency }) => `${account} ${currency}`}
      filters={
        <>
          <DayField
            label={t('console.money.from')}
            value={period.from}
            max={period.to}
            onChange={(from) => setFilters({ from })}
          />
          <DayField label={t('console.money.to')} value={period.to} onChange={(to) => setFilters({ to })} />
          <FileButton
            call={calls.exportLedger}
            input={{ query: period }}
            name={`ledger-${country.toLowerCase()}-${period.from}-${period.to}.csv`}
            label={t('console.money.ledger.export')}
          />
          <Entries period={period} />
        </>
      }
      empty={
        <EmptyState title={t('console.money.ledger.empty')} text={t('console.money.ledger.empty-hint')} />
      }
    />
  )
}

/** Number of entries, and whether each one is balanced. */
function Entries({ period }: { readonly period: { readonly from: string; readonly to: string } }) {
  const { t, format } = useTexts()
  const { data } = useMoney(calls.readLedgerBalances, { query: period }, { select: ({ result }) => result })
  if (!data || data.entries === 0) return null
  return data.unbalanced === 0 ? (
    <ToneBadge tone="good">
      {t('console.money.ledger.balanced', { entries: format.number(data.entries) })}
    </ToneBadge>
  ) : (
    <ToneBadge tone="bad">
      {t('console.money.ledger.unbalanced', { entries: format.number(data.unbalanced) })}
    </ToneBadge>
  )
}

const kinds = ['asset', 'liability', 'income', 'expense'] as const

function columnsOf({ t, format }: Texts): Column<AccountBalance>[] {
  const money = (id: 'opening' | 'debit' | 'credit' | 'closing'): Column<AccountBalance> => ({
    id,
    title: t(`console.money.ledger.${id}`),
    render: (row) => format.amount(row[id], row.currency),
    sortBy: (row) => row[id],
    isFigure: true,
  })
  return [
    {
      id: 'account',
      title: t('console.money.ledger.account'),
      render: ({ account }) => t(`console.money.account.${account}`),
    },
    {
      id: 'kind',
      title: t('console.money.ledger.kind'),
      render: (row) => {
        const kind = kinds.find((one) => one === row.kind)
        return kind ? t(`console.money.account-kind.${kind}`) : row.kind
      },
    },
    money('opening'),
    money('debit'),
    money('credit'),
    money('closing'),
  ]
}
