import { type CashBatch, calls } from '@beckon/contract'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../../features/access/index.ts'
import { type Column, DataTable } from '../../../features/list/index.ts'
import { EmptyState } from '../../../features/page/index.ts'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { now } from '../../../platform/clock/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useStore } from '../../../platform/store/index.ts'
import { type Texts, useTexts } from '../../../platform/texts/index.ts'
import { amountColumn, personColumn } from '../parts/columns.tsx'
import { FileButton } from '../../../features/files/index.ts'
import { LongText } from '../parts/LongText.tsx'
import { ToneBadge } from '../parts/ToneBadge.tsx'
import { useMoney, useRefreshMoney } from '../parts/use-money.ts'

/** A batch that is being settled is looked at again after so long. */
const SETTLING_MS = 1500
/** A settlement takes seconds. */
const STUCK_SECONDS = 60

interface Ending {
  readonly batch: CashBatch
  readonly how: 'settle' | 'undo'
}

/** Batches of cash settlements: their files, and their end. */
export function Batches() {
  const texts = useTexts()
  const { t } = texts
  const maySettle = useMay('money.settle')
  const country = useStore(useDeps().country)
  const [ending, setEnding] = useState<Ending>()
  const query = useMoney(
    calls.listCashBatches,
    { query: { count: 200 } },
    {
      select: ({ result }) => result,
      again: (data) => (data?.result.some(({ state }) => state === 'SETTLING') ? SETTLING_MS : false),
    },
  )
  const actions: Column<CashBatch> = {
    id: 'actions',
    title: '',
    render: (batch) => (
      <Group gap="xs" wrap="nowrap">
        <FileButton
          call={calls.exportCashBatch}
          input={{ params: { id: batch.id } }}
          name={`cash-${country.toLowerCase()}-${batch.until}.csv`}
          label={t('console.export')}
          isCompact
        />
        {maySettle && <Ends batch={batch} end={setEnding} />}
      </Group>
    ),
  }
  return (
    <>
      <DataTable
        name="cash-batches"
        label={t('console.money.batches')}
        query={query}
        columns={[...columnsOf(texts), actions]}
        keyOf={({ id }) => id}
        empty={
          <EmptyState title={t('console.money.batch.empty')} text={t('console.money.batch.empty-hint')} />
        }
      />
      {ending && <EndDialog {...ending} close={() => setEnding(undefined)} />}
    </>
  )
}

function Ends({ batch, end }: { readonly batch: CashBatch; readonly end: (ending: Ending) => void }) {
  const { t } = useTexts()
  const isOpen = batch.state === 'OPEN'
  if (!isOpen && !isStuck(batch)) return null
  return (
    <>
      <Button
        size="compact-sm"
        flex="none"
        variant={isOpen ? 'filled' : 'default'}
        onClick={() => end({ batch, how: 'settle' })}
      >
        {t(isOpen ? 'console.money.batch.settle' : 'console.retry')}
      </Button>
      {isOpen && (
        <Button size="compact-sm" flex="none" variant="default" onClick={() => end({ batch, how: 'undo' })}>
          {t('console.money.batch.undo')}
        </Button>
      )}
    </>
  )
}

/** The job of a settlement may have given up; asked for again, it goes on. */
const isStuck = ({ state, ended_at: since }: CashBatch): boolean =>
  state === 'SETTLING' && since !== null && now() - since > STUCK_SECONDS

const nameOfEnd = (batch: CashBatch): string | null => batch.ended_by_name

const tones = { OPEN: 'open', SETTLING: 'open', SETTLED: 'good', UNDONE: 'over' } as const

function columnsOf(texts: Texts): Column<CashBatch>[] {
  const { t, format } = texts
  return [
    {
      id: 'until',
      title: t('console.money.cash.until'),
      render: ({ until }) => (
        <Text span size="sm" style={{ whiteSpace: 'nowrap' }}>
          {until}
        </Text>
      ),
    },
    {
      id: 'state',
      title: t('console.money.state'),
      render: ({ state }) => (
        <ToneBadge tone={tones[state]}>{t(`console.money.batch.state.${state}`)}</ToneBadge>
      ),
    },
    {
      id: 'shops',
      title: t('console.money.batch.shops'),
      render: ({ shops }) => format.number(shops),
      isFigure: true,
    },
    {
      id: 'orders',
      title: t('console.money.cash.orders'),
      render: ({ orders }) => format.number(orders),
      isFigure: true,
    },
    amountColumn(texts),
    {
      id: 'created',
      title: t('console.money.created'),
      render: (row) => format.date(row.created_at),
      isFigure: true,
    },
    personColumn('by', t('console.money.batch.by'), (row) => row.created_by_name),
    { ...personColumn('ended-by', t('console.money.batch.ended-by'), nameOfEnd), isExtra: true },
    {
      id: 'reason',
      title: t('console.reason'),
      render: (row) => <LongText text={row.ended_reason ?? row.reason} />,
      isExtra: true,
    },
  ]
}

function EndDialog({ batch, how, close }: Ending & { readonly close: () => void }) {
  const { t, format } = useTexts()
  const { client } = useDeps()
  const refresh = useRefreshMoney()
  const amount = format.amount(batch.amount, batch.currency)
  const isSettling = how === 'settle'
  return (
    <ReasonDialog
      title={
        isSettling
          ? t('console.money.batch.settle-title', { amount, shops: format.number(batch.shops) })
          : t('console.money.batch.undo-title', { amount })
      }
      action={t(isSettling ? 'console.money.batch.settle' : 'console.money.batch.undo')}
      close={close}
      run={async (reason) => {
        const call = isSettling ? calls.settleCashBatch : calls.undoCashBatch
        const result = await client.call(call, { params: { id: batch.id }, body: { reason } })
        refresh()
        return result
      }}
    >
      <Text>{t(isSettling ? 'console.money.batch.settle-hint' : 'console.money.batch.undo-hint')}</Text>
    </ReasonDialog>
  )
}
