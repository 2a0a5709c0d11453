import type { CountryCode } from '@beckon/domain/country'
import type { Platform } from '../../platform/platform.ts'
import { knownPlatforms } from './known-platforms.ts'
import { isPlatformToken, readPlatformToken } from './read-platform-token.ts'

export interface PlatformsDoor {
  /** The pages that may frame the portal of a country, by scheme, host and port. */
  originsOf(country: CountryCode): Promise<readonly string[]>
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
  return { originsOf: framing.originsOf }
}
