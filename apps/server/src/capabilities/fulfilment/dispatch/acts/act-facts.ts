import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { type OrderRow, rememberPast } from '../../../ordering/orders/index.ts'
import type { Whereabouts } from '../delivery/whereabouts.ts'
import type { RiderActTable } from '../schema.ts'
import { type Options, rememberRaises } from '../search/fee-raises.ts'
import type { SentAct } from './act-store.ts'

/** Stored facts that an act depends on beside its order. */
export interface ActFacts {
  readonly whereabouts: Whereabouts
  /** The act as it is stored already. */
  readonly stored: Selectable<RiderActTable> | null
  /** Whether acts of the rider with this order came too early and are kept. */
  readonly has_kept: boolean
}

interface FactsRow extends Whereabouts, Pick<ActFacts, 'stored' | 'has_kept'> {
  readonly past: readonly { readonly status: OrderRow['status']; readonly ms: number }[]
  readonly raises: readonly Options[] | null
}

/**
 * Reads the facts of an act after the lock of its order, in one statement. The history is remembered for the moves, and
 * the raises for the pay.
 */
export async function actFacts(
  tx: Tx,
  order: OrderRow,
  { riderId, act }: Pick<SentAct, 'riderId' | 'act'>,
): Promise<ActFacts> {
  const { vendor_id: vendorId, order_id: orderId } = order
  const { rows } = await sql<FactsRow>`
    select rider.latitude, rider.longitude, rider.located_at, rider.is_simulated,
      (
        select json_agg(
          json_build_object('status', status, 'ms', (extract(epoch from created_at) * 1000)::bigint) order by position
        )
        from order_status where vendor_id = ${vendorId} and order_id = ${orderId}
      ) as past,
      (
        select json_agg(options) from order_decision
        where vendor_id = ${vendorId} and order_id = ${orderId} and choice = 'RAISE_FEE'
      ) as raises,
      (
        select to_json(rider_act) from rider_act
        where rider_act.rider_id = rider.rider_id and act_id = ${act.act_id}
      ) as stored,
      exists (
        select from rider_act
        where rider_act.rider_id = rider.rider_id and rider_act.order_id = ${orderId}
          and outcome = 'kept' and code = 'order.move-not-allowed'
      ) as has_kept
    from rider where rider.rider_id = ${riderId}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`no rider ${riderId}`)
  const { past, raises, stored, has_kept, ...whereabouts } = row
  const entries = past.map(({ status, ms }) => ({ status, created_at: new Date(ms) }))
  rememberPast(tx, order, entries)
  rememberRaises(tx, orderId, raises ?? [])
  return { whereabouts, stored, has_kept }
}
