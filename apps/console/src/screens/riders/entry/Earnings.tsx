import { calls, type Earnings, type ShownRider } from '@beckon/contract'
import { Select, Stack, Table, Title } from '@mantine/core'
import { useState } from 'react'
import { useDayTexts } from '../../../features/days/index.ts'
import { EmptyState } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './entry.module.css'
import { Part } from './Part.tsx'
import { useRiderPart } from './use-part.ts'

const periods = [14, 31, 62] as const

/** The earnings of a rider by day, and the payouts. */
export function RiderEarnings({ rider }: { readonly rider: ShownRider }) {
  const { t } = useTexts()
  const [days, setDays] = useState<number>(14)
  const query = useRiderPart(rider.id, calls.readRiderEarnings, { params: { id: rider.id }, query: { days } })
  return (
    <Stack maw={860}>
      <Select
        label={t('console.rider.earn.period')}
        w={200}
        allowDeselect={false}
        value={String(days)}
        data={periods.map((count) => ({
          value: String(count),
          label: t('console.rider.earn.days', { count }),
        }))}
        onChange={(value) => setDays(Number(value))}
      />
      <Part query={query}>
        {({ result }) =>
          result.days.length === 0 && result.payouts.length === 0 ? (
            <EmptyState title={t('console.rider.earn.none')} text={t('console.rider.earn.none-hint')} />
          ) : (
            <>
              <Days earnings={result} />
              <Payouts earnings={result} />
            </>
          )
        }
      </Part>
    </Stack>
  )
}

const parts = ['base', 'distance', 'wait', 'return', 'bonus'] as const

function Days({ earnings: { days, currency } }: { readonly earnings: Earnings }) {
  const { t, format } = useTexts()
  const { date: dayText } = useDayTexts()
  return (
    <div className={styles.scroll}>
      <Table aria-label={t('console.rider.tab.earnings')} verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('console.rider.earn.day')}</Table.Th>
            <Table.Th className={styles.figures}>{t('console.rider.earn.jobs')}</Table.Th>
            {parts.map((part) => (
              <Table.Th key={part} className={styles.figures}>
                {t(`console.rider.earn.part.${part}`)}
              </Table.Th>
            ))}
            <Table.Th className={styles.figures}>{t('console.rider.earn.total')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {days.map(({ date, jobs, total, entries }) => (
            <Table.Tr key={date}>
              <Table.Td>{dayText(date)}</Table.Td>
              <Table.Td className={styles.figures}>{format.number(jobs)}</Table.Td>
              {parts.map((part) => (
                <Table.Td key={part} className={styles.figures}>
                  {format.amount(
                    entries.reduce((sum, entry) => sum + entry[part], 0),
                    currency,
                  )}
                </Table.Td>
              ))}
              <Table.Td className={styles.figures}>{format.amount(total, currency)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function Payouts({ earnings: { payouts, currency } }: { readonly earnings: Earnings }) {
  const { t, format } = useTexts()
  const { date: dayText } = useDayTexts()
  if (payouts.length === 0) return null
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {t('console.rider.earn.payouts')}
      </Title>
      <Table aria-label={t('console.rider.earn.payouts')} verticalSpacing={6} maw={480}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('console.rider.earn.day')}</Table.Th>
            <Table.Th className={styles.figures}>{t('console.payouts.set-off')}</Table.Th>
            <Table.Th className={styles.figures}>{t('console.payouts.paid')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {payouts.map(({ date, paid, cash_set_off: setOff }, index) => (
            <Table.Tr key={`${date} ${index}`}>
              <Table.Td>{dayText(date)}</Table.Td>
              <Table.Td className={styles.figures}>{format.amount(setOff, currency)}</Table.Td>
              <Table.Td className={styles.figures}>{format.amount(paid, currency)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
