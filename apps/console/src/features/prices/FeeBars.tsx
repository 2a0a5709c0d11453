import type { FeeComparison } from '@beckon/contract'
import { Table, Title } from '@mantine/core'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './prices.module.css'

export interface FeeBarsProps {
  readonly bars: FeeComparison['bars']
  readonly currency: string
}

/** How many orders have which fee before and after: a table whose figures are drawn as bars. */
export function FeeBars({ bars, currency }: FeeBarsProps) {
  const { t, format } = useTexts()
  const most = Math.max(1, ...bars.flatMap(({ charged, proposed }) => [charged, proposed]))
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        {t('console.prices.spread')}
      </Title>
      <Table className={styles.bars} aria-label={t('console.prices.spread')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('console.prices.fee')}</Table.Th>
            <Table.Th>{t('console.prices.charged')}</Table.Th>
            <Table.Th>{t('console.prices.proposed')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {bars.map((bar) => (
            <Table.Tr key={bar.from}>
              <Table.Th scope="row">
                {t('console.prices.fee-range', {
                  from: format.amount(bar.from, currency),
                  to: format.amount(bar.to, currency),
                })}
              </Table.Th>
              <Table.Td>
                <Bar count={bar.charged} most={most} kind="charged" />
              </Table.Td>
              <Table.Td>
                <Bar count={bar.proposed} most={most} kind="proposed" />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

interface BarProps {
  readonly count: number
  readonly most: number
  readonly kind: 'charged' | 'proposed'
}

function Bar({ count, most, kind }: BarProps) {
  const { format } = useTexts()
  return (
    <span className={styles.bar}>
      <span
        className={styles.fill}
        data-kind={kind}
        hidden={count === 0}
        style={{ inlineSize: `${(count / most) * 100}%` }}
        aria-hidden
      />
      <span>{format.number(count)}</span>
    </span>
  )
}
