import { type CountryCode, countryCodes } from '@beckon/domain/country'
import type { Platform } from '../../../platform/platform.ts'

const answers = ['accepted', 'declined', 'expired', 'withdrawn'] as const
const sources = ['phone', 'tracker'] as const

const ASSIGN_SECONDS = [5, 10, 20, 30, 45, 60, 90, 120, 180, 300, 600, 1200, 1800] as const
const AGE_SECONDS = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 3600] as const

/** Counts of dispatch. */
export interface DispatchMeasures {
  offerEnded(answer: (typeof answers)[number]): void
  /** `seconds` since the search began. */
  assigned(country: CountryCode, seconds: number): void
  noRider(country: CountryCode): void
  positionReceived(source: (typeof sources)[number], ageSeconds: number): void
}

export function createDispatchMeasures({ metrics, db }: Pick<Platform, 'metrics' | 'db'>): DispatchMeasures {
  metrics.gauge({
    name: 'beckon_dispatch_open_searches',
    help: 'Orders that look for a rider or wait for the answer of one.',
    labels: { country: countryCodes },
    async read() {
      const rows = await db
        .selectFrom('dispatch')
        .select(['country', ({ fn }) => fn.countAll<number>().as('searches')])
        .where('state', 'in', ['searching', 'offered'])
        .groupBy('country')
        .execute()
      return rows.map(({ country, searches }) => ({ labels: { country }, value: Number(searches) }))
    },
  })
  const offers = metrics.counter({
    name: 'beckon_dispatch_offers_total',
    help: 'Offers to riders that ended, by how.',
    labels: { answer: answers },
  })
  const assigned = metrics.histogram({
    name: 'beckon_dispatch_time_to_assign_seconds',
    help: 'Time from the begin of a search to the acceptance of a rider.',
    labels: { country: countryCodes },
    buckets: ASSIGN_SECONDS,
  })
  const noRider = metrics.counter({
    name: 'beckon_dispatch_no_rider_total',
    help: 'Searches that ended without a rider.',
    labels: { country: countryCodes },
  })
  const age = metrics.histogram({
    name: 'beckon_position_age_seconds',
    help: 'Age of the newest position of a report of a rider when it was received.',
    labels: { source: sources },
    buckets: AGE_SECONDS,
  })
  return {
    offerEnded: (answer) => offers.add({ answer }),
    assigned: (country, seconds) => assigned.observe(seconds, { country }),
    noRider: (country) => noRider.add({ country }),
    positionReceived: (source, seconds) => age.observe(seconds, { source }),
  }
}
