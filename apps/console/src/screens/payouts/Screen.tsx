import { calls, type PayoutRun } from '@beckon/contract'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDayTexts } from '../../features/days/index.ts'
import { useMay } from '../../features/access/index.ts'
import { useDialog } from '../../features/dialog/index.ts'
import { type Column, DataTable } from '../../features/list/index.ts'
import { EmptyState, Page } from '../../features/page/index.ts'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { StateBadge } from '../../features/badge/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { NewRunDialog } from './NewRunDialog.tsx'
import { RunActions } from './RunActions.tsx'

/** The payout runs of riders: make one, download its file, mark it as paid, cancel it. */
export function Screen() {
  const { t } = useTexts()
  const { client, country: chosen } = useDeps()
  const country = useStore(chosen)
  const maySettle = useMay('money.settle')
  const [isMaking, setMaking] = useDialog('make')
  const query = useQuery({
    queryKey: ['payouts', country],
    queryFn: async ({ signal }) =>
      (await answerTo(client, calls.listPayoutRuns, { query: { count: 500 } }, { signal })).result,
  })
  const make = maySettle && <Button onClick={() => setMaking(true)}>{t('console.payouts.make')}</Button>
  return (
    <Page title={t('console.nav.payouts')} aside={make}>
      <DataTable
        name="payouts"
        label={t('console.nav.payouts')}
        query={query}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={
          <EmptyState title={t('console.payouts.none')} text={t('console.payouts.none-hint')} action={make} />
        }
      />
      {maySettle && isMaking && <NewRunDialog close={() => setMaking(false)} />}
    </Page>
  )
}

const colors = { open: 'blue', paid: 'green', cancelled: 'gray' } as const

function useColumns(): readonly Column<PayoutRun>[] {
  const { t, format } = useTexts()
  const { date: dateText } = useDayTexts()
  const money = (id: 'earned' | 'cash_set_off' | 'paid', title: string): Column<PayoutRun> => ({
    id,
    title,
    render: (run) => format.amount(run[id], run.currency),
    sortBy: (run) => run[id],
    isFigure: true,
  })
  return [
    {
      id: 'until',
      title: t('console.payouts.until'),
      render: ({ until }) => dateText(until),
      sortBy: ({ until }) => until,
    },
    {
      id: 'state',
      title: t('console.payouts.state'),
      render: ({ state }) => (
        <StateBadge color={colors[state]}>{t(`console.payouts.state.${state}`)}</StateBadge>
      ),
      sortBy: ({ state }) => state,
    },
    {
      id: 'riders',
      title: t('console.nav.riders'),
      render: ({ riders }) => format.number(riders),
      isFigure: true,
    },
    money('earned', t('console.payouts.earned')),
    money('cash_set_off', t('console.payouts.set-off')),
    money('paid', t('console.payouts.paid')),
    {
      id: 'made',
      title: t('console.payouts.made'),
      render: (run) => format.dateTime(run.created_at),
      sortBy: (run) => run.created_at,
    },
    {
      id: 'decided',
      title: t('console.payouts.decided'),
      render: (run) => run.decided_at !== null && format.dateTime(run.decided_at),
      isExtra: true,
    },
    { id: 'actions', title: '', render: (run) => <RunActions run={run} /> },
  ]
}
