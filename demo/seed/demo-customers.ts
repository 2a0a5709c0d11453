import { randomUUID } from 'node:crypto'
import { needsUnit, type CountryCode } from '@beckon/domain/country'
import type { Insertable } from 'kysely'
import { searchTextOf } from '../../apps/server/src/capabilities/parties/drop-offs/index.ts'
import type { SavedAddressTable } from '../../apps/server/src/capabilities/parties/drop-offs/schema.ts'
import type { DemoVendor } from './demo-vendors.ts'
import { mobileOf, personOf } from './people.ts'
import type { Random } from './random.ts'
import type { City, DemoAddress } from './spots.ts'
import type { CountryWords } from './vocabulary/index.ts'

/** A customer of a demo shop. */
export interface DemoCustomer {
  readonly name: string
  readonly phone: string
  readonly door: DemoAddress
  readonly unit: string
}

interface Ground {
  readonly words: CountryWords
  readonly city: City
  readonly random: Random
  readonly country: CountryCode
}

/** Metres from the centre within which customers live. */
const WITHIN = 1800
const REGULARS = 4

export function demoCustomer({ words, city, random, country }: Ground): DemoCustomer {
  return {
    name: personOf(words, random),
    phone: mobileOf(words, random),
    door: city.spot(WITHIN),
    unit: needsUnit(country) ? `#${two(random.between(2, 24))}-${two(random.between(1, 18))}` : '',
  }
}

const two = (number: number): string => String(number).padStart(2, '0')

/** Those whom each shop sends to again and again, by the shop's id. */
export const demoRegulars = (
  ground: Ground,
  shops: readonly DemoVendor[],
): ReadonlyMap<string, readonly DemoCustomer[]> =>
  new Map(
    shops.map(({ vendor_id }) => [vendor_id, Array.from({ length: REGULARS }, () => demoCustomer(ground))]),
  )

/** The address book of the shops: their regular customers. */
export function demoAddressBook(
  regulars: ReadonlyMap<string, readonly DemoCustomer[]>,
  { country, now }: { readonly country: CountryCode; readonly now: Date },
): Insertable<SavedAddressTable>[] {
  return [...regulars].flatMap(([vendorId, customers]) =>
    customers.map(({ name, phone, door, unit }) => ({
      vendor_id: vendorId,
      address_id: randomUUID(),
      country,
      name,
      phone_number: phone,
      unit,
      building: '',
      address_text: door.address,
      notes: '',
      latitude: door.latitude,
      longitude: door.longitude,
      search_text: searchTextOf({ name, phone, unit, building: '', address: door.address }),
      created_at: now,
      changed_at: now,
    })),
  )
}

/** As an order has it: the unit first. */
export const addressOf = ({ unit, door }: DemoCustomer): string =>
  [unit, door.address].filter((part) => part !== '').join(', ')
