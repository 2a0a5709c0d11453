import type { CountryCode } from '@beckon/domain/country'
import type { Insertable } from 'kysely'
import type { RiderTable } from '../../apps/server/src/capabilities/fulfilment/dispatch/schema.ts'
import { mobileOf, personOf } from './people.ts'
import type { Random } from './random.ts'
import type { City } from './spots.ts'
import type { CountryWords } from './vocabulary/index.ts'

export type DemoRider = Insertable<RiderTable>

const RIDERS = 12
const RIDERS_WITHIN = 1800
const vehicles = ['bicycle', 'scooter', 'motorbike'] as const

/** Riders near the centre, off duty; the fleet program enrols their phones. */
export function demoRiders(
  country: CountryCode,
  words: CountryWords,
  city: City,
  random: Random,
  now: Date,
): DemoRider[] {
  return Array.from({ length: RIDERS }, (_, index) => {
    const { latitude, longitude } = city.spot(RIDERS_WITHIN)
    return {
      rider_id: `${country.toLowerCase()}-rider-${index + 1}`,
      country,
      name: personOf(words, random),
      vehicle: random.pick(vehicles),
      phone: mobileOf(words, random),
      is_simulated: true,
      latitude,
      longitude,
      located_at: now,
      created_at: now,
    }
  })
}
