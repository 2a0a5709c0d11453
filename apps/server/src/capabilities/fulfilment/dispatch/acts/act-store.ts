import { type ActOutcome, errorCodes, type RiderAct } from '@beckon/contract'
import { type OrderStatus, vendorOf } from '@beckon/domain/order'
import type { CountryCode } from '@beckon/domain/country'
import type { Selectable } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { Refusal } from '../../../../platform/refusal.ts'
import type { RiderActTable } from '../schema.ts'

/** The only SQL that writes `rider_act`. */

/** An act as it arrived. */
export interface SentAct {
  readonly riderId: string
  readonly country: CountryCode
  readonly act: RiderAct
  /** The time that counts. */
  readonly at: Date
  readonly receivedAt: Date
}

/** Stores an act unless it is there already; returns the outcome of the stored one, undefined for a new act. */
export async function claimAct(
  tx: Tx,
  { riderId, act, at, receivedAt }: SentAct,
): Promise<ActOutcome | undefined> {
  const claimed = await tx
    .insertInto('rider_act')
    .values({
      rider_id: riderId,
      act_id: act.act_id,
      vendor_id: vendorOf(act.order_id) ?? '',
      order_id: act.order_id,
      kind: act.kind,
      occurred_at: new Date(act.occurred_at * 1000),
      counted_at: at,
      received_at: receivedAt,
      payload: JSON.stringify(act),
      outcome: 'applied',
      code: null,
      meta: null,
      status: null,
    })
    .onConflict((same) => same.doNothing())
    .returning('act_id')
    .executeTakeFirst()
  return claimed ? undefined : storedOutcome(tx, riderId, act.act_id)
}

async function storedOutcome(tx: Tx, riderId: string, actId: string): Promise<ActOutcome> {
  const row = await tx
    .selectFrom('rider_act')
    .selectAll()
    .where('rider_id', '=', riderId)
    .where('act_id', '=', actId)
    .executeTakeFirstOrThrow()
  return outcomeOf(row)
}

function outcomeOf({ act_id, outcome, code, meta, status }: Selectable<RiderActTable>): ActOutcome {
  return {
    act_id,
    outcome,
    ...(code === null ? {} : { code, translation_key: errorCodes[code].key }),
    ...(meta === null ? {} : { meta }),
    ...(status === null ? {} : { status }),
  }
}

/** The end of an act: the status of the order, and the refusal of an act that is kept. */
export interface ActEnd {
  readonly status: OrderStatus | null
  readonly refusal?: Refusal
}

export async function endAct(
  tx: Tx,
  { riderId, act }: Pick<SentAct, 'riderId' | 'act'>,
  { status, refusal }: ActEnd,
): Promise<ActOutcome> {
  const row = await tx
    .updateTable('rider_act')
    .set({
      outcome: refusal ? 'kept' : 'applied',
      code: refusal?.refused ?? null,
      meta: refusal?.meta ? JSON.stringify(refusal.meta) : null,
      status,
    })
    .where('rider_id', '=', riderId)
    .where('act_id', '=', act.act_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return outcomeOf(row)
}

/** Acts of the rider with an order that came too early, by their time. */
export function keptActs(db: Database, { riderId, orderId }: { riderId: string; orderId: string }) {
  return db
    .selectFrom('rider_act')
    .select(['act_id', 'payload', 'counted_at'])
    .where('rider_id', '=', riderId)
    .where('order_id', '=', orderId)
    .where('outcome', '=', 'kept')
    .where('code', '=', 'order.move-not-allowed')
    .orderBy('counted_at')
    .orderBy('received_at')
    .execute()
}

/** Whether the act is still kept; it is held until the transaction ends. */
export async function lockKept(tx: Tx, riderId: string, actId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('rider_act')
    .select('outcome')
    .where('rider_id', '=', riderId)
    .where('act_id', '=', actId)
    .forUpdate()
    .executeTakeFirst()
  return row?.outcome === 'kept'
}
