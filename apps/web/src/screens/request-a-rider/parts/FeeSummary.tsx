import { Text } from '@mantine/core'
import type { Quote } from '@beckon/contract'
import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './parts.module.css'

/** What the delivery costs, of what it is made, and when it arrives. */
export function FeeSummary({ quote }: { readonly quote: Quote }) {
  const { t, say, format } = useTexts()
  const range = ({ lower, upper }: Quote['pickup_eta']) =>
    t('request.eta-range', { from: format.time(lower), to: format.time(upper) })
  return (
    <>
      <dl className={styles['lines']}>
        <Line name={t('request.pickup-eta')}>{range(quote.pickup_eta)}</Line>
        <Line name={t('request.dropoff-eta')}>{range(quote.dropoff_eta)}</Line>
        {quote.components.map(({ name, amount }) => (
          <Line key={name} name={say(`request.fee-${name}`, { distance: format.distance(quote.distance) })}>
            {format.amount(amount, quote.currency)}
          </Line>
        ))}
        <div className={`${styles['line']} ${styles['total']}`}>
          <dt>{t('request.fee')}</dt>
          <dd data-fee={quote.fee}>
            <bdi>{format.amount(quote.fee, quote.currency)}</bdi>
          </dd>
        </div>
      </dl>
      {quote.estimated && (
        <Text size="xs" c="dimmed">
          {t('request.distance-estimated')}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {t('request.quote-expires', { time: format.time(quote.expires_at) })}
      </Text>
    </>
  )
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles['line']}>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}
