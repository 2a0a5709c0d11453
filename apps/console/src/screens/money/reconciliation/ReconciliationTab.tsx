import { type AnswerOf, calls } from '@beckon/contract'
import { Alert, Button, Stack, Text, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../../features/access/index.ts'
import { DayField, useToday } from '../../../features/days/index.ts'
import { type Column, DataTable, useFilters } from '../../../features/list/index.ts'
import { EmptyState } from '../../../features/page/index.ts'
import { type CallProblem, problemOf } from '../../../platform/client/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { type Texts, useTexts } from '../../../platform/texts/index.ts'
import { ToneBadge } from '../parts/ToneBadge.tsx'
import { useMoney, useRefreshMoney } from '../parts/use-money.ts'
import { isClosed } from './difference.ts'
import { ComparedDay } from './ComparedDay.tsx'

type Day = AnswerOf<typeof calls.listReconciliations>['result'][number]

/** Days on which our ledger was compared with the gateway's, and the differences of one of them. */
export function ReconciliationTab() {
  const texts = useTexts()
  const { t } = texts
  const [{ day }, setFilters] = useFilters(['day'])
  const query = useMoney(
    calls.listReconciliations,
    { query: { count: 92 } },
    { select: ({ result }) => result },
  )
  const shown = day || query.data?.find((one) => openIn(one) > 0)?.day || query.data?.[0]?.day
  return (
    <Stack>
      <Text c="dimmed" size="sm">
        {t('console.money.day-utc')}
      </Text>
      <DataTable
        name="reconciliations"
        label={t('console.money.tab.reconciliation')}
        query={query}
        columns={columnsOf(texts, (next) => setFilters({ day: next }))}
        keyOf={(row) => row.day}
        filters={<CompareDay onCompared={(next) => setFilters({ day: next })} />}
        empty={<EmptyState title={t('console.money.day.empty')} text={t('console.money.day.empty-hint')} />}
      />
      {shown !== undefined && query.data?.some((one) => one.day === shown) && (
        <ComparedDay key={shown} day={shown} />
      )}
    </Stack>
  )
}

const openIn = ({ differences }: Day): number => differences.filter((one) => !isClosed(one)).length

/** Compares a day now; one that was compared is compared again. */
function CompareDay({ onCompared }: { readonly onCompared: (day: string) => void }) {
  const { t, say } = useTexts()
  const { client } = useDeps()
  const refresh = useRefreshMoney()
  // The gateway closes its books in UTC.
  const today = useToday('UTC')
  const maySettle = useMay('money.settle')
  const [day, setDay] = useState(today)
  const [isRunning, setRunning] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  if (!maySettle) return null
  const run = async () => {
    setRunning(true)
    const result = await client.call(calls.reconcileDay, { params: { day } })
    setRunning(false)
    setProblem(result.ok ? undefined : problemOf(result.error))
    if (result.ok) onCompared(day)
    refresh()
  }
  return (
    <>
      <DayField label={t('console.money.day')} value={day} max={today} onChange={setDay} />
      <Button variant="default" loading={isRunning} disabled={day === ''} onClick={() => void run()}>
        {t('console.money.day.compare')}
      </Button>
      {problem && (
        <Alert color="red" role="alert">
          {say(problem.key, problem.values)}
        </Alert>
      )}
    </>
  )
}

function columnsOf({ t, format }: Texts, open: (day: string) => void): Column<Day>[] {
  const side = (count: number, amount: number | null) =>
    amount === null ? format.number(count) : `${format.amount(amount)} (${format.number(count)})`
  return [
    {
      id: 'day',
      title: t('console.money.day'),
      render: ({ day }) => (
        <UnstyledButton fw={600} fz="sm" onClick={() => open(day)}>
          <bdi dir="ltr">{day}</bdi>
        </UnstyledButton>
      ),
      sortBy: ({ day }) => day,
    },
    {
      id: 'state',
      title: t('console.money.state'),
      render: ({ state }) => (
        <ToneBadge tone={state === 'EQUAL' ? 'good' : 'bad'}>{t(`console.money.day.${state}`)}</ToneBadge>
      ),
    },
    {
      id: 'ours',
      title: t('console.money.day.ours'),
      render: (row) => side(row.ours, row.ours_amount),
      isFigure: true,
    },
    {
      id: 'theirs',
      title: t('console.money.day.theirs'),
      render: (row) => side(row.theirs, row.theirs_amount),
      isFigure: true,
    },
    {
      id: 'open',
      title: t('console.money.day.open'),
      render: (row) => format.number(openIn(row)),
      sortBy: openIn,
      isFigure: true,
    },
    {
      id: 'checked',
      title: t('console.money.day.checked'),
      render: (row) => format.dateTime(row.checked_at),
      isFigure: true,
    },
  ]
}
