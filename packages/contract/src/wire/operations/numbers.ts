import { numberSteps } from '@beckon/domain/numbers'
import { orderStatuses, orderWays } from '@beckon/domain/order'
import { refundCauses } from '@beckon/domain/payment'
import { z } from 'zod'
import { amount, unixSeconds } from '../common.ts'

const count = z.number().int().min(0)
/** A value of the period and of the one before. */
const compared = <V extends z.ZodType>(value: V) => z.object({ now: value, before: value })
const counts = compared(count)
const amounts = compared(amount)
/** Seconds; null without an order. */
const seconds = z.number().int().min(0).nullable()
const times = z.object({ orders: counts, median: compared(seconds), p90: compared(seconds) })
const onTime = z.object({ all: counts, late: counts })

/** Cash and refunds, for roles that see money. */
const moneyNumbers = z.object({
  currency: z.string(),
  cash: z.object({
    orders: counts,
    due: amounts,
    collected: amounts,
    settled: amounts,
    /** Orders whose cash the shop has not got yet. */
    open: counts,
    short_orders: counts,
    short: amounts,
  }),
  refunds: z.object({
    /** Orders with a refund; an order may have several. */
    orders: counts,
    count: counts,
    sum: amounts,
    by_cause: z.array(z.object({ cause: z.enum(refundCauses), orders: counts, sum: amounts })),
  }),
})

/** A day or an hour of the period. */
const numbersStep = z.object({
  from: unixSeconds,
  until: unixSeconds,
  orders: count,
  collected: count,
  collected_late: count,
  delivered: count,
  delivered_late: count,
  cancelled: count,
  assign_median: seconds,
  door_median: seconds,
  /** Hours of riders that the orders which are wanted in the step need. */
  needed_hours: z.number().min(0),
  /** Planned hours of riders; null where one shop is chosen. */
  planned_hours: z.number().min(0).nullable(),
  /** Hours of riders on duty, without breaks; null where one shop is chosen, and in a step that has not begun. */
  on_duty_hours: z.number().min(0).nullable(),
  cash_collected: amount.nullable(),
  refunded: amount.nullable(),
})

export const numbers = z.object({
  period: z.object({
    from: unixSeconds,
    until: unixSeconds,
    days: count,
    by: z.enum(numberSteps),
    is_underway: z.boolean(),
    before: z.object({ from: unixSeconds, until: unixSeconds }),
  }),
  orders: counts,
  by_status: z.array(z.object({ status: z.enum(orderStatuses), orders: counts })),
  by_way: z.array(z.object({ way: z.enum(orderWays), orders: counts })),
  collected: onTime,
  delivered: onTime,
  assigned: times,
  at_door: times,
  cancelled: counts,
  cancelled_by: z.array(z.object({ reason: z.string(), orders: counts })),
  /** Null where the role may not see money. */
  money: moneyNumbers.nullable(),
  steps: z.array(numbersStep),
})
export type Numbers = z.infer<typeof numbers>
export type NumbersStep = z.infer<typeof numbersStep>
