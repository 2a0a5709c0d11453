import { type CountryCode, isCountryCode } from '@beckon/domain/country'
import { endedStatuses } from '@beckon/domain/order'
import { isPossiblePhone, toE164 } from '@beckon/domain/phone'
import { type RawBuilder, sql } from 'kysely'
import type { Clock } from '../../apps/server/src/platform/clock.ts'
import type { Database } from '../../apps/server/src/platform/database/connect.ts'
import { inTransaction, type Tx } from '../../apps/server/src/platform/database/transaction.ts'
import { COMMAND, type CommandResult, error, succeeded } from './command-result.ts'

export const PERSON_USAGE = `  ${COMMAND} person export <phone> <file> <country>
  ${COMMAND} person erase <phone> <country>`

interface PersonTool {
  readonly db: Database
  readonly clock: Clock
  readonly writeFile: (path: string, content: string) => Promise<void>
}

interface Customer {
  readonly country: CountryCode
  /** With the plus and the country's digits. */
  readonly phone: string
}

interface FoundOrder {
  readonly vendor_id: string
  readonly order_id: string
  readonly status: string
}

/** Exports or erases what the database holds about a customer, who is found by telephone number. */
export async function runPersonCommand(tool: PersonTool, args: readonly string[]): Promise<CommandResult> {
  const [command, typed = ''] = args
  const country = args.at(-1)?.toUpperCase() ?? ''
  const fits = args.length === (command === 'export' ? 4 : 3) && isCountryCode(country)
  if (!fits || (command !== 'export' && command !== 'erase')) return error(PERSON_USAGE)
  const phone = toE164(typed, country)
  if (!isPossiblePhone(phone, country)) return error(`${typed} is no telephone number of ${country}.`)
  const customer = { country, phone }
  return command === 'export' ? exportPerson(tool, customer, args[2] ?? '') : erasePerson(tool, customer)
}

const ordersOf = (db: Database | Tx, { country, phone }: Customer): Promise<FoundOrder[]> =>
  db
    .selectFrom('orders')
    .select(['vendor_id', 'order_id', 'status'])
    .where('country', '=', country)
    .where('customer_phone', '=', phone)
    .orderBy('created_at')
    .execute()

const idsOf = (orders: readonly FoundOrder[]): string[] => orders.map(({ order_id: id }) => id)

/** The rows of these orders, by the whole key: that of the vendor finds the rows in a database that is divided by vendor. */
const areOf = (orders: readonly FoundOrder[], column = 'order_id'): RawBuilder<boolean> => sql<boolean>`
  (vendor_id, ${sql.ref(column)}) in (
  select * from unnest(${orders.map(({ vendor_id: id }) => id)}::text[], ${idsOf(orders)}::text[]))`

/** Tables with rows about an order, and what of them is about the customer. */
const aboutOrders = {
  order_status: ['status', 'reason', 'changes', 'created_at'],
  order_proof: ['kind', 'received_by', 'created_at'],
  order_decision: ['cause', 'note', 'choice', 'answer', 'opened_at'],
  order_rating: ['stars', 'comment', 'created_at'],
  order_message: ['sender', 'text', 'created_at'],
  masked_call: ['caller', 'callee', 'created_at'],
  proof_photo: ['kind', 'media_type', 'taken_at'],
} as const

