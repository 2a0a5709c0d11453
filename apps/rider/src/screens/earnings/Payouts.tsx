import type { Earnings } from '@beckon/contract'
import { Panel } from '../../features/page/index.ts'
import { secondsOfDay } from '../../platform/clock/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './earnings.module.css'

export interface PayoutsProps {
  readonly payouts: Earnings['payouts']
  readonly currency: string
}

/** The payouts with their dates, and the cash in hand that was set off. */
export function Payouts({ payouts, currency }: PayoutsProps) {
  const { t, format } = useTexts()
  return (
    <Panel title={t('rider.earn.payouts')}>
      {payouts.length === 0 && <p className={styles.dim}>{t('rider.earn.payouts-none')}</p>}
      {payouts.map(({ date, paid, cash_set_off }, index) => (
        <div key={`${date} ${index}`}>
          <div className={styles.sum}>
            <span>{format.day(secondsOfDay(date))}</span>
            <strong>{format.amount(paid, currency)}</strong>
          </div>
          {cash_set_off > 0 && (
            <p className={styles.dim}>
              {t('rider.earn.payouts-cash', { amount: format.amount(cash_set_off, currency) })}
            </p>
          )}
        </div>
      ))}
    </Panel>
  )
}
