import { randomInt } from 'node:crypto'
import type { Deployment } from '@beckon/domain/country'
import { PREPARATION_MINUTES } from '@beckon/domain/limits'
import type { Insertable } from 'kysely'
import type { VendorTable } from './schema.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { insertOwner, insertVendor } from './store.ts'

/** Letters that are not mistaken for one another when an id is read out on the phone. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 8

export interface NewBusiness {
  readonly deployment: Deployment
  readonly name: string
  readonly phone: string
  readonly ownerId: string
}

/** Creates the vendor of a self-registered business: it has an owner, and gives its address later. */
export async function createSelfRegisteredVendor(tx: Tx, business: NewBusiness, now: Date): Promise<string> {
  const { deployment, name, phone, ownerId } = business
  const vendorId = newVendorId(deployment)
  await insertVendor(tx, {
    ...newVendorRow(deployment, vendorId, now),
    name: name.trim(),
    contact_phone: phone,
  })
  await insertOwner(tx, vendorId, ownerId)
  return vendorId
}

/** Returns a random id that begins with the country's code, so that it is never an id of `isLockedOutlet`. */
export function newVendorId({ country }: Deployment): string {
  const random = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('')
  return `${country.toLowerCase()}-${random}`
}

/** A row with default values. */
export const newVendorRow = (
  { country }: Deployment,
  vendorId: string,
  now: Date,
): Insertable<VendorTable> => ({
  vendor_id: vendorId,
  country,
  parent_vendor_id: null,
  client_vendor_id: vendorId.toUpperCase(),
  name: '',
  is_parent: false,
  is_registered: false,
  estimation_pick_up_time: PREPARATION_MINUTES,
  payment_methods: '{}',
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
