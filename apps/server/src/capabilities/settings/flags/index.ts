import type { CountryCode } from '@beckon/domain/country'
import {
  type FlagName,
  type FlagRegion,
  type Flags,
  fallbackFlags,
  flagRegionOf,
  flagsOfShop,
  type ShopFlagName,
  type ShopFlags,
} from '@beckon/domain/flag'
import type { FastifyInstance } from 'fastify'
import { afterCommit, type Tx } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { valuesFrom } from './evaluate.ts'
import { type OutsideService, outsideService } from './providers/outside-service.ts'
import { ofrepRoutes } from './ofrep-routes.ts'
import { flagRoutes } from './routes.ts'
import { recentlyRead } from '../../../platform/recently-read.ts'
import { type FlaggedShop, loadShopFlags, putShopFlag, type ShopFlagsById } from './shop-flags.ts'
import { loadChanged } from './store.ts'

export type { FlaggedShop } from './shop-flags.ts'

export interface FlagsService {
  routes(app: FastifyInstance): void
  /**
   * Returns the value of every flag in a country: from the operator's own service, else our table, else the
   * default. Never fails.
   */
  valuesOf(country: CountryCode): Promise<Flags>
  /** With a shop, its own value or its parent's counts before the country's. */
  isOn(country: CountryCode, name: FlagName, shop?: FlaggedShop): Promise<boolean>
  /** Returns the values that were set for a shop itself. */
  ownOf(country: CountryCode, vendorId: string): Promise<ShopFlags>
  /** Sets a flag of a shop, null for the value of its parent or country; returns the value before. */
  setForShop(tx: Tx, change: ShopFlagChange): Promise<boolean | null>
}

export interface ShopFlagChange {
  readonly country: CountryCode
  readonly vendorId: string
  readonly flag: ShopFlagName
  readonly value: boolean | null
}

/** Feature flags of each country. */
export function flags(platform: Platform): FlagsService {
  const { db, clock, log, config, deploymentOf, recentMs } = platform
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
  const regionalOf = async (country: CountryCode) =>
    services.get(flagRegionOf(deploymentOf(country).region))?.(country)
  const valuesOf = async (country: CountryCode): Promise<Flags> => {
    const [own, theirs] = await Promise.all([ours(country), regionalOf(country)])
    return { ...own, ...theirs }
  }
  const shops = shopFlags(platform)
  return {
    routes(app) {
      ofrepRoutes(app, { load: (country) => loadChanged(db, country), shops: shops.of })
      flagRoutes(app, { db, clock, regionalOf, onChanged: recent.drop })
    },
    valuesOf,
    async isOn(country, name, shop) {
      if (!shop) return (await valuesOf(country))[name]
      const [values, byId] = await Promise.all([valuesOf(country), shops.of(country)])
      return flagsOfShop(values, byId.get(shop.vendor_id), byId.get(shop.parent_vendor_id ?? ''))[name]
    },
    ownOf: async (country, vendorId) => (await shops.of(country)).get(vendorId) ?? {},
    setForShop: shops.set,
  }
}

/** The values of the shops of each country. */
function shopFlags({ db, clock, log, recentMs }: Pick<Platform, 'db' | 'clock' | 'log' | 'recentMs'>) {
  const recent = recentlyRead({ clock, recentMs }, (country: CountryCode) => loadShopFlags(db, country))
  return {
    async of(country: CountryCode): Promise<ShopFlagsById> {
      try {
        return await recent.of(country)
      } catch (error) {
        log.error({ err: error, country }, 'the flags of shops cannot be read; those of the country count')
        return new Map()
      }
    },
    async set(tx: Tx, { value, ...key }: ShopFlagChange): Promise<boolean | null> {
      const before = await putShopFlag(tx, key, value, clock.now())
      afterCommit(tx, () => recent.drop(key.country))
      return before
    },
  }
}
