import type { OrderRecord } from '@beckon/contract'
import { toDecimal } from '@beckon/domain/money'
import { delayReasons, isStillNeeded } from '@beckon/domain/order'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { type OrderExtraRow, orderExtraRows } from './order-extra-rows.ts'
import { milestonesOf } from './milestones-of.ts'
import type { OrderRow, StatusRow } from '../order-row.ts'

/** Data of an order in tables of its own. */
export type OrderExtras = Pick<
  OrderRecord,
  'decision' | 'charges' | 'delay' | 'messages' | 'milestones' | 'rating'
>

/** The open question, the charges, the words of each order, in one query. */
export async function orderExtrasOf(
  db: Database,
  orders: readonly OrderRow[],
): Promise<(order: OrderRow, history: readonly StatusRow[]) => OrderExtras> {
  const found = new Map((await orderExtraRows(db, orders)).map((one) => [one.order_id, one]))
  return (order, history) => asideOf(order, history, found.get(order.order_id))
}

function asideOf(
  order: OrderRow,
  history: readonly StatusRow[],
  found: OrderExtraRow | undefined,
): OrderExtras {
  const decimal = (minor: number) => toDecimal({ minor, currency: order.currency })
  const { count = 0, unseen = 0 } = found?.messages ?? {}
  return {
    ...(count > 0 ? { messages: { count, unseen } } : {}),
    ...(found?.rating ? { rating: { stars: found.rating.stars, comment: found.rating.comment } } : {}),
    charges: found?.charges.map(({ kind, amount_minor }) => ({ kind, amount: decimal(amount_minor) })) ?? [],
    delay: delayReasons.find((reason) => reason === order.delay_reason) ?? null,
    milestones: milestonesOf(order, history, found),
    decision: openQuestion(order, found),
  }
}

function openQuestion(order: OrderRow, found: OrderExtraRow | undefined): OrderRecord['decision'] {
  const open = found?.decisions.find(({ chosen_at }) => chosen_at === null)
  if (!open || !isStillNeeded(open.cause, order.status)) return null
  const { position, cause, note, fallback } = open
  return {
    position,
    cause,
    note,
    fallback,
    opened_at: unixSeconds(open.opened_at),
    answer_by: unixSeconds(open.answer_by),
    options: open.options.map(({ option, price }) => ({
      option,
      price: toDecimal({ minor: price, currency: order.currency }),
    })),
  }
}
