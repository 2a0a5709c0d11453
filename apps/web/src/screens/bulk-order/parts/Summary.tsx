import type { BulkJob } from '@beckon/contract'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './parts.module.css'

/** Sums of the rows that can be placed. */
export function Summary({ job }: { readonly job: BulkJob }) {
  const { t, format } = useTexts()
  const { orders, delivery_fee: fee, amount, cash } = job.totals
  const figures = [
    [t('bulk.total-orders'), format.number(orders)],
    [t('bulk.total-fee'), format.amount(fee, job.currency)],
    [t('bulk.total-amount'), format.amount(amount, job.currency)],
    [t('bulk.total-cash'), format.amount(cash, job.currency)],
  ] as const
  return (
    <dl className={styles.figures}>
      {figures.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="bk-figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
