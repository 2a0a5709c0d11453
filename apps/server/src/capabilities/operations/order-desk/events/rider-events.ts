import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import type { TimedEvent } from './timed-event.ts'

/** Offers to riders, and their acts, waits and photos. */
export async function riderEvents(db: Database, order: OrderRow): Promise<TimedEvent[]> {
  const parts = await Promise.all([offers(db, order), acts(db, order), waits(db, order), photos(db, order)])
  return parts.flat()
}

async function offers(db: Database, order: OrderRow): Promise<TimedEvent[]> {
  const rows = await db
    .selectFrom('offer')
    .leftJoin('rider', 'rider.rider_id', 'offer.rider_id')
    .select([
      'offer.state',
      'offer.reason',
      'offer.made_at',
      'offer.ended_at',
      'offer.rider_id',
      'rider.name',
    ])
    .where('offer.vendor_id', '=', order.vendor_id)
    .where('offer.order_id', '=', order.order_id)
    .execute()
  return rows.map(({ made_at: at, ended_at: endedAt, name, rider_id: id, state, reason }) => ({
    kind: 'offer',
    at,
    rider: name ?? id,
    state,
    reason,
    ended_at: endedAt && unixSeconds(endedAt),
  }))
}

async function acts(db: Database, order: OrderRow): Promise<TimedEvent[]> {
  const rows = await db
    .selectFrom('rider_act as act')
    .leftJoin('rider', 'rider.rider_id', 'act.rider_id')
    .select(['act.kind', 'act.occurred_at', 'act.counted_at', 'act.received_at', 'act.outcome', 'act.code'])
    .select(['act.rider_id', 'rider.name'])
    .where('act.vendor_id', '=', order.vendor_id)
    .where('act.order_id', '=', order.order_id)
    .execute()
  return rows.map((act) => ({
    kind: 'act',
    at: act.counted_at,
    act: act.kind,
    rider: act.name ?? act.rider_id,
    occurred_at: unixSeconds(act.occurred_at),
    received_at: unixSeconds(act.received_at),
    outcome: act.outcome,
    code: act.code,
  }))
}

async function waits(db: Database, order: OrderRow): Promise<TimedEvent[]> {
  const rows = await db
    .selectFrom('order_wait')
    .select(['began_at', 'place'])
    .where('vendor_id', '=', order.vendor_id)
    .where('order_id', '=', order.order_id)
    .execute()
  return rows.map(({ began_at: at, place }) => ({ kind: 'wait', at, place }))
}

async function photos(db: Database, order: OrderRow): Promise<TimedEvent[]> {
  const rows = await db
    .selectFrom('proof_photo')
    .select(['kind', 'taken_at'])
    .where('vendor_id', '=', order.vendor_id)
    .where('order_id', '=', order.order_id)
    .execute()
  return rows.map(({ kind, taken_at: at }) => ({ kind: 'photo', at, photo: kind }))
}
