import type { NumbersStep } from '@beckon/contract'
import { type Currency, toDecimal } from '@beckon/domain/money'
import { neededHours, type NumbersPeriod } from '@beckon/domain/numbers'
import type { MoneyFigures } from './money-figures.ts'
import type { OrderFigures, StepRow } from './order-figures.ts'
import { wholeSeconds } from './present-orders.ts'
import type { RiderHours } from './rider-hours.ts'

interface Figures {
  readonly period: NumbersPeriod
  readonly orders: OrderFigures
  readonly riders: RiderHours
  /** Null where the role may not see money. */
  readonly money: MoneyFigures | null
  readonly currency: Currency
}

const none = {
  orders: 0,
  collected: 0,
  collected_late: 0,
  delivered: 0,
  delivered_late: 0,
  cancelled: 0,
} as const

/** The days or hours of the period, those without an order among them. */
export function presentSteps({ period, orders, riders, money, currency }: Figures): NumbersStep[] {
  const rows = new Map(orders.steps.map((row) => [row.step, row]))
  const wanted = new Map(orders.wanted.map((row) => [row.step, row.orders]))
  const sums = (of: readonly { readonly step: number; readonly sum: number }[] | undefined) => {
    const byStep = new Map(of?.map(({ step, sum }) => [step, sum]))
    return (step: number) => (of ? toDecimal({ minor: byStep.get(step) ?? 0, currency }) : null)
  }
  const [cash, refunds] = [sums(money?.cashSteps), sums(money?.refundSteps)]
  const meanRide = orders.totals.find(({ is_before }) => !is_before)?.mean_ride ?? null
  return period.steps.map(({ from, until }, step) => ({
    ...{ from, until },
    ...countsOf(rows.get(step)),
    needed_hours: neededHours(wanted.get(step) ?? 0, meanRide),
    planned_hours: riders.planned?.[step] ?? null,
    on_duty_hours: riders.onDuty?.[step] ?? null,
    cash_collected: cash(step),
    refunded: refunds(step),
  }))
}

const countsOf = (row: StepRow | undefined) => ({
  ...none,
  ...(row && {
    orders: row.orders,
    collected: row.collected,
    collected_late: row.collected_late,
    delivered: row.delivered,
    delivered_late: row.delivered_late,
    cancelled: row.cancelled,
  }),
  assign_median: wholeSeconds(row?.assign_median),
  door_median: wholeSeconds(row?.door_median),
})