async function exportPerson(
  { db, writeFile }: PersonTool,
  customer: Customer,
  file: string,
): Promise<CommandResult> {
  const orders = await ordersOf(db, customer)
  const { country, phone } = customer
  const found: Record<string, readonly unknown[]> = {
    orders: await db
      .selectFrom('orders')
      .select(['order_id', 'status', 'created_at', 'pickup_name', 'customer_name', 'customer_phone'])
      .select(['dropoff_address', 'dropoff_unit', 'dropoff_building', 'dropoff_notes'])
      .select(['dropoff_latitude', 'dropoff_longitude', 'description'])
      .where(areOf(orders))
      .execute(),
    saved_address: await db
      .selectFrom('saved_address')
      .selectAll()
      .where('country', '=', country)
      .where('phone_number', '=', phone)
      .execute(),
    asked_place: await db
      .selectFrom('asked_place')
      .selectAll()
      .where('country', '=', country)
      .where('customer_phone', '=', phone)
      .execute(),
    message: await db
      .selectFrom('message')
      .select(['channel', 'recipient', 'subject', 'body_text', 'created_at'])
      .where('country', '=', country)
      .where('recipient', '=', phone)
      .execute(),
  }
  for (const [table, columns] of Object.entries(aboutOrders)) {
    const shown = sql.join([sql.ref('order_id'), ...columns.map((column) => sql.ref(column))])
    const { rows } = await sql`select ${shown} from ${sql.table(table)} where ${areOf(orders)}`.execute(db)
    found[table] = rows
  }
  await writeFile(file, `${JSON.stringify({ country, phone, found }, null, 2)}\n`)
  const counts = Object.entries(found).map(([table, rows]) => `${table}\t${rows.length}`)
  return succeeded(`What is stored about the person is in ${file}:`, ...counts)
}

async function erasePerson({ db, clock }: PersonTool, customer: Customer): Promise<CommandResult> {
  return inTransaction(db, async (tx) => {
    const orders = await ordersOf(tx, customer)
    const underway = orders.filter(({ status }) => !(endedStatuses as readonly string[]).includes(status))
    if (underway.length > 0) {
      return error(
        `Orders of the person are underway: ${idsOf(underway).join(', ')}. Erase when they have ended.`,
      )
    }
    await eraseOrders(tx, orders)
    await eraseAboutOrders(tx, orders)
    const others = await eraseElsewhere(tx, customer)
    if (orders.length + others === 0) return error('Nothing is stored about this number.')
    await tx
      .insertInto('operator_change')
      .values({
        country: customer.country,
        operator_id: 'command line',
        subject: 'customer',
        before: `${orders.length} orders, ${others} other records`,
        after: 'erased',
        reason: 'a person asked for it',
        created_at: clock.now(),
      })
      .execute()
    return succeeded(
      `Erased: ${orders.length} orders, ${others} other records. Backups hold them until they expire.`,
    )
  })
}

/** Amounts, statuses and times stay for the books, the place to about a kilometre for the figures. */
const eraseOrders = (tx: Tx, orders: readonly FoundOrder[]) =>
  sql`update orders set customer_name = '', customer_phone = '', dropoff_address = '', dropoff_notes = '',
    dropoff_unit = '', dropoff_building = '', description = '', handover_pin = null,
    dropoff_latitude = round(dropoff_latitude::numeric, 2), dropoff_longitude = round(dropoff_longitude::numeric, 2)
    where ${areOf(orders)}`.execute(tx)

async function eraseAboutOrders(tx: Tx, orders: readonly FoundOrder[]): Promise<void> {
  const where = sql`where ${areOf(orders)}`
  const statements = [
    sql`update order_status set changes = null ${where}`,
    sql`update order_proof set received_by = '' ${where}`,
    sql`update order_decision set note = '', answer = null ${where}`,
    sql`update order_rating set comment = '' ${where}`,
    sql`update tracking_link set revoked_at = coalesce(revoked_at, now()) ${where}`,
    sql`update bulk_row set cells = '{}', draft = '{}', problems = '[]', place = null ${where}`,
    sql`update webhook_delivery set body = null where (vendor_id, event_id) in (
      select vendor_id, event_id from public_event where ${areOf(orders, 'subject')})`,
    sql`delete from order_message ${where}`,
    sql`delete from masked_call ${where}`,
    sql`delete from proof_photo ${where}`,
    sql`delete from order_trail ${where}`,
    sql`delete from rider_act ${where}`,
  ]
  for (const statement of statements) await statement.execute(tx)
}

/** Returns the number of deleted records. */
async function eraseElsewhere(tx: Tx, { country, phone }: Customer): Promise<number> {
  const deleted = [
    sql`delete from saved_address where country = ${country} and phone_number = ${phone}`,
    sql`delete from asked_place where country = ${country} and customer_phone = ${phone}`,
    sql`delete from message where country = ${country} and recipient = ${phone}`,
  ]
  let count = 0n
  for (const statement of deleted) count += (await statement.execute(tx)).numAffectedRows ?? 0n
  return Number(count)
}
