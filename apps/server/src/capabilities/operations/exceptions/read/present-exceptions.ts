import type { ExceptionRecord } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { OrderStatus } from '@beckon/domain/order'
import { type RawBuilder, sql } from 'kysely'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { ExceptionRow } from '../store.ts'

/** The columns that are shown, with the names of what they refer to. */
interface ShownRow extends ExceptionRow {
  readonly order_vendor_id: string | null
  readonly status: OrderStatus | null
  readonly shop: string | null
  readonly customer: string | null
  readonly shown_rider_id: string | null
  readonly rider_name: string | null
  readonly rider_is_simulated: boolean | null
  readonly owner_name: string | null
  readonly closer_name: string | null
}

/** Presents the exceptions that a condition and an order of rows choose. */
export async function presentExceptions(
  db: Database,
  chosen: RawBuilder<unknown>,
): Promise<readonly ExceptionRecord[]> {
  const { rows } = await sql<ShownRow>`
    select exception.*, orders.vendor_id as order_vendor_id, orders.status, orders.pickup_name as shop,
      orders.customer_name as customer, rider.rider_id as shown_rider_id, rider.name as rider_name,
      rider.is_simulated as rider_is_simulated,
      coalesce(owner.name, owner_program.name) as owner_name,
      coalesce(closer.name, closer_program.name) as closer_name
    from exception
    left join orders on orders.vendor_id = exception.vendor_id and orders.order_id = exception.order_id
    left join rider on rider.rider_id = coalesce(exception.rider_id, orders.rider_id)
    left join operator_account as owner on owner.operator_id = exception.owner_id
    left join operator as owner_program on owner_program.operator_id = exception.owner_id
    left join operator_account as closer on closer.operator_id = exception.closed_by
    left join operator as closer_program on closer_program.operator_id = exception.closed_by
    ${chosen}`.execute(db)
  return rows.map(presentRow)
}

/** One exception of the country. */
export async function presentException(
  db: Database,
  { country, id }: { readonly country: CountryCode; readonly id: string },
): Promise<ExceptionRecord | undefined> {
  const where = sql`where exception.country = ${country} and exception.exception_id = ${id}`
  const [record] = await presentExceptions(db, where)
  return record
}

const presentRow = (row: ShownRow): ExceptionRecord => ({
  exception_id: row.exception_id,
  kind: row.kind,
  subject: row.subject,
  order: orderOf(row),
  rider: riderOf(row),
  facts: row.facts,
  opened_at: unixSeconds(row.opened_at),
  reopenings: row.reopenings,
  owner: personOf(row.owner_id, row.owner_name),
  snoozed_until: row.snoozed_until && unixSeconds(row.snoozed_until),
  snooze_reason: row.snooze_reason,
  closed_at: row.closed_at && unixSeconds(row.closed_at),
  closed_by: personOf(row.closed_by, row.closer_name),
  close_reason: row.close_reason,
  changed_at: unixSeconds(row.changed_at),
})

const riderOf = ({ shown_rider_id: id, rider_name: name, rider_is_simulated: isSimulated }: ShownRow) =>
  id === null ? null : { rider_id: id, name: name ?? '', is_simulated: isSimulated ?? false }

function orderOf({ order_id, order_vendor_id: vendor_id, status, shop, customer }: ShownRow) {
  if (order_id === null || vendor_id === null || status === null) return null
  return { order_id, vendor_id, status, shop: shop ?? '', customer: customer ?? '' }
}

/** An account that is not known any more is named by its id. */
const personOf = (id: string | null, name: string | null) =>
  id === null ? null : { operator_id: id, name: name ?? id }
