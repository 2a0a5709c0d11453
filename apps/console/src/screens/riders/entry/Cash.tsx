import { type AnswerOf, calls, type ShownRider } from '@beckon/contract'
import { Button, Group, Stack, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../../features/access/index.ts'
import { EntryLink } from '../../../features/links/index.ts'
import { EmptyState, Facts } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { DepositDialog } from './DepositDialog.tsx'
import styles from './entry.module.css'
import { Part } from './Part.tsx'
import { useRiderPart } from './use-part.ts'

type CashOfRider = AnswerOf<typeof calls.readRiderCash>['result']

/** The cash of customers that a rider has in hand, what was collected, and what was handed in. */
export function Cash({ rider }: { readonly rider: ShownRider }) {
  const query = useRiderPart(rider.id, calls.readRiderCash, {
    params: { id: rider.id },
    query: { count: 100 },
  })
  return <Part query={query}>{({ result }) => <Content rider={rider} cash={result} />}</Part>
}

function Content({ rider, cash }: { readonly rider: ShownRider; readonly cash: CashOfRider }) {
  const { t, format } = useTexts()
  const maySettle = useMay('money.settle')
  const [isDepositing, setDepositing] = useState(false)
  const { currency, in_hand: inHand, limit, entries } = cash
  const isOver = inHand > limit
  return (
    <Stack maw={860}>
      <Facts
        facts={[
          { label: t('console.rider.cash'), value: format.amount(inHand, currency) },
          { label: t('console.rider.cash.limit'), value: format.amount(limit, currency) },
        ]}
      />
      {isOver && (
        <Text fw={600} size="sm">
          {t('console.rider.cash.over-hint')}
        </Text>
      )}
      {maySettle && inHand > 0 && (
        <Group>
          <Button variant="default" onClick={() => setDepositing(true)}>
            {t('console.rider.cash.deposit')}
          </Button>
        </Group>
      )}
      {entries.length === 0 ? (
        <EmptyState title={t('console.rider.cash.none')} text={t('console.rider.cash.none-hint')} />
      ) : (
        <Entries cash={cash} />
      )}
      {isDepositing && (
        <DepositDialog rider={rider} currency={currency} inHand={inHand} close={() => setDepositing(false)} />
      )}
    </Stack>
  )
}

function Entries({ cash: { entries, currency } }: { readonly cash: CashOfRider }) {
  const { t, format } = useTexts()
  return (
    <div className={styles.scroll}>
      <Table aria-label={t('console.rider.tab.cash')} verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('console.changes.when')}</Table.Th>
            <Table.Th>{t('console.rider.cash.what')}</Table.Th>
            <Table.Th className={styles.figures}>{t('console.rider.cash.amount')}</Table.Th>
            <Table.Th>{t('console.rider.cash.receipt')}</Table.Th>
            <Table.Th>{t('console.reason')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry, index) => (
            <Table.Tr key={`${entry.at} ${entry.order_id} ${index}`}>
              <Table.Td>{format.dateTime(entry.at)}</Table.Td>
              <Table.Td>
                {t(`console.rider.cash.kind.${entry.kind}`)}{' '}
                {entry.order_id !== null && (
                  <EntryLink page="orders" id={entry.order_id}>
                    <bdi dir="ltr">{entry.order_id}</bdi>
                  </EntryLink>
                )}
              </Table.Td>
              <Table.Td className={styles.figures}>
                {format.amount(entry.kind === 'collected' ? entry.amount : -entry.amount, currency)}
              </Table.Td>
              <Table.Td>
                <bdi>{entry.receipt}</bdi>
              </Table.Td>
              <Table.Td>
                <bdi>{entry.reason}</bdi>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
