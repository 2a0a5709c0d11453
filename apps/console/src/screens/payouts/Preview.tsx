import type { PayoutPreview } from '@beckon/contract'
import { Table, Text } from '@mantine/core'
import { Facts } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './payouts.module.css'

/** The totals of a run that would be made now, and the share of each rider. */
export function Preview({ preview }: { readonly preview: PayoutPreview }) {
  const { t, format } = useTexts()
  const { currency, riders, carried_riders: carried, payouts } = preview
  const amount = (decimal: number) => format.amount(decimal, currency)
  if (riders === 0) return <Text c="dimmed">{t('console.payouts.preview-none')}</Text>
  return (
    <section aria-label={t('console.payouts.preview')}>
      <Facts
        facts={[
          { label: t('console.nav.riders'), value: format.number(riders) },
          { label: t('console.payouts.earned'), value: amount(preview.earned) },
          { label: t('console.payouts.set-off'), value: amount(preview.cash_set_off) },
          { label: t('console.payouts.paid'), value: amount(preview.paid) },
          {
            label: t('console.payouts.carried'),
            value: carried > 0 ? format.number(carried) : null,
          },
        ]}
      />
      <div className={styles.preview}>
        <Table aria-label={t('console.payouts.preview')} verticalSpacing={4} stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('console.riders.name')}</Table.Th>
              <Table.Th className={styles.figure}>{t('console.payouts.earned')}</Table.Th>
              <Table.Th className={styles.figure}>{t('console.payouts.set-off')}</Table.Th>
              <Table.Th className={styles.figure}>{t('console.payouts.paid')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {payouts.map((one) => (
              <Table.Tr key={one.rider_id}>
                <Table.Td>
                  <bdi>{one.name ?? one.rider_id}</bdi>
                </Table.Td>
                <Table.Td className={styles.figure}>{amount(one.earned)}</Table.Td>
                <Table.Td className={styles.figure}>{amount(one.cash_set_off)}</Table.Td>
                <Table.Td className={styles.figure}>{amount(one.paid)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </section>
  )
}
