import { type CountryCode, paymentMethods } from '@beckon/domain/country'
import type { Updateable } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { VendorTable } from '../../platform/database/schema.ts'
import type { Tx } from '../../platform/database/transaction.ts'

export interface NewGuest {
  readonly vendorId: string
  readonly country: CountryCode
  readonly now: Date
}

/** Guests pay online only: nothing that is settled outside of the portal. */
const onlineOnly = JSON.stringify(Object.fromEntries(paymentMethods.map((method) => [method, false])))

/** A vendor named guest that is nowhere yet. */
export async function insertGuest(db: Database, { vendorId, country, now }: NewGuest): Promise<void> {
  await db
    .insertInto('vendor')
    .values({
      vendor_id: vendorId,
      country,
      parent_vendor_id: null,
      client_vendor_id: vendorId,
      name: 'guest',
      is_guest: true,
      is_parent: false,
      is_registered: false,
      estimation_pick_up_time: 0,
      payment_methods: onlineOnly,
      contact_phone: '',
      address_text: '',
      building: '',
      unit: '',
      city: '',
      postal_code: '',
      street: '',
      street_number: '',
      latitude: null,
      longitude: null,
      rider_instructions: '',
      delivery_area: null,
      created_at: now,
    })
    .execute()
}

export async function isGuest(db: Database, vendorId: string): Promise<boolean> {
  const guest = await db
    .selectFrom('vendor')
    .select('vendor_id')
    .where('vendor_id', '=', vendorId)
    .where('is_guest', '=', true)
    .executeTakeFirst()
  return guest !== undefined
}

/** A guest's vendor, also one that has become somebody's, held until the transaction ends. */
export const lockGuest = (tx: Tx, vendorId: string) =>
  tx
    .selectFrom('vendor')
    .select(['vendor_id', 'is_guest'])
    .where('vendor_id', '=', vendorId)
    .forUpdate()
    .executeTakeFirst()

/** Who sent the newest order of a guest, from where, and how many there are. */
export const lastSenderOf = (tx: Tx, vendorId: string) =>
  tx
    .selectFrom('orders')
    .select((eb) => [
      'pickup_name as name',
      'pickup_phone as phone',
      'pickup_address as address',
      'pickup_latitude as latitude',
      'pickup_longitude as longitude',
      'pickup_instructions as instructions',
      eb.fn.countAll<number>().over().as('orders'),
    ])
    .where('vendor_id', '=', vendorId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** A vendor like any other from now on, where its last order was collected; its country says how it may pay. */
export async function adoptGuest(
  tx: Tx,
  vendorId: string,
  known: Pick<
    Updateable<VendorTable>,
    | 'name'
    | 'contact_phone'
    | 'estimation_pick_up_time'
    | 'address_text'
    | 'latitude'
    | 'longitude'
    | 'rider_instructions'
  >,
): Promise<void> {
  await tx
    .updateTable('vendor')
    .set({ ...known, is_guest: false, is_registered: true, payment_methods: '{}' })
    .where('vendor_id', '=', vendorId)
    .execute()
}

/** Guests that came before then and asked for nothing. Some at a time, so that nobody waits for the rest. */
export async function removeIdleGuests(db: Database, before: Date, most: number): Promise<number> {
  const removed = await db
    .deleteFrom('vendor')
    .where('vendor_id', 'in', (eb) =>
      eb
        .selectFrom('vendor')
        .select('vendor_id')
        .where('is_guest', '=', true)
        .where('created_at', '<', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('orders').select('order_id').whereRef('orders.vendor_id', '=', 'vendor.vendor_id'),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('vendor_owner')
                .select('user_id')
                .whereRef('vendor_owner.vendor_id', '=', 'vendor.vendor_id'),
            ),
          ),
        )
        .limit(most),
    )
    .executeTakeFirst()
  return Number(removed.numDeletedRows)
}
