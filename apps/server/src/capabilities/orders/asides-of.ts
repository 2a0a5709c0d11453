import type { OrderRecord } from '@beckon/contract'
import { toDecimal } from '@beckon/domain/money'
import { decisionCauses, decisionOptions, delayReasons, stillAsked } from '@beckon/domain/order'
import { sql } from 'kysely'
import { z } from 'zod'
import { unixSeconds } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { OrderRow } from './order-row.ts'

/** What stands beside an order in tables of its own. */
export type Asides = Pick<OrderRecord, 'decision' | 'charges' | 'delay' | 'messages'>

const kinds = ['TRY_AGAIN', 'NEW_PIN', 'BRING_BACK', 'RAISE_FEE'] as const

const row = z.object({
  order_id: z.string(),
  charges: z.array(z.object({ kind: z.enum(kinds), amount_minor: z.number() })),
  decision: z
    .object({
      position: z.number(),
      cause: z.enum(decisionCauses),
      note: z.string(),
      options: z.array(z.object({ option: z.enum(decisionOptions), price: z.number() })),
      fallback: z.enum(decisionOptions),
      opened_at: z.coerce.date(),
      answer_by: z.coerce.date(),
    })
    .nullable(),
  messages: z.object({ count: z.number(), unseen: z.number() }),
})
type AsideRow = z.infer<typeof row>

/** The open question and the charges of each order, in one query. */
export async function asidesOf(
  db: Database,
  orders: readonly OrderRow[],
): Promise<(order: OrderRow) => Asides> {
  const found = new Map((await rowsOf(db, orders)).map((one) => [one.order_id, one]))
  return (order) => asideOf(order, found.get(order.order_id))
}

async function rowsOf(db: Database, orders: readonly OrderRow[]): Promise<readonly AsideRow[]> {
  if (orders.length === 0) return []
  const { rows } = await sql`
    select wanted.order_id,
      coalesce((
        select jsonb_agg(jsonb_build_object('kind', kind, 'amount_minor', amount_minor) order by position)
        from order_charge as charge
        where charge.vendor_id = wanted.vendor_id and charge.order_id = wanted.order_id
      ), '[]'::jsonb) as charges,
      (
        select to_jsonb(open) from order_decision as open
        where open.vendor_id = wanted.vendor_id and open.order_id = wanted.order_id and open.chosen_at is null
      ) as decision,
      (
        select jsonb_build_object(
          'count', count(*), 'unseen', count(*) filter (where sender = 'rider' and seen_at is null)
        )
        from order_message as message
        where message.vendor_id = wanted.vendor_id and message.order_id = wanted.order_id
      ) as messages
    from unnest(
      ${orders.map((order) => order.vendor_id)}::text[],
      ${orders.map((order) => order.order_id)}::text[]
    ) as wanted (vendor_id, order_id)`.execute(db)
  return z.array(row).parse(rows)
}

function asideOf(order: OrderRow, found: AsideRow | undefined): Asides {
  const decimal = (minor: number) => toDecimal({ minor, currency: order.currency })
  const open = found?.decision
  return {
    ...(found && found.messages.count > 0 ? { messages: found.messages } : {}),
    charges: found?.charges.map(({ kind, amount_minor }) => ({ kind, amount: decimal(amount_minor) })) ?? [],
    delay: delayReasons.find((reason) => reason === order.delay_reason) ?? null,
    decision:
      open && stillAsked(open.cause, order.status)
        ? {
            ...open,
            opened_at: unixSeconds(open.opened_at),
            answer_by: unixSeconds(open.answer_by),
            options: open.options.map(({ option, price }) => ({ option, price: decimal(price) })),
          }
        : null,
  }
}
