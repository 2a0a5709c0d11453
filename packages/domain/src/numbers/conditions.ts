import { collectByOf } from '../board/index.ts'
import { type OrderStatus, PROMISE_MARGIN_SECONDS } from '../order/index.ts'

/**
 * Conditions by which the numbers count orders. Each number opens the orders that meet its condition; the sentence that
 * explains a condition to operators has the key `console.numbers.how.<condition>`.
 */
export const orderConditions = [
  'counted',
  'assigned',
  'collected',
  'collected-late',
  'at-door',
  'delivered',
  'delivered-late',
  'cancelled',
  'cash',
  'cash-short',
  'cash-open',
  'refunded',
] as const
export type OrderCondition = (typeof orderConditions)[number]

/** Conditions about money, for roles that see money. */
export const moneyConditions: readonly OrderCondition[] = ['cash', 'cash-short', 'cash-open', 'refunded']

/** Statuses of orders whose card payment was not made: such an order is in no number. */
export const unpaidStatuses: readonly OrderStatus[] = [
  'INITIATED',
  'PAYMENT_INITIATED',
  'PAYMENT_FAILED',
  'PAYMENT_CANCELLED',
]

/** States of refunds that count: a failed one gave nothing back. */
export const countedRefundStates = ['DECIDED', 'SENT', 'DONE'] as const

/** The facts of an order that its numbers depend on. Times in seconds since 1970, money in minor units. */
export interface NumberedOrder {
  readonly status: OrderStatus
  readonly readyAt: number
  /** The latest promised arrival. */
  readonly promised: number
  /** By road from the collection point to the door. */
  readonly metres: number
  /** Begin of the search that found the first rider. */
  readonly searchedAt: number | null
  /** The first acceptance. */
  readonly acceptedAt: number | null
  readonly collectedAt: number | null
  /** Arrival at the door where it was delivered. */
  readonly arrivedAt: number | null
  readonly deliveredAt: number | null
  readonly cash: { readonly due: number; readonly collected: number; readonly isSettled: boolean } | null
  readonly refundStates: readonly string[]
}

type Rule = (order: NumberedOrder) => boolean

const isAfter = (time: number | null, promised: number): boolean =>
  time !== null && time > promised + PROMISE_MARGIN_SECONDS

const rules: Readonly<Record<OrderCondition, Rule>> = {
  counted: () => true,
  assigned: ({ searchedAt, acceptedAt }) => searchedAt !== null && acceptedAt !== null,
  collected: ({ collectedAt }) => collectedAt !== null,
  'collected-late': (order) =>
    isAfter(
      order.collectedAt,
      collectByOf({ readyAt: order.readyAt, deliverBy: order.promised, metres: order.metres }),
    ),
  'at-door': ({ arrivedAt, deliveredAt }) => arrivedAt !== null && deliveredAt !== null,
  delivered: ({ deliveredAt }) => deliveredAt !== null,
  'delivered-late': ({ deliveredAt, promised }) => isAfter(deliveredAt, promised),
  cancelled: ({ status }) => status === 'CANCELLED',
  cash: ({ cash }) => cash !== null,
  'cash-short': ({ cash }) => cash !== null && cash.collected < cash.due,
  'cash-open': ({ cash }) => cash !== null && !cash.isSettled,
  refunded: ({ refundStates }) =>
    refundStates.some((state) => countedRefundStates.some((one) => one === state)),
}

/** Whether an order counts for a number. Refunds count for unpaid orders too: a late payment is given back. */
export const meetsCondition = (condition: OrderCondition, order: NumberedOrder): boolean =>
  (condition === 'refunded' || !unpaidStatuses.includes(order.status)) && rules[condition](order)

/** The share of orders on time; null without an order. */
export const onTimeShare = ({ all, late }: { readonly all: number; readonly late: number }): number | null =>
  all === 0 ? null : (all - late) / all
