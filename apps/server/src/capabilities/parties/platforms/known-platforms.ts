import type { CountryCode } from '@beckon/domain/country'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { loadPlatforms } from './store.ts'
import { type VerificationKey, verificationKey } from './verification-key.ts'

export interface KnownPlatform {
  readonly platformId: string
  readonly origins: readonly string[]
  readonly keys: readonly VerificationKey[]
}

export type PlatformsOf = (country: CountryCode) => Promise<readonly KnownPlatform[]>

/** A key that was taken away counts for this long at most, also where the word of it was lost. */
const FRESH_MS = 30_000

/** The platforms of each country, read at most every half minute. */
export function knownPlatforms(db: Database, clock: Clock) {
  const kept = new Map<CountryCode, { readonly until: number; readonly found: ReturnType<PlatformsOf> }>()
  const platformsOf: PlatformsOf = (country) => {
    const now = clock.now().getTime()
    const known = kept.get(country)
    if (known && known.until > now) return known.found
    const found = readPlatforms(db, country)
    kept.set(country, { until: now + FRESH_MS, found })
    // A failed read is not cached: the next caller tries again.
    found.catch(() => {
      if (kept.get(country)?.found === found) kept.delete(country)
    })
    return found
  }
  return { platformsOf, forget: () => kept.clear() }
}

async function readPlatforms(db: Database, country: CountryCode): Promise<readonly KnownPlatform[]> {
  const rows = await loadPlatforms(db, country)
  return Promise.all(
    rows.map(async ({ platform_id: platformId, origins, public_keys }) => {
      const keys = await Promise.all(public_keys.map(verificationKey))
      return { platformId, origins, keys: keys.filter((key) => key !== undefined) }
    }),
  )
}
