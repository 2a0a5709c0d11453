import { Table } from '@mantine/core'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../Screen.module.css'
import { useDayName } from '../use-day-name.ts'
import { type DaysProps, onTimeShare } from './DayCharts.tsx'

/** The figures of the charts as a table, also for screen readers. */
export function DayTable({ days, currency }: DaysProps) {
  const { t, format } = useTexts()
  const dayName = useDayName()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div className={styles.days} role="region" aria-label={t('history.by-day')} tabIndex={0}>
      <Table verticalSpacing="xs" stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('history.day')}</Table.Th>
            <Table.Th scope="col" ta="end">
              {t('history.orders')}
            </Table.Th>
            <Table.Th scope="col" ta="end">
              {t('history.delivered')}
            </Table.Th>
            <Table.Th scope="col" ta="end">
              {t('history.spend')}
            </Table.Th>
            <Table.Th scope="col" ta="end">
              {t('history.on-time')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody className="bk-figures">
          {days.map((day) => {
            const share = onTimeShare(day)
            return (
              <Table.Tr key={day.day}>
                <Table.Th scope="row" fw={400}>
                  <bdi>{dayName(day.day)}</bdi>
                </Table.Th>
                <Table.Td ta="end">{format.number(day.orders)}</Table.Td>
                <Table.Td ta="end">{format.number(day.delivered)}</Table.Td>
                <Table.Td ta="end">
                  <bdi>{format.amount(day.spend, currency)}</bdi>
                </Table.Td>
                <Table.Td ta="end">{share === undefined ? '–' : format.percent(share)}</Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </div>
  )
}
