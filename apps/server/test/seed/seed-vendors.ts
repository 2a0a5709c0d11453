import type { CountryCode } from '@beckon/domain/country'
import type { Insertable } from 'kysely'
import type { VendorTable } from '../../src/capabilities/parties/vendors/schema.ts'
import { createUser, type SignedIn, signIn } from './sign-in.ts'
import type { TestServer } from '../test-server.ts'

export interface SeededVendor extends Partial<Insertable<VendorTable>> {
  readonly vendor_id: string
  readonly outlets?: readonly SeededVendor[]
}

interface Seed {
  readonly country: CountryCode
  readonly email: string
  readonly vendors: readonly SeededVendor[]
}

/** A user with its vendors and their outlets, signed in. */
export async function seedVendors(server: TestServer, seed: Seed): Promise<SignedIn> {
  const userId = await createUser(server, seed.country, seed.email)
  const { db } = server.platform
  for (const { outlets = [], ...vendor } of seed.vendors) {
    const now = server.platform.clock.now()
    const rows = [
      { ...vendor, is_parent: outlets.length > 0 },
      ...outlets.map(({ outlets: _none, ...outlet }) => ({
        ...outlet,
        is_parent: false,
        parent_vendor_id: vendor.vendor_id,
      })),
    ]
    await db
      .insertInto('vendor')
      .values(rows.map((row) => ({ ...blankVendor(seed.country, row.vendor_id, now), ...row })))
      .execute()
    await db.insertInto('vendor_owner').values({ vendor_id: vendor.vendor_id, user_id: userId }).execute()
  }
  return signIn(server, seed.country, seed.email)
}

/** A row with all that a vendor must have. */
export const blankVendor = (country: CountryCode, id: string, now: Date): Insertable<VendorTable> => ({
  vendor_id: id,
  country,
  parent_vendor_id: null,
  client_vendor_id: id,
  name: `Shop ${id}`,
  is_parent: false,
  estimation_pick_up_time: 10,
  payment_methods: '{}',
  contact_phone: '+6561234567',
  address_text: '1 Test Street',
  building: '',
  unit: '',
  city: 'Testville',
  postal_code: '',
  street: 'Test Street',
  street_number: '1',
  latitude: 1.3,
  longitude: 103.85,
  rider_instructions: 'Back door',
  delivery_area: null,
  created_at: now,
})
