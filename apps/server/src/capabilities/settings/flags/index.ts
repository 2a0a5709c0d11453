import type { CountryCode } from '@beckon/domain/country'
import { type FlagName, type FlagRegion, type Flags, fallbackFlags, flagRegionOf } from '@beckon/domain/flag'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { valuesFrom } from './evaluate.ts'
import { type OutsideService, outsideService } from './providers/outside-service.ts'
import { ofrepRoutes } from './ofrep-routes.ts'
import { flagRoutes } from './routes.ts'
import { recentlyRead } from '../../../platform/recently-read.ts'
import { loadChanged } from './store.ts'

export interface FlagsService {
  routes(app: FastifyInstance): void
  /**
   * Returns the value of every flag in a country: from the operator's own service, else our table, else the
   * default. Never fails.
   */
  valuesOf(country: CountryCode): Promise<Flags>
  isOn(country: CountryCode, name: FlagName): Promise<boolean>
}

/** Feature flags of each country. */
export function flags({ db, clock, log, config, deploymentOf, recentMs }: Platform): FlagsService {
  const onFailure = (error: unknown) => log.warn({ err: error }, 'the flag service does not answer')
  const services = new Map<FlagRegion, OutsideService>()
  for (const region of ['asia', 'europe'] as const) {
    const base = config.flagsUrls[region]
    if (base !== undefined) services.set(region, outsideService(base, { clock, onFailure }))
  }
  const recent = recentlyRead({ clock, recentMs }, async (country: CountryCode) =>
    valuesFrom(await loadChanged(db, country)),
  )
  const ours = async (country: CountryCode): Promise<Flags> => {
    try {
      return await recent.of(country)
    } catch (error) {
      log.error({ err: error, country }, 'the flags cannot be read; those built in count')
      return fallbackFlags
    }
  }
  const valuesOf = async (country: CountryCode): Promise<Flags> => {
    const outside = services.get(flagRegionOf(deploymentOf(country).region))
    const [own, theirs] = await Promise.all([ours(country), outside?.(country)])
    return { ...own, ...theirs }
  }
  return {
    routes(app) {
      ofrepRoutes(app, (country) => loadChanged(db, country))
      flagRoutes(app, { db, clock, onChanged: recent.drop })
    },
    valuesOf,
    isOn: async (country, name) => (await valuesOf(country))[name],
  }
}
