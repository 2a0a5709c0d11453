import { type AnswerOf, calls } from '@beckon/contract'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../../features/access/index.ts'
import { type Column, DataTable } from '../../../features/list/index.ts'
import { EmptyState } from '../../../features/page/index.ts'
import { type Texts, useTexts } from '../../../platform/texts/index.ts'
import { orderColumn, personColumn } from '../parts/columns.tsx'
import { LongText } from '../parts/LongText.tsx'
import { ToneBadge } from '../parts/ToneBadge.tsx'
import { useMoney } from '../parts/use-money.ts'
import { type Difference, isClosed } from './difference.ts'
import { WorkDialog } from './WorkDialog.tsx'

type Day = AnswerOf<typeof calls.readReconciliation>['result']
type Moved = Day['moved'][number]

/** A compared day: its differences with the work on them, and the money that moved. */
export function ComparedDay({ day }: { readonly day: string }) {
  const texts = useTexts()
  const { t } = texts
  const maySettle = useMay('money.settle')
  const [worked, setWorked] = useState<Difference>()
  const input = { params: { day } }
  const differences = useMoney(calls.readReconciliation, input, {
    select: ({ result }) => result.differences,
  })
  const moved = useMoney(calls.readReconciliation, input, { select: ({ result }) => result.moved })
  return (
    <section aria-label={t('console.money.day.of', { day })}>
      <Text fw={600} mb="xs">
        {t('console.money.day.of', { day })}
      </Text>
      <DataTable
        name="differences"
        label={t('console.money.differences')}
        query={differences}
        columns={differenceColumns(texts, maySettle ? setWorked : undefined)}
        keyOf={({ kind, reference }) => `${kind} ${reference}`}
        empty={<EmptyState title={t('console.money.differences-empty')} />}
      />
      <Text fw={600} my="xs">
        {t('console.money.moved')}
      </Text>
      <DataTable
        name="moved-money"
        label={t('console.money.moved')}
        query={moved}
        columns={movedColumns(texts)}
        keyOf={({ kind, order_id: id, reference, at }) => `${kind} ${id} ${reference} ${at}`}
        empty={<EmptyState title={t('console.money.moved-empty')} />}
      />
      {worked && <WorkDialog day={day} difference={worked} close={() => setWorked(undefined)} />}
    </section>
  )
}

function differenceColumns(
  texts: Texts,
  work: ((difference: Difference) => void) | undefined,
): Column<Difference>[] {
  const { t, format } = texts
  const money = (value: number | null) => (value === null ? '–' : format.amount(value))
  return [
    {
      id: 'kind',
      title: t('console.money.difference'),
      render: ({ kind }) => t(`console.money.difference.${kind}`),
    },
    orderColumn(texts),
    {
      id: 'ours',
      title: t('console.money.day.ours'),
      render: ({ ours }) => money(ours),
      isFigure: true,
    },
    {
      id: 'theirs',
      title: t('console.money.day.theirs'),
      render: ({ theirs }) => money(theirs),
      isFigure: true,
    },
    personColumn('owner', t('console.money.owner'), ({ work: one }) => one?.owner_name),
    {
      id: 'note',
      title: t('console.money.note'),
      render: ({ work: one }) => <LongText text={one?.note ?? null} />,
    },
    {
      id: 'closed',
      title: t('console.money.state'),
      render: (row) => isClosed(row) && <ToneBadge tone="over">{t('console.money.work.closed')}</ToneBadge>,
    },
    closedColumn(texts),
    {
      id: 'reference',
      title: t('console.money.step.reference'),
      render: ({ reference }) => <bdi dir="ltr">{reference}</bdi>,
      isExtra: true,
    },
    ...(work ? [workColumn(t('console.money.work'), work)] : []),
  ]
}

type Work = NonNullable<Difference['work']>

const closedText = ({ t }: Texts, { closed_by_name: name, closed_reason: reason }: Work): string | null =>
  reason === null ? null : t('console.money.work.closed-by', { name: name ?? '–', reason })

const closedColumn = (texts: Texts): Column<Difference> => ({
  id: 'closed-by',
  title: texts.t('console.money.decided-by'),
  render: ({ work: one }) => <LongText text={one ? closedText(texts, one) : null} />,
  isExtra: true,
})

const workColumn = (label: string, work: (difference: Difference) => void): Column<Difference> => ({
  id: 'actions',
  title: '',
  render: (row) => (
    <Button size="compact-sm" miw="max-content" variant="default" onClick={() => work(row)}>
      {label}
    </Button>
  ),
})

const movedColumns = (texts: Texts): Column<Moved>[] => [
  { id: 'at', title: texts.t('console.money.step.when'), render: ({ at }) => texts.format.dateTime(at) },
  {
    id: 'kind',
    title: texts.t('console.money.kind'),
    render: ({ kind }) => texts.t(`console.money.moved.${kind}`),
  },
  orderColumn(texts),
  {
    id: 'amount',
    title: texts.t('console.money.amount'),
    render: ({ amount }) => texts.format.amount(amount),
    sortBy: ({ amount }) => amount,
    isFigure: true,
  },
  {
    id: 'reference',
    title: texts.t('console.money.step.reference'),
    render: ({ reference }) => <bdi dir="ltr">{reference}</bdi>,
  },
]
