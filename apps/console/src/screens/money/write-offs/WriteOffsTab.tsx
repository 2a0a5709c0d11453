import { type AnswerOf, calls } from '@beckon/contract'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../../features/access/index.ts'
import { type Column, DataTable } from '../../../features/list/index.ts'
import { EmptyState } from '../../../features/page/index.ts'
import { type Texts, useTexts } from '../../../platform/texts/index.ts'
import { HandDialog } from '../parts/HandDialog.tsx'
import { Requests } from '../parts/Requests.tsx'
import { useMoney } from '../parts/use-money.ts'

type WrittenOff = AnswerOf<typeof calls.listWrittenOff>['result'][number]

/** Charges that cannot be collected: those that operators wrote off, and those of guests. */
export function WriteOffsTab() {
  const texts = useTexts()
  const { t } = texts
  const mayWriteOff = useMay('money.settle')
  const [isOpen, setOpen] = useState(false)
  const query = useMoney(
    calls.listWrittenOff,
    { query: { count: 500 } },
    { select: ({ result }) => result.filter((one) => !one.by_hand) },
  )
  const action = mayWriteOff && <Button onClick={() => setOpen(true)}>{t('console.money.write-off')}</Button>
  return (
    <Stack>
      <Group justify="space-between">
        <Text fw={600}>{t('console.money.by-hand')}</Text>
        {action}
      </Group>
      <Requests
        kind="WRITE_OFF"
        label={t('console.money.by-hand')}
        empty={
          <EmptyState
            title={t('console.money.requests-empty')}
            text={t('console.money.requests-empty-hint')}
          />
        }
      />
      <Text fw={600}>{t('console.money.written-off.by-rule')}</Text>
      <DataTable
        name="written-off"
        label={t('console.money.written-off.by-rule')}
        query={query}
        columns={columnsOf(texts)}
        keyOf={(row) => `${row.order_id} ${row.at} ${row.amount}`}
        empty={
          <EmptyState
            title={t('console.money.written-off.empty')}
            text={t('console.money.written-off.empty-hint')}
          />
        }
      />
      {isOpen && <HandDialog kind="WRITE_OFF" close={() => setOpen(false)} />}
    </Stack>
  )
}

const columnsOf = ({ t, format }: Texts): Column<WrittenOff>[] => [
  { id: 'order', title: t('console.money.order'), render: (row) => <bdi dir="ltr">{row.order_id}</bdi> },
  { id: 'shop', title: t('console.money.shop'), render: (row) => <bdi>{row.vendor_id}</bdi> },
  {
    id: 'amount',
    title: t('console.money.amount'),
    render: (row) => format.amount(row.amount, row.currency),
    isFigure: true,
  },
  {
    id: 'at',
    title: t('console.money.created'),
    render: (row) => format.dateTime(row.at),
    isFigure: true,
  },
]
