import { type CountryCode, isCountryCode } from '@beckon/domain/country'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { knownPlatforms } from './known-platforms.ts'
import { PLATFORMS_CHANGED } from './put-platform.ts'
import { platformRoutes } from './routes.ts'
import { isPlatformToken, readPlatformToken } from './read-platform-token.ts'

export interface PlatformsService {
  routes(app: FastifyInstance): void
  /** The pages that may frame the portal of a country, by scheme, host and port. */
  originsOf(country: CountryCode): Promise<readonly string[]>
}

/** Platforms that embed the portal in their own pages, and act for their vendors there. */
export function platforms({ db, bus, clock, callers, framing, live }: Platform): PlatformsService {
  const { platformsOf, forget } = knownPlatforms(db, clock)
  bus.subscribe(PLATFORMS_CHANGED, (countries) => {
    forget()
    for (const country of countries.map(String).filter(isCountryCode)) live.endGrants(country)
  })
  bus.onGap(forget)
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
    routes: (app) => platformRoutes(app, { db, clock, bus }),
    originsOf: framing.originsOf,
  }
}
