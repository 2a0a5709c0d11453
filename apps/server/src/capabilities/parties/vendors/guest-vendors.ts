import { type CountryCode, paymentMethods } from '@beckon/domain/country'
import type { Updateable } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { VendorTable } from './schema.ts'

interface NewGuest {
  readonly vendorId: string
  readonly country: CountryCode
  readonly now: Date
}

/** Guests pay online only: nothing that is settled outside of the portal. */
const onlineOnly = JSON.stringify(Object.fromEntries(paymentMethods.map((method) => [method, false])))

/** A vendor named guest that is nowhere yet. */
async function insertGuest(db: Database, { vendorId, country, now }: NewGuest): Promise<void> {
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

type KnownOfGuest = Pick<
  Updateable<VendorTable>,
  | 'name'
  | 'contact_phone'
  | 'estimation_pick_up_time'
  | 'address_text'
  | 'latitude'
  | 'longitude'
  | 'rider_instructions'
>

/**
 * Turns a guest into a vendor, placed where its last order was collected; the country defines its payment methods.
 */
async function adoptGuest(tx: Tx, vendorId: string, known: KnownOfGuest): Promise<void> {
  await tx
    .updateTable('vendor')
    .set({ ...known, is_guest: false, is_registered: true, payment_methods: '{}' })
    .where('vendor_id', '=', vendorId)
    .execute()
}

/** Deletes guests without orders from before a time, in batches, so that others do not wait. */
async function removeIdleGuests(db: Database, before: Date, most: number): Promise<number> {
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

/** The rows of guests among the vendors. */
export const guestVendors = { insert: insertGuest, adopt: adoptGuest, removeIdle: removeIdleGuests }
