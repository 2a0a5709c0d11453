import type { OrderRecord } from '@beckon/contract'
import { toDecimal } from '@beckon/domain/money'
import {
  advanceOf,
  cardProviders,
  cashOf,
  nothingDueStatuses,
  declineReasons,
  intentStates,
  isPaidAtDoor,
} from '@beckon/domain/payment'
import { sql } from 'kysely'
import { z } from 'zod'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { OrderRow } from '../order-row.ts'

/** The monetary parts of an order. */
export type MoneyParts = Pick<OrderRecord, 'payment' | 'cash' | 'pay_at_pickup'>

const row = z.object({
  order_id: z.string(),
  intent: z
    .object({
      intent_id: z.string(),
      provider: z.enum(cardProviders),
      state: z.enum(intentStates),
      amount_minor: z.number(),
      taken_minor: z.number(),
      decline: z.enum(declineReasons).nullable(),
      card_scheme: z.string().nullable(),
      card_last_digits: z.string().nullable(),
      expires_at: z.coerce.date(),
    })
    .nullable(),
  refunded: z.number(),
  pending: z.number(),
  cash: z.object({ collected_minor: z.number(), settled: z.boolean() }).nullable(),
  advance: z.object({ paid_minor: z.number(), back_minor: z.number().nullable() }).nullable(),
})
type MoneyRow = z.infer<typeof row>

export interface OrderMoney {
  readonly parts: MoneyParts
  /** Minor units that a cancellation would refund now. */
  readonly paid: number
}

/** Returns payment, refund and cash of each order in one query. */
export async function moneyOf(
  db: Database,
  orders: readonly OrderRow[],
): Promise<(order: OrderRow) => OrderMoney> {
  const found = new Map((await rowsOf(db, orders)).map((one) => [one.order_id, one]))
  return (order) => {
    const money = found.get(order.order_id)
    const { taken_minor: taken = 0 } = money?.intent ?? {}
    return {
      parts: { ...paymentPart(order, money), ...cashPart(order, money), ...advancePart(order, money) },
      paid: Math.max(0, taken - (money?.refunded ?? 0) - (money?.pending ?? 0)),
    }
  }
}

async function rowsOf(db: Database, orders: readonly OrderRow[]): Promise<readonly MoneyRow[]> {
  if (orders.length === 0) return []
  const { rows } = await sql`
    select wanted.order_id,
      (
        select to_jsonb(intent) from payment_intent as intent
        where intent.vendor_id = wanted.vendor_id and intent.order_id = wanted.order_id
      ) as intent,
      coalesce(back.refunded, 0)::bigint as refunded, coalesce(back.pending, 0)::bigint as pending,
      (
        select jsonb_build_object(
          'collected_minor', cash.collected_minor, 'settled', cash.settlement_id is not null
        )
        from cash_collection as cash
        where cash.vendor_id = wanted.vendor_id and cash.order_id = wanted.order_id
      ) as cash,
      (
        select jsonb_build_object('paid_minor', advance.paid_minor, 'back_minor', advance.back_minor)
        from cash_advance as advance
        where advance.vendor_id = wanted.vendor_id and advance.order_id = wanted.order_id
      ) as advance
    from unnest(
      ${orders.map((order) => order.vendor_id)}::text[],
      ${orders.map((order) => order.order_id)}::text[]
    ) as wanted (vendor_id, order_id)
    left join lateral (
      select
        sum(refund.amount_minor) filter (where refund.state = 'DONE') as refunded,
        sum(refund.amount_minor) filter (where refund.state in ('DECIDED', 'SENT', 'FAILED')) as pending
      from refund where refund.vendor_id = wanted.vendor_id and refund.order_id = wanted.order_id
    ) as back on true`.execute(db)
  return z.array(row).parse(rows)
}

function paymentPart({ currency }: OrderRow, money: MoneyRow | undefined): Pick<OrderRecord, 'payment'> {
  const intent = money?.intent
  if (!intent) return {}
  const decimal = (minor: number) => toDecimal({ minor, currency })
  const { card_scheme: scheme, card_last_digits: digits } = intent
  return {
    payment: {
      intent_id: intent.intent_id,
      provider: intent.provider,
      state: intent.state,
      due: decimal(intent.amount_minor),
      paid: decimal(intent.taken_minor),
      refunded: decimal(money.refunded),
      pending: decimal(money.pending),
      decline: intent.decline,
      card: scheme === null || digits === null ? null : { scheme, last_digits: digits },
      expires_at: unixSeconds(intent.expires_at),
    },
  }
}

function cashPart(order: OrderRow, money: MoneyRow | undefined): Pick<OrderRecord, 'cash'> {
  if (!isPaidAtDoor(order.payment_method)) return {}
  const cash = cashOf({
    due: !money?.cash && nothingDueStatuses.includes(order.status) ? 0 : order.amount_minor,
    collected: money?.cash?.collected_minor ?? null,
    // The advance settled the order before the door.
    isSettled: (money?.cash?.settled ?? false) || Boolean(money?.advance),
  })
  const decimal = (minor: number) => toDecimal({ minor, currency: order.currency })
  return {
    cash: {
      due: decimal(cash.due),
      collected: decimal(cash.collected),
      short: decimal(cash.short),
      settled: decimal(cash.settled),
    },
  }
}

function advancePart(order: OrderRow, money: MoneyRow | undefined): Pick<OrderRecord, 'pay_at_pickup'> {
  const paid = money?.advance
  const due = paid ? paid.paid_minor : nothingDueStatuses.includes(order.status) ? 0 : advanceOf(order)
  if (due === 0) return {}
  const decimal = (minor: number) => toDecimal({ minor, currency: order.currency })
  const back = order.status === 'RETURNED_TO_VENDOR' ? (paid?.back_minor ?? 0) : 0
  return {
    pay_at_pickup: { due: decimal(due), paid: decimal(paid?.paid_minor ?? 0), returned: decimal(back) },
  }
}
