import { Text } from '@mantine/core'
import type { Discount, OrderRecord, OrderRequest, Quote } from '@beckon/contract'
import { isCurrency } from '@beckon/domain/money'
import { taxWithin } from '@beckon/domain/pricing'
import type { ReactNode } from 'react'
import { useConfig } from '../../../../platform/client/index.ts'
import { serverSeconds, useNow } from '../../../../platform/clock/index.ts'
import { useFlag } from '../../../../platform/flags/index.ts'
import { useCountryParameter } from '../../../../platform/parameters/index.ts'
import { useTexts } from '../../../../platform/texts/index.ts'
import { payable, type PricedQuote } from '../../machine/request-state.ts'
import type { RequestFlow } from '../../hooks/use-request.ts'
import styles from '../parts.module.css'

/** The price of the delivery, its parts, and the arrival time. */
export function FeeSummary({ flow: { state } }: { readonly flow: RequestFlow }) {
  const { quote, editing, draft, orderToPay } = state.context
  if (quote) {
    return (
      <>
        <Quoted quote={quote} later={draft.preorderedFor} old={editing?.delivery_fee} />
        <Countdown until={quote.expires_at} />
      </>
    )
  }
  if (orderToPay) return <Ordered order={orderToPay} />
  return editing ? <Kept order={editing} /> : null
}

interface QuotedProps {
  readonly quote: PricedQuote
  readonly later: number | null
  /** The fee of the order being edited. */
  readonly old: number | undefined
}

function Quoted({ quote, later, old }: QuotedProps) {
  const { t, say, format } = useTexts()
  const range = ({ lower, upper }: Quote['pickup_eta']) =>
    t('request.eta-range', { from: format.time(lower), to: format.time(upper) })
  return (
    <>
      <dl className={styles.lines}>
        <Line name={t('request.pickup-eta')}>
          {later === null ? range(quote.pickup_eta) : format.dayTime(later)}
        </Line>
        <Line name={t('request.dropoff-eta')}>{range(quote.dropoff_eta)}</Line>
        {quote.components.map(({ name, amount }) => (
          <Line key={name} name={say(`request.fee-${name}`, { distance: format.distance(quote.distance) })}>
            {format.amount(amount, quote.currency)}
          </Line>
        ))}
        {quote.discount && <VoucherLine discount={quote.discount} currency={quote.currency} />}
        {old !== undefined && old !== payable(quote) && (
          // The amount is struck through because it is not part of the sum.
          <Line name={t('request.fee-before')}>
            <del data-fee-before>{format.amount(old, quote.currency)}</del>
          </Line>
        )}
        <Fee fee={payable(quote)} currency={quote.currency} />
        <TaxLine fee={payable(quote)} currency={quote.currency} />
      </dl>
      <Increase quote={quote} />
      {quote.estimated && (
        <Text size="xs" c="dimmed">
          {t('request.distance-estimated')}
        </Text>
      )}
    </>
  )
}

/** The tax included in the fee, where the flag is on and the country has one. */
function TaxLine({ fee, currency }: { readonly fee: number; readonly currency: string }) {
  const { t, format } = useTexts()
  const isShown = useFlag('PaymentTax')
  const percent = useCountryParameter('taxPercent') ?? 0
  if (!isShown || percent === 0 || !isCurrency(currency)) return null
  return (
    <Line name={t('request.fee-tax', { rate: format.percent(percent / 100, 2) })}>
      {format.amount(taxWithin(fee, percent, currency), currency)}
    </Line>
  )
}

/** Explains why a fee is above the base fee, where the flag is on. */
function Increase({ quote }: { readonly quote: PricedQuote }) {
  const { t, say, format } = useTexts()
  const isShown = useFlag('IncreasedFeeInfo')
  const base = quote.components.find(({ name }) => name === 'base')
  const others = quote.components.filter(({ name }) => name !== 'base')
  if (!isShown || !base || others.length === 0) return null
  const distance = format.distance(quote.distance)
  return (
    <Text size="xs">
      {t('request.fee-increased', {
        base: format.amount(base.amount, quote.currency),
        reasons: format.list(others.map(({ name }) => say(`request.fee-${name}`, { distance }))),
      })}
    </Text>
  )
}

/** The order being paid for when a reload has lost the parts of its fee. */
function Ordered({ order }: { readonly order: OrderRequest }) {
  const { t, format } = useTexts()
  const { currency } = useConfig()
  const { voucher, delivery_fee: fee, discounted_delivery_fee: left = fee } = order
  return (
    <dl className={styles.lines}>
      {voucher && (
        <Line name={t('voucher.line', { code: voucher.code })}>{format.amount(left - fee, currency)}</Line>
      )}
      <Fee fee={left} currency={currency} />
    </dl>
  )
}

/** The voucher's discount as a line of the fee. */
function VoucherLine({ discount, currency }: { readonly discount: Discount; readonly currency: string }) {
  const { t, format } = useTexts()
  return (
    <Line name={t('voucher.line', { code: discount.voucher.code })}>
      {format.amount(-discount.discount, currency)}
    </Line>
  )
}

/** The fee of an edited order stays the same for the same destination. */
function Kept({ order }: { readonly order: OrderRecord }) {
  const { t, format } = useTexts()
  const { voucher, currency } = order
  return (
    <>
      <dl className={styles.lines}>
        {voucher && (
          <Line name={t('voucher.line', { code: voucher.code })}>
            {format.amount(-voucher.discount, currency)}
          </Line>
        )}
        <Fee fee={order.delivery_fee} currency={order.currency} />
      </dl>
      <Text size="xs" c="dimmed">
        {t('request.edit.fee-stays')}
      </Text>
    </>
  )
}

/** Counts down the validity of the fee: always visible, and announced only when it expires. */
function Countdown({ until }: { readonly until: number }) {
  const { t, format } = useTexts()
  useNow(1)
  const left = until - serverSeconds()
  return (
    <>
      {left > 0 && (
        <Text size="xs" c="dimmed" role="timer">
          {t('request.quote-left', { time: format.countdown(left) })}
        </Text>
      )}
      <Text size="xs" c="dimmed" role="status">
        {left > 0 ? '' : t('request.quote-over')}
      </Text>
    </>
  )
}

function Fee({ fee, currency }: { readonly fee: number; readonly currency: string }) {
  const { t, format } = useTexts()
  return (
    <div className={`${styles.line} ${styles.total}`}>
      <dt>{t('request.fee')}</dt>
      <dd data-fee={fee}>
        <bdi>{format.amount(fee, currency)}</bdi>
      </dd>
    </div>
  )
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}
