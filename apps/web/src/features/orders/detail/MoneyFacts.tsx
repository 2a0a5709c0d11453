import type { OrderRecord } from '@beckon/contract'
import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../orders.module.css'

type Payment = NonNullable<OrderRecord['payment']>

/** Online payment with refunds, the rider's payment to the shop, and cash on delivery with its settlement. */
export function MoneyFacts({ order }: { readonly order: OrderRecord }) {
  const { payment, cash, pay_at_pickup: advance, currency } = order
  const isCash = order.order.payment_method === 'CASH_ON_DELIVERY'
  const { t, format } = useTexts()
  const money = (amount: number) => <bdi>{format.amount(amount, currency)}</bdi>
  return (
    <>
      {payment && <PaidFact payment={payment} currency={currency} />}
      {payment && payment.pending > 0 && (
        <Line name={t('order.refund-pending')}>{money(payment.pending)}</Line>
      )}
      {payment && payment.refunded > 0 && <Line name={t('order.refunded')}>{money(payment.refunded)}</Line>}
      {advance && (
        <Line name={t(advance.paid > 0 ? 'order.cash-advance-paid' : 'order.cash-advance-due')}>
          {money(advance.due)}
        </Line>
      )}
      {advance && advance.returned > 0 && (
        <Line name={t('order.cash-advance-returned')}>{money(advance.returned)}</Line>
      )}
      {cash && cash.due > 0 && cash.collected + cash.short === 0 && (
        <Line name={t(isCash ? 'order.cash-due' : 'order.door-due')}>{money(cash.due)}</Line>
      )}
      {cash && cash.collected > 0 && (
        <Line name={t(isCash ? 'order.cash-collected' : 'order.door-collected')}>
          {money(cash.collected)}
        </Line>
      )}
      {cash && cash.short > 0 && <Line name={t('order.cash-short')}>{money(cash.short)}</Line>}
      {/* An amount paid at collection is shown above. */}
      {cash && cash.settled > 0 && !advance && (
        <Line name={t('order.cash-settled')}>{money(cash.settled)}</Line>
      )}
    </>
  )
}

function PaidFact({ payment, currency }: { readonly payment: Payment; readonly currency: string }) {
  const { t, format } = useTexts()
  const { card } = payment
  if (payment.paid === 0) {
    const isOver = payment.state === 'FAILED' || payment.state === 'CANCELLED'
    const name = isOver ? t('order.not-paid') : t('order.to-pay-online')
    return <Line name={name}>{<bdi>{format.amount(payment.due, currency)}</bdi>}</Line>
  }
  const amount = format.amount(payment.paid, currency)
  const methodText = card
    ? t('order.paid-with', {
        amount,
        card: t('card.ending', { scheme: schemeName(card.scheme), digits: card.last_digits }),
      })
    : amount
  return (
    <Line name={t('order.paid-online')}>
      <bdi>{methodText}</bdi>
    </Line>
  )
}

/** Brand names in the companies' own spelling. */
const names: ReadonlyMap<string, string> = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['jcb', 'JCB'],
  ['unionpay', 'UnionPay'],
])
const schemeName = (scheme: string): string => names.get(scheme) ?? scheme

const Line = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles.fact} data-money>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
