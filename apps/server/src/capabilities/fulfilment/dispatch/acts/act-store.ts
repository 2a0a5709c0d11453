import { type ActOutcome, errorCodes, type RiderAct } from '@beckon/contract'
import { type OrderStatus, vendorOf } from '@beckon/domain/order'
import type { CountryCode } from '@beckon/domain/country'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import { insertRow } from '../../../../platform/database/insert-row.ts'
import { constraintOf } from '../../../../platform/database/sql-errors.ts'
import { type Tx, writeBeforeCommit } from '../../../../platform/database/transaction.ts'
import type { Refusal } from '../../../../platform/refusal.ts'
import type { DeviceUse } from '../duty/work-device.ts'
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
  /** The use of the phone that the acts show, with the first of them. */
  readonly use?: DeviceUse | undefined
}

/** Stores an act unless it is there already; returns the outcome of the stored one, undefined for a new act. */
export async function claimAct(tx: Tx, sent: SentAct): Promise<ActOutcome | undefined> {
  const claimed = await tx
    .insertInto('rider_act')
    .values(rowOf(sent, { status: null }))
    .onConflict((same) => same.doNothing())
    .returning('act_id')
    .executeTakeFirst()
  return claimed ? undefined : storedOutcome(tx, sent.riderId, sent.act.act_id)
}

const rowOf = ({ riderId, act, at, receivedAt }: SentAct, end: ActEnd): Insertable<RiderActTable> => ({
  rider_id: riderId,
  act_id: act.act_id,
  vendor_id: vendorOf(act.order_id) ?? '',
  order_id: act.order_id,
  kind: act.kind,
  occurred_at: new Date(act.occurred_at * 1000),
  counted_at: at,
  received_at: receivedAt,
  payload: JSON.stringify(act),
  ...columnsOf(end),
})

const columnsOf = ({ status, refusal }: ActEnd) => ({
  outcome: refusal ? ('kept' as const) : ('applied' as const),
  code: refusal?.refused ?? null,
  meta: refusal?.meta ? JSON.stringify(refusal.meta) : null,
  status,
})

/** Stores a new act with its end, at the commit; that fails where the act has been stored meanwhile. */
export async function insertAct(tx: Tx, sent: SentAct, end: ActEnd): Promise<ActOutcome> {
  await writeBeforeCommit(tx, insertRow(tx, 'rider_act', rowOf(sent, end)))
  return outcomeOf({ act_id: sent.act.act_id, ...columnsOf(end), meta: end.refusal?.meta ?? null })
}

/** Whether another transaction has stored the same act. */
export const isStoredMeanwhile = (error: unknown): boolean => constraintOf(error) === 'rider_act_pkey'

async function storedOutcome(tx: Tx, riderId: string, actId: string): Promise<ActOutcome> {
  const row = await tx
    .selectFrom('rider_act')
    .selectAll()
    .where('rider_id', '=', riderId)
    .where('act_id', '=', actId)
    .executeTakeFirstOrThrow()
  return outcomeOf(row)
}

type StoredEnd = Pick<Selectable<RiderActTable>, 'act_id' | 'outcome' | 'code' | 'meta' | 'status'>

export function outcomeOf({ act_id, outcome, code, meta, status }: StoredEnd): ActOutcome {
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

/** Changes the end of a stored act, at the commit. */
export async function endAct(
  tx: Tx,
  { riderId, act }: Pick<SentAct, 'riderId' | 'act'>,
  end: ActEnd,
): Promise<ActOutcome> {
  const statement = tx
    .updateTable('rider_act')
    .set(columnsOf(end))
    .where('rider_id', '=', riderId)
    .where('act_id', '=', act.act_id)
  await writeBeforeCommit(tx, statement.compile())
  return outcomeOf({ act_id: act.act_id, ...columnsOf(end), meta: end.refusal?.meta ?? null })
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
