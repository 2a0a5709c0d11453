import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import { payable } from '../machine/request-state.ts'
import type { RequestFlow } from '../hooks/use-request.ts'
import styles from './StepBar.module.css'

interface StepBarProps {
  readonly flow: RequestFlow
  readonly children: ReactNode
}

/** Keeps fee, time and the next button in view on a phone, however long the form is. */
export function StepBar({ flow: { state }, children }: StepBarProps) {
  const { t, format } = useTexts()
  const { quote, editing } = state.context
  const fee = quote
    ? format.amount(payable(quote), quote.currency)
    : editing && format.amount(editing.delivery_fee, editing.currency)
  return (
    <div className={styles.bar}>
      <div className={styles.facts} aria-hidden>
        <bdi className={styles.fee}>{fee}</bdi>
        {quote && (
          <bdi>
            {t('request.eta-range', {
              from: format.time(quote.dropoff_eta.lower),
              to: format.time(quote.dropoff_eta.upper),
            })}
          </bdi>
        )}
      </div>
      <div className={styles.onward}>{children}</div>
    </div>
  )
}
