import { createDropIndex, type Drop, isSameDrop, repeatedDrops } from '@beckon/domain/bulk'
import { SAME_DROP_SECONDS } from '@beckon/domain/limits'
import { cancelledListStatuses } from '@beckon/domain/order'
import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { StoredBulkProblem } from '../schema.ts'
import { runBeforeNext, type Tx } from '../../../../platform/database/transaction.ts'
import type { CheckedRow } from './check-row.ts'
import type { JobKey } from '../deps.ts'
import type { StoredRow } from '../store.ts'

export interface RepeatedOrders {
  readonly row: number
  readonly problem: StoredBulkProblem
}

const dropOf = ({ draft, place }: Pick<CheckedRow, 'draft' | 'place'>): Drop => ({
  phone: draft.phone,
  address: draft.address,
  point: place?.confirmed ? place : null,
})

/** Returns the numbers of those rows that repeat an earlier row of the sheet. */
export type FindRepeatedRows = (rows: readonly CheckedRow[]) => Promise<ReadonlySet<number | undefined>>

/** For the rows of a file in their order: each is compared with the rows of the calls before. */
export function repeatedInFile(): FindRepeatedRows {
  const index = createDropIndex()
  return async (rows) =>
    new Set(rows.filter((row) => index.add(dropOf(row)) !== undefined).map(({ row }) => row))
}

/** For changed rows: they are compared with the stored rows of the upload. */
export const repeatedInUpload =
  (db: Database, key: JobKey): FindRepeatedRows =>
  async (rows) => {
    const before = await rowsBefore(db, key, phonesOf(rows))
    const own = new Set(rows.map(({ row }) => row))
    const all = [
      ...before.filter(({ row }) => !own.has(row)),
      ...rows.map((row) => ({ row: row.row, drop: dropOf(row) })),
    ].toSorted((a, b) => a.row - b.row)
    return new Set([...repeatedDrops(all.map(({ drop }) => drop)).keys()].map((at) => all[at]?.row))
  }

const phonesOf = (rows: readonly CheckedRow[]): string[] => [
  ...new Set(rows.map(({ draft }) => draft.phone).filter((phone) => phone !== '')),
]

/**
 * Returns rows whose parcel this vendor has ordered within a day, and rows that repeat an earlier row of the sheet.
 */
export async function findRepeatedOrders(
  db: Database,
  key: JobKey,
  rows: readonly CheckedRow[],
  { now, findRepeatedRows }: { readonly now: Date; readonly findRepeatedRows: FindRepeatedRows },
): Promise<RepeatedOrders[]> {
  const [orders, repeated] = await Promise.all([
    recentOrders(db, key.vendorId, phonesOf(rows), now),
    findRepeatedRows(rows),
  ])
  return rows.flatMap((row) => {
    const drop = dropOf(row)
    if (orders.some((order) => isSameDrop(drop, order))) return [{ row: row.row, problem: orderedBefore }]
    return repeated.has(row.row) ? [{ row: row.row, problem: rowBefore }] : []
  })
}

export const orderedBefore: StoredBulkProblem = { column: null, code: 'ordered-before', severity: 'warning' }
const rowBefore: StoredBulkProblem = { column: null, code: 'row-before', severity: 'warning' }

/**
 * Returns whether the same parcel was ordered after a row was checked, e.g. by the same file uploaded twice. False
 * where the row has that warning already: the user has seen it. Rows for one phone number wait for one another.
 */
export async function isOrderedSince(tx: Tx, key: JobKey, row: StoredRow, now: Date): Promise<boolean> {
  const { phone } = row.draft
  if (phone === '' || row.problems.some(({ code }) => code === orderedBefore.code)) return false
  const name = `drop:${key.vendorId}\n${phone}`
  await runBeforeNext(tx, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.compile(tx))
  const orders = await recentOrders(tx, key.vendorId, [phone], now)
  const same = orders.filter((order) => isSameDrop(dropOf(row), order)).map(({ orderId }) => orderId)
  // Rows of one file are compared when they are checked, and the later one was warned of then, whichever is placed first.
  return same.length > 0 && (await ordersOfJob(tx, key, same)) < same.length
}

/** How many of the orders were placed by this upload. */
async function ordersOfJob(
  tx: Tx,
  { vendorId, jobId }: JobKey,
  orderIds: readonly string[],
): Promise<number> {
  const { count } = await tx
    .selectFrom('bulk_row')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('vendor_id', '=', vendorId)
    .where('job_id', '=', jobId)
    .where('order_id', 'in', orderIds)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function recentOrders(
  db: Database,
  vendorId: string,
  phones: readonly string[],
  now: Date,
): Promise<(Drop & { readonly orderId: string })[]> {
  if (phones.length === 0) return []
  const orders = await db
    .selectFrom('orders')
    .select(['order_id', 'customer_phone', 'dropoff_address', 'dropoff_latitude', 'dropoff_longitude'])
    .where('vendor_id', '=', vendorId)
    .where('created_at', '>', new Date(now.getTime() - SAME_DROP_SECONDS * 1000))
    .where('customer_phone', 'in', phones)
    .where('status', 'not in', cancelledListStatuses)
    .execute()
  return orders.map((order) => ({
    orderId: order.order_id,
    phone: order.customer_phone,
    address: order.dropoff_address,
    point: { latitude: order.dropoff_latitude, longitude: order.dropoff_longitude },
  }))
}

async function rowsBefore(
  db: Database,
  { vendorId, jobId }: JobKey,
  phones: readonly string[],
): Promise<{ row: number; drop: Drop }[]> {
  if (phones.length === 0) return []
  const rows = await db
    .selectFrom('bulk_row')
    .select(['row_number', 'draft', 'place'])
    .where('vendor_id', '=', vendorId)
    .where('job_id', '=', jobId)
    .where('state', '!=', 'removed')
    .where((eb) => eb(eb.ref('draft', '->>').key('phone'), 'in', phones))
    .execute()
  return rows.map(({ row_number: row, draft, place }) => ({
    row,
    drop: { phone: draft.phone, address: draft.address, point: place?.confirmed ? place : null },
  }))
}
