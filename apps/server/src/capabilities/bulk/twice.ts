import { type Drop, isSameDrop, repeatedDrops, SAME_DROP_SECONDS } from '@beckon/domain/bulk'
import { cancelledStatuses } from '@beckon/domain/order'
import type { Database } from '../../platform/database/connect.ts'
import type { BulkProblemKept } from '../../platform/database/schema-bulk.ts'
import type { CheckedRow } from './check-row.ts'
import type { JobKey } from './bulk-parts.ts'

export interface Twice {
  readonly row: number
  readonly problem: BulkProblemKept
}

const dropOf = ({ draft, place }: CheckedRow): Drop => ({
  phone: draft.phone,
  address: draft.address,
  point: place?.confirmed ? place : null,
})

/** Rows for which this vendor has asked for a rider within a day, and rows that stand in the sheet before. */
export async function findTwice(
  db: Database,
  key: JobKey,
  rows: readonly CheckedRow[],
  now: Date,
): Promise<Twice[]> {
  const phones = [...new Set(rows.map(({ draft }) => draft.phone).filter((phone) => phone !== ''))]
  if (phones.length === 0) return []
  const [orders, before] = await Promise.all([
    recentOrders(db, key.vendorId, phones, now),
    rowsBefore(db, key, phones),
  ])
  const own = new Set(rows.map(({ row }) => row))
  const all = [
    ...before.filter(({ row }) => !own.has(row)),
    ...rows.map((row) => ({ row: row.row, drop: dropOf(row) })),
  ].toSorted((a, b) => a.row - b.row)
  const repeated = new Set([...repeatedDrops(all.map(({ drop }) => drop)).keys()].map((at) => all[at]?.row))
  return rows.flatMap((row) => {
    const drop = dropOf(row)
    if (orders.some((order) => isSameDrop(drop, order))) return [{ row: row.row, problem: orderedBefore }]
    return repeated.has(row.row) ? [{ row: row.row, problem: rowBefore }] : []
  })
}

const orderedBefore: BulkProblemKept = { column: null, code: 'ordered-before', severity: 'warning' }
const rowBefore: BulkProblemKept = { column: null, code: 'row-before', severity: 'warning' }

async function recentOrders(
  db: Database,
  vendorId: string,
  phones: readonly string[],
  now: Date,
): Promise<Drop[]> {
  const orders = await db
    .selectFrom('orders')
    .select(['customer_phone', 'dropoff_address', 'dropoff_latitude', 'dropoff_longitude'])
    .where('vendor_id', '=', vendorId)
    .where('created_at', '>', new Date(now.getTime() - SAME_DROP_SECONDS * 1000))
    .where('customer_phone', 'in', phones)
    .where('status', 'not in', cancelledStatuses)
    .execute()
  return orders.map((order) => ({
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
