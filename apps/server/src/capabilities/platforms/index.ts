import type { CountryCode } from '@beckon/domain/country'
import type { Tx } from '../../platform/database/transaction.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Refusal } from '../../platform/refusal.ts'
import { knownPlatforms } from './known-platforms.ts'
import { type PlatformChange, putPlatform } from './put-platform.ts'
import type { PlatformRecord } from './store.ts'
import { isPlatformToken, readPlatformToken } from './read-platform-token.ts'

export interface PlatformsDoor {
  /** The pages that may frame the portal of a country, by scheme, host and port. */
  originsOf(country: CountryCode): Promise<readonly string[]>
  /** Writes a platform down, all of it anew; it counts within half a minute. */
  put(tx: Tx, country: CountryCode, platform: PlatformRecord): Promise<PlatformChange | Refusal>
}

/** Platforms that show the portal inside their own pages, and speak for their vendors there. */
export function platforms({ db, clock, callers, framing }: Platform): PlatformsDoor {
  const platformsOf = knownPlatforms(db, clock)
  const originsOf = async (country: CountryCode) => [
    ...new Set((await platformsOf(country)).flatMap(({ origins }) => origins)),
  ]
  framing.allow(originsOf)
  callers.recognise(
    'vendor',
    (authorization, country) => readPlatformToken({ db, clock, platformsOf }, authorization, country),
    isPlatformToken,
  )
  return {
    originsOf: framing.originsOf,
    put: (tx, country, platform) => putPlatform(tx, country, platform, clock.now()),
  }
}
