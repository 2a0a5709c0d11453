import type { FrequentDropOff, SavedAddress } from '@beckon/contract'
import { isSameDoor } from '@beckon/domain/geo'
import { FREQUENT_CUSTOMERS, FREQUENT_FROM_ORDERS } from '@beckon/domain/limits'
import { collectedStatuses, type OrderStatus } from '@beckon/domain/order'
import { sql } from 'kysely'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { presentSaved } from './address-book.ts'
import { savedOfPhones } from './store.ts'

/** Latest orders that are searched for frequent customers. */
const LOOKED_AT = 500
/** A parcel that was not collected was not sent, and a returned one did not arrive. */
const sentStatuses: readonly OrderStatus[] = [
  ...collectedStatuses.filter((status) => status !== 'RETURN_INITIATED'),
  'DELIVERED',
]

type DropOffCount = Omit<FrequentDropOff, 'times' | 'last_at' | 'saved'> & {
  readonly times: string
  readonly last_at: Date
}

/** Of the last orders of a vendor: who was sent to most often, each as they were sent to last. */
export async function frequentDropOffs(
  db: Database,
  vendorId: string,
  { hasBook }: { readonly hasBook: boolean },
): Promise<FrequentDropOff[]> {
  const rows = await countDropOffs(db, vendorId)
  const phones = rows.map(({ phone_number }) => phone_number)
  const saved = hasBook && phones.length > 0 ? await savedOfPhones(db, vendorId, phones) : []
  const known = saved.map(presentSaved)
  return rows.map((row) => ({
    ...row,
    times: Number(row.times),
    last_at: unixSeconds(row.last_at),
    // The same address first: in one building several doors have the same phone.
    saved:
      known.find((one) => one.address === row.address && one.phone_number === row.phone_number) ??
      known.find((one) => isSame(one, row)) ??
      null,
  }))
}

const isSame = (saved: SavedAddress, { phone_number, address, ...point }: DropOffCount) =>
  saved.phone_number === phone_number && (saved.address === address || isSameDoor(saved, point))

async function countDropOffs(db: Database, vendorId: string): Promise<DropOffCount[]> {
  const { rows } = await sql<DropOffCount>`
    with late as (
      select * from orders where vendor_id = ${vendorId} and status = any(${[...sentStatuses]}::text[])
      order by created_at desc, order_id desc limit ${LOOKED_AT}
    )
    select distinct_last.*, counted.times, counted.last_at from (
      select customer_phone, count(*) as times, max(created_at) as last_at from late
      group by customer_phone having count(*) >= ${FREQUENT_FROM_ORDERS}
      order by times desc, last_at desc limit ${FREQUENT_CUSTOMERS}
    ) counted
    join lateral (
      select customer_name as name, customer_phone as phone_number, dropoff_address as address,
        dropoff_unit as unit_number, dropoff_building as building,
        dropoff_latitude as latitude, dropoff_longitude as longitude, dropoff_notes as notes,
        order_id as last_order_id
      from late where late.customer_phone = counted.customer_phone
      order by created_at desc limit 1
    ) distinct_last on true
    order by counted.times desc, counted.last_at desc`.execute(db)
  return rows
}
