import { type RawBuilder, sql } from 'kysely'
import type { OrderColumns } from '../../../../platform/database/column-types.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { isReturned, keyOf, type OrderLine } from './export-row.ts'

/** Money of an order in minor units, from the tables of payments, cash and decisions. */
interface ExportMoney {
  /** Null where nothing was to be paid online. */
  readonly paid: number | null
  /** Refunds that have been made. */
  readonly paidBack: number
  /** Null where nothing was collected at the door. */
  readonly cash: number | null
  /** Amounts that the rider paid the shop at collection, and got back. */
  readonly advance: number | null
  readonly advanceBack: number | null
  /** Sum of the charges beside the fee. */
  readonly charges: number
  readonly isFeeGivenBack: boolean
}

/** An order of a file. */
export interface ExportRow {
  readonly line: OrderLine
  readonly money: ExportMoney
}

const noMoney: ExportMoney = {
  paid: null,
  paidBack: 0,
  cash: null,
  advance: null,
  advanceBack: null,
  charges: 0,
  isFeeGivenBack: false,
}

interface FoundMoney extends OrderColumns {
  readonly kind: keyof ExportMoney
  readonly minor: number | null
}

/** Finds the money of some orders in one query. */
export type FindMoney = (lines: readonly OrderLine[]) => Promise<(line: OrderLine) => ExportMoney>

const tables = [
  'payment_intent',
  'refund',
  'cash_collection',
  'cash_advance',
  'order_charge',
  'ledger_entry',
] as const
type MoneyTable = (typeof tables)[number]

/** Reads the money of the orders `wanted` from each table. */
const parts: Readonly<Record<MoneyTable, RawBuilder<unknown>>> = {
  payment_intent: sql`
    select vendor_id, order_id, 'paid' as kind, taken_minor as minor
    from wanted join payment_intent using (vendor_id, order_id)`,
  refund: sql`
    select vendor_id, order_id, 'paidBack', sum(amount_minor)::bigint
    from wanted join refund using (vendor_id, order_id) where state = 'DONE' group by vendor_id, order_id`,
  cash_collection: sql`
    select vendor_id, order_id, 'cash', collected_minor
    from wanted join cash_collection using (vendor_id, order_id)`,
  cash_advance: sql`
    select vendor_id, order_id, unnest(array['advance', 'advanceBack']), unnest(array[paid_minor, back_minor])
    from wanted join cash_advance using (vendor_id, order_id)`,
  order_charge: sql`
    select vendor_id, order_id, 'charges', sum(amount_minor)::bigint
    from wanted join order_charge using (vendor_id, order_id) group by vendor_id, order_id`,
  ledger_entry: sql`
    select vendor_id, order_id, 'isFeeGivenBack', 1
    from returned join ledger_entry using (vendor_id, order_id) where kind = 'FEE_GIVEN_BACK'`,
}

/** Finds the tables that have money of these vendors at all; the others are not read for each of their orders. */
export async function moneyOfVendors(tx: Database, vendorIds: readonly string[]): Promise<FindMoney> {
  const { rows } = await sql<{ name: MoneyTable }>`${sql.join(
    tables.map(
      (name) => sql`(select ${sql.lit(name)} as name from ${sql.table(name)}
        where vendor_id = any(${[...vendorIds]}::text[]) limit 1)`,
    ),
    sql` union all `,
  )}`.execute(tx)
  const used = tables.filter((table) => rows.some(({ name }) => name === table))
  return used.length === 0 ? async () => () => noMoney : (lines) => findMoney(tx, used, lines)
}

async function findMoney(tx: Database, used: readonly MoneyTable[], lines: readonly OrderLine[]) {
  // Only their fee may have been given back.
  const returned = lines.filter(isReturned)
  const { rows } = await sql<FoundMoney>`
    with wanted as (select * from ${keysOf(lines)}), returned as (select * from ${keysOf(returned)}),
      found (vendor_id, order_id, kind, minor) as (${sql.join(
        used.map((table) => parts[table]),
        sql` union all `,
      )})
    select * from found`.execute(tx)
  if (rows.length === 0) return () => noMoney
  const found = new Map<string, ExportMoney>()
  for (const { kind, minor, ...order } of rows) {
    const value = kind === 'isFeeGivenBack' ? true : minor
    found.set(nameOf(order), { ...(found.get(nameOf(order)) ?? noMoney), [kind]: value })
  }
  return (line: OrderLine) => found.get(nameOf(keyOf(line))) ?? noMoney
}

const keysOf = (lines: readonly OrderLine[]) => {
  const keys = lines.map(keyOf)
  return sql`unnest(
    ${keys.map((key) => key.vendor_id)}::text[], ${keys.map((key) => key.order_id)}::text[]
  ) as keys (vendor_id, order_id)`
}

const nameOf = ({ vendor_id, order_id }: OrderColumns): string => `${vendor_id} ${order_id}`
