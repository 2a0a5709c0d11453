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
  reference: column('reference'),
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

/**
 * The values of `columns` as PostgreSQL writes them, empty where null, in one text; times are in the zone of the session.
 * They are written into the file out of this text, without a string for each.
 */
export interface OrderLine {
  readonly text: string
  /** Where the values of the lines of a batch end; those of this line begin at `at`. */
  readonly ends: Int32Array
  readonly at: number
}

const indexOf = (name: ColumnName): number => Object.keys(columns).indexOf(name)

/** The place of a value within the text of its line. */
export interface ValueAt {
  from(line: OrderLine): number
  to(line: OrderLine): number
}

export function valueAt(name: ColumnName): ValueAt {
  const index = indexOf(name)
  return {
    from: ({ ends, at }) => (index === 0 ? 0 : (ends[at + index - 1] ?? 0) + SEPARATOR.length),
    to: ({ ends, at }) => ends[at + index] ?? 0,
  }
}

/** Returns how a value is read from a line. */
export function valueOf(name: ColumnName): (line: OrderLine) => string {
  const { from, to } = valueAt(name)
  return (line) => line.text.slice(from(line), to(line))
}

/** A row of the cursor. */
export interface StoredLine {
  readonly line: string
}

/** Divides the values of a line; texts that people type hardly ever contain it. */
const SEPARATOR = '\u001f'
const SEPARATOR_CODE = SEPARATOR.charCodeAt(0)

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

/** A line with a separator in one of its texts is read again, in a form that shows which. */
export async function linesOf(tx: Database, rows: readonly StoredLine[]): Promise<readonly OrderLine[]> {
  const ends = new Int32Array(rows.length * count)
  const lines: OrderLine[] = []
  for (const [index, { line }] of rows.entries()) {
    const at = index * count
    if (divide(line, ends, at)) lines.push({ text: line, ends, at })
    else lines.push(await readAgain(tx, line))
  }
  return lines
}

/** Finds where each value ends. Returns whether the separators are as many as the line needs. */
function divide(text: string, ends: Int32Array, at: number): boolean {
  let found = 0
  for (let to = 0; to < text.length; to += 1) {
    if (text.charCodeAt(to) !== SEPARATOR_CODE) continue
    if (found === count - 1) return false
    ends[at + found] = to
    found += 1
  }
  ends[at + found] = text.length
  return found === count - 1
}

async function readAgain(tx: Database, line: string): Promise<OrderLine> {
  // The ids are first, and contain no separator.
  const [orderId, vendorId] = line.split(SEPARATOR, 2)
  const texts = expressions.map((expression) => sql`concat(${expression})`)
  const { rows } = await sql<{ texts: string[] }>`
    select array[${sql.join(texts)}] as texts from orders
    where orders.vendor_id = ${vendorId} and orders.order_id = ${orderId}`.execute(tx)
  return lineOf(rows[0]?.texts ?? [])
}

function lineOf(values: readonly string[]): OrderLine {
  const ends = new Int32Array(count)
  let to = -SEPARATOR.length
  for (const [index, value] of values.entries()) {
    to += SEPARATOR.length + value.length
    ends[index] = to
  }
  return { text: values.join(SEPARATOR), ends, at: 0 }
}

const orderIdOf = valueOf('orderId')
const vendorIdOf = valueOf('vendorId')
const statusOf = valueOf('status')

export const keyOf = (line: OrderLine): OrderColumns => ({
  vendor_id: vendorIdOf(line),
  order_id: orderIdOf(line),
})

const returned: OrderStatus = 'RETURNED_TO_VENDOR'

export const isReturned = (line: OrderLine): boolean => statusOf(line) === returned
