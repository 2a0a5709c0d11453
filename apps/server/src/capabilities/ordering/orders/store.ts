import type { Actor, OrderStatus } from '@beckon/domain/order'
import { type Insertable, type QueryCreator, sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { Schema } from '../../../platform/database/schema.ts'
import type { OrdersTable } from './schema.ts'
import { insertRow } from '../../../platform/database/insert-row.ts'
import { type Tx, writeBeforeCommit } from '../../../platform/database/transaction.ts'
import type { StoredChange } from './change/order-changes.ts'
import type { OrderKey, OrderPatch, OrderRow } from './order-row.ts'
import { firstTimesOf, stepTimesOf } from './step-times.ts'

/** The only SQL that writes `orders` and `order_status`. */

export type NewOrder = Insertable<OrdersTable>

export interface StatusEntry {
  readonly status: OrderStatus
  readonly actor: Actor
  readonly operatorId?: string | undefined
  readonly reason: string | null
  readonly at: Date
  /** Changed fields of the order. */
  readonly changes?: readonly StoredChange[]
}

/** Inserts the order with its first status, at the commit of its transaction. */
export async function insertOrder(tx: Tx, order: NewOrder, entry: StatusEntry): Promise<void> {
  await writeBeforeCommit(tx, insertRow(tx, 'orders', order))
  const first = {
    vendor_id: order.vendor_id,
    order_id: order.order_id,
    position: 0,
    status: entry.status,
    actor: entry.actor,
    reason: entry.reason,
    created_at: entry.at,
  }
  await writeBeforeCommit(tx, insertRow(tx, 'order_status', first))
}

export function loadOrder(db: Database, { vendorId, orderId }: OrderKey): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
}

/** Orders that a transaction has locked: they cannot change until it ends, so they are read once. */
const lockedOrders = new WeakMap<Database, Map<string, OrderRow>>()

/** The order, held until the transaction ends. */
export async function lockOrder(tx: Tx, { vendorId, orderId }: OrderKey): Promise<OrderRow | undefined> {
  const locked = lockedOrders.get(tx)?.get(lockKey(vendorId, orderId))
  if (locked) return locked
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  return order && remember(tx, order)
}

/** An entry of the history of an order. */
export interface PastStatus {
  readonly status: OrderStatus
  readonly created_at: Date
}

/** Histories of orders that a transaction has locked: only the transaction itself can add to them. */
const lockedHistories = new WeakMap<Database, Map<string, readonly PastStatus[]>>()

/** The history of an order, oldest first; read once by a transaction that has locked the order. */
export async function pastOf(db: Database, order: HistoryKey): Promise<readonly PastStatus[]> {
  const known = lockedHistories.get(db)?.get(lockKey(order.vendor_id, order.order_id))
  if (known) return known
  const past = await db
    .selectFrom('order_status')
    .select(['status', 'created_at'])
    .where('vendor_id', '=', order.vendor_id)
    .where('order_id', '=', order.order_id)
    .orderBy('position')
    .execute()
  rememberPast(db, order, past)
  return past
}

type HistoryKey = Pick<OrderRow, 'vendor_id' | 'order_id'>

/** Keeps the history that a transaction has read of an order, if the transaction has locked the order. */
export function rememberPast(db: Database, order: HistoryKey, past: readonly PastStatus[]): void {
  const key = lockKey(order.vendor_id, order.order_id)
  if (!lockedOrders.get(db)?.has(key)) return
  const histories = lockedHistories.get(db) ?? new Map<string, readonly PastStatus[]>()
  lockedHistories.set(db, histories.set(key, past))
}

const lockKey = (vendorId: string, orderId: string): string => `${vendorId} ${orderId}`

function remember(tx: Tx, order: OrderRow): OrderRow {
  const locked = lockedOrders.get(tx) ?? new Map<string, OrderRow>()
  lockedOrders.set(tx, locked.set(lockKey(order.vendor_id, order.order_id), order))
  return order
}

/** Writes the next status of an order that is locked, and the entry of its history. */
export async function writeMove(
  tx: Tx,
  order: OrderRow,
  entry: StatusEntry,
  { patch, updatedAt }: { readonly patch: OrderPatch; readonly updatedAt: Date },
): Promise<OrderRow> {
  const past = lockedHistories.get(tx)?.get(lockKey(order.vendor_id, order.order_id))
  await writeBeforeCommit(tx, appendStatus(tx, order, entry).compile())
  if (past) rememberPast(tx, order, [...past, { status: entry.status, created_at: entry.at }])
  return writeOrder(tx, order, {
    ...patch,
    ...stepTimesOf(entry),
    ...firstTimesOf(order, entry),
    status: entry.status,
    updated_at: updatedAt,
  })
}

/** Changes an order that is locked and stays in its status. */
export const writePatch = (tx: Tx, order: OrderRow, patch: OrderPatch, at: Date): Promise<OrderRow> =>
  writeOrder(tx, order, { ...patch, updated_at: at })

async function writeOrder(tx: Tx, order: OrderRow, change: Updateable<OrdersTable>): Promise<OrderRow> {
  const written = { ...change, version: order.version + 1 }
  const statement = tx
    .updateTable('orders')
    .set(written)
    .where('vendor_id', '=', order.vendor_id)
    .where('order_id', '=', order.order_id)
  await writeBeforeCommit(tx, statement.compile())
  const changed = Object.entries(written).filter(([, value]) => value !== undefined)
  return remember(tx, Object.assign({ ...order }, Object.fromEntries(changed)))
}

function appendStatus(db: QueryCreator<Schema>, order: OrderRow, entry: StatusEntry) {
  return db
    .insertInto('order_status')
    .columns([
      'vendor_id',
      'order_id',
      'position',
      'status',
      'actor',
      'operator_id',
      'reason',
      'created_at',
      'changes',
    ])
    .expression((eb) =>
      eb
        .selectFrom('order_status')
        .select([
          eb.val(order.vendor_id).as('vendor_id'),
          eb.val(order.order_id).as('order_id'),
          eb(eb.fn.coalesce(eb.fn.max('position'), eb.lit(-1)), '+', eb.lit(1)).as('position'),
          eb.val(entry.status).as('status'),
          eb.val(entry.actor).as('actor'),
          sql`${entry.operatorId ?? null}::text`.as('operator_id'),
          eb.val(entry.reason).as('reason'),
          eb.val(entry.at).as('created_at'),
          sql`${entry.changes?.length ? JSON.stringify(entry.changes) : null}::jsonb`.as('changes'),
        ])
        .where('vendor_id', '=', order.vendor_id)
        .where('order_id', '=', order.order_id),
    )
}
