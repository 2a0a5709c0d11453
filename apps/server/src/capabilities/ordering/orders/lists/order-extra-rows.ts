import { chargeKinds } from '@beckon/contract'
import { decisionCauses, decisionOptions, waitPlaces } from '@beckon/domain/order'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../../platform/database/connect.ts'
import type { OrderRow } from '../order-row.ts'

const instant = z.coerce.date()

const row = z.object({
  order_id: z.string(),
  charges: z.array(z.object({ kind: z.enum(chargeKinds), amount_minor: z.number(), created_at: instant })),
  decisions: z.array(
    z.object({
      position: z.number(),
      cause: z.enum(decisionCauses),
      note: z.string(),
      options: z.array(z.object({ option: z.enum(decisionOptions), price: z.number() })),
      fallback: z.enum(decisionOptions),
      opened_at: instant,
      answer_by: instant,
      choice: z.enum(decisionOptions).nullable(),
      chosen_by: z.string().nullable(),
      chosen_at: instant.nullable(),
    }),
  ),
  messages: z.object({
    count: z.number(),
    unseen: z.number(),
    vendor_at: instant.nullable(),
    rider_at: instant.nullable(),
  }),
  waits: z.array(z.object({ place: z.enum(waitPlaces), began_at: instant })),
  rating: z.object({ stars: z.number(), comment: z.string(), created_at: instant }).nullable(),
})
export type OrderExtraRow = z.infer<typeof row>

/** Returns the rows of the tables beside `orders` for each order in one query. */
export async function orderExtraRows(
  db: Database,
  orders: readonly OrderRow[],
): Promise<readonly OrderExtraRow[]> {
  if (orders.length === 0) return []
  const { rows } = await sql`
    select wanted.order_id,
      coalesce((
        select jsonb_agg(to_jsonb(charge) order by position)
        from order_charge as charge
        where charge.vendor_id = wanted.vendor_id and charge.order_id = wanted.order_id
      ), '[]'::jsonb) as charges,
      coalesce((
        select jsonb_agg(to_jsonb(decision) order by position)
        from order_decision as decision
        where decision.vendor_id = wanted.vendor_id and decision.order_id = wanted.order_id
      ), '[]'::jsonb) as decisions,
      (
        select jsonb_build_object(
          'count', count(*), 'unseen', count(*) filter (where sender = 'rider' and seen_at is null),
          'vendor_at', min(created_at) filter (where sender = 'vendor'),
          'rider_at', min(created_at) filter (where sender = 'rider')
        )
        from order_message as message
        where message.vendor_id = wanted.vendor_id and message.order_id = wanted.order_id
      ) as messages,
      coalesce((
        select jsonb_agg(to_jsonb(wait) order by began_at)
        from order_wait as wait
        where wait.vendor_id = wanted.vendor_id and wait.order_id = wanted.order_id
      ), '[]'::jsonb) as waits,
      (
        select to_jsonb(rating) from order_rating as rating
        where rating.vendor_id = wanted.vendor_id and rating.order_id = wanted.order_id
      ) as rating
    from unnest(
      ${orders.map((order) => order.vendor_id)}::text[],
      ${orders.map((order) => order.order_id)}::text[]
    ) as wanted (vendor_id, order_id)`.execute(db)
  return z.array(row).parse(rows)
}
