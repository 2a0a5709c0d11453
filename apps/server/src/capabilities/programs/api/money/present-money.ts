import type { OrderRecord, ProgramFigures, ProgramOrderMoney } from '@beckon/contract'
import type { DaySums } from '../../../ordering/orders/index.ts'
import { moneyOf } from '../values.ts'

/** The money of an order as programs read it. */
export function presentMoney(record: OrderRecord): ProgramOrderMoney {
  const of = (decimal: number) => moneyOf(decimal, record.currency)
  const { tax, voucher, payment, cash, pay_at_pickup: atPickup } = record
  return {
    order: record.order_id,
    fee: of(record.delivery_fee),
    tax: tax ? { percent: tax.percent, amount: of(tax.amount) } : null,
    voucher: voucher ? { code: voucher.code, discount: of(voucher.discount) } : null,
    charges: record.charges.map(({ kind, amount }) => ({
      kind: kind === 'NEW_PIN' ? 'new_dropoff' : kind.toLowerCase(),
      amount: of(amount),
    })),
    payment: payment ? paymentOf(payment, of) : null,
    cash: cash ? cashOf(cash, of) : null,
    pay_at_pickup: atPickup
      ? { due: of(atPickup.due), paid: of(atPickup.paid), returned: of(atPickup.returned) }
      : null,
  }
}

type Of = (decimal: number) => ProgramOrderMoney['fee']

const paymentOf = (payment: NonNullable<OrderRecord['payment']>, of: Of) => ({
  state: payment.state.toLowerCase(),
  due: of(payment.due),
  paid: of(payment.paid),
  refunded: of(payment.refunded),
  pending: of(payment.pending),
})

const cashOf = ({ due, collected, short, settled }: NonNullable<OrderRecord['cash']>, of: Of) => ({
  due: of(due),
  collected: of(collected),
  short: of(short),
  settled: of(settled),
})

type Figures = ProgramFigures['total']
type Sums = Omit<DaySums, 'day'>

const nothing: Sums = { orders: 0, delivered: 0, on_time: 0, cancelled: 0, spend: 0, goods: 0, cash: 0 }

/** The figures of a period, for each of its days and in total. */
export function presentFigures(
  found: readonly DaySums[],
  days: readonly string[],
  currency: string,
): ProgramFigures {
  const byDay = new Map(found.map((one) => [one.day, one]))
  return {
    total: figuresOf(found.reduce<Sums>(added, nothing), currency),
    days: days.map((day) => ({ day, ...figuresOf(byDay.get(day) ?? nothing, currency) })),
  }
}

function figuresOf(
  { orders, delivered, on_time, cancelled, spend, goods, cash }: Sums,
  currency: string,
): Figures {
  const of = (amount: number) => ({ amount, currency })
  return { orders, delivered, on_time, cancelled, spend: of(spend), goods: of(goods), cash: of(cash) }
}

const added = (sum: Sums, one: Sums): Sums => ({
  orders: sum.orders + one.orders,
  delivered: sum.delivered + one.delivered,
  on_time: sum.on_time + one.on_time,
  cancelled: sum.cancelled + one.cancelled,
  spend: sum.spend + one.spend,
  goods: sum.goods + one.goods,
  cash: sum.cash + one.cash,
})
