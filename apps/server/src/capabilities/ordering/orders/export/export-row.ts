import type { OrderStatus } from '@beckon/domain/order'
import { type RawBuilder, sql } from 'kysely'
import type { OrderColumns } from '../../../../platform/database/column-types.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { meets, type OrderCriteria } from '../lists/order-criteria.ts'
import { cancelReason, collectedAt, deliveredAt, endedAt } from '../step-times.ts'

const column = (name: string) => sql.ref(`orders.${name}`)

/** The columns of an order in a file, in the order in which they are read. */
const columns = {
  orderId: column('order_id'),
  vendorId: column('vendor_id'),
  status: column('status'),
  pickupName: column('pickup_name'),
  pickupAddress: column('pickup_address'),
  customerName: column('customer_name'),
  customerPhone: column('customer_phone'),
  address: column('dropoff_address'),
  notes: column('dropoff_notes'),
  description: column('description'),
  amount: column('amount_minor'),
  paymentMethod: column('payment_method'),
  /** Already reduced by the discount of the voucher. */
  fee: column('delivery_fee_minor'),
  /** Hundredths of a percent. */
  taxRate: column('tax_hundredths'),
  voucher: column('voucher_code'),
  voucherOff: sql`case when orders.voucher_code is not null then orders.voucher_minor end`,
  currency: column('currency'),
  distance: column('distance_metres'),
  created: column('created_at'),
  preordered: column('preordered_for'),
  promisedLower: column('promised_lower'),
  promisedUpper: column('promised_upper'),
  collected: collectedAt,
  delivered: deliveredAt,
  ended: endedAt,
  reason: cancelReason,
  rider: column('rider_name'),
  /** `t` or `f`. */
  isOnTime: sql`case when orders.status = 'DELIVERED' then ${deliveredAt} <= orders.promised_upper end`,
} as const

export type ColumnName = keyof typeof columns
const expressions: readonly RawBuilder<unknown>[] = Object.values(columns)
const count = expressions.length

/** The values of `columns` as PostgreSQL writes them, empty where null; times are in the zone of the session. */
export type OrderLine = readonly string[]

/** Returns how a value is read from a line. */
export function valueOf(name: ColumnName): (line: OrderLine) => string {
  const index = Object.keys(columns).indexOf(name)
  return (line) => line[index] ?? ''
}

/** A line as it was read: divided only when it is written, so that no more than one text is held for each order. */
export type ReadLine = string | OrderLine

/** A row of the cursor. */
export interface StoredLine {
  readonly line: string
}

/** Divides the values of a line; texts that people type hardly ever contain it. */
const SEPARATOR = '\u001f'

/**
 * Newest first, each order as one text: for a single column, PostgreSQL, the driver and the service take a fraction of the
 * time of thirty. Reads the history of none but the orders that `step-times.ts` names.
 */
export function exportQuery(criteria: OrderCriteria): RawBuilder<StoredLine> {
  const line = sql.join(expressions, sql`, ${sql.lit(SEPARATOR)}, `)
  return sql<StoredLine>`
    select concat(${line}) as line
    from orders where ${meets(criteria)} order by orders.created_at desc, orders.order_id desc`
}

export const valuesOf = (line: ReadLine): OrderLine =>
  typeof line === 'string' ? line.split(SEPARATOR) : line

/** A line with a separator in one of its texts is read again, in a form that shows which. */
export async function linesOf(tx: Database, rows: readonly StoredLine[]): Promise<readonly ReadLine[]> {
  const lines: ReadLine[] = []
  for (const { line } of rows) lines.push(isClear(line) ? line : await readAgain(tx, line))
  return lines
}

function isClear(line: string): boolean {
  let separators = 0
  for (let at = line.indexOf(SEPARATOR); at >= 0; at = line.indexOf(SEPARATOR, at + 1)) separators += 1
  return separators === count - 1
}

async function readAgain(tx: Database, line: string): Promise<OrderLine> {
  const { vendor_id: vendorId, order_id: orderId } = keyOf(line)
  const texts = expressions.map((expression) => sql`concat(${expression})`)
  const { rows } = await sql<{ texts: string[] }>`
    select array[${sql.join(texts)}] as texts from orders
    where orders.vendor_id = ${vendorId} and orders.order_id = ${orderId}`.execute(tx)
  return rows[0]?.texts ?? []
}

/** The ids and the status are first, and contain no separator. */
const firstOf = (line: ReadLine): OrderLine => (typeof line === 'string' ? line.split(SEPARATOR, 3) : line)

export function keyOf(line: ReadLine): OrderColumns {
  const [orderId = '', vendorId = ''] = firstOf(line)
  return { vendor_id: vendorId, order_id: orderId }
}

const returned: OrderStatus = 'RETURNED_TO_VENDOR'

export const isReturned = (line: ReadLine): boolean => firstOf(line)[2] === returned
