import { type CountryCode, isCountryCode } from '@beckon/domain/country'
import type { Tx } from '../../platform/database/transaction.ts'
import type { Platform } from '../../platform/platform.ts'
import { isRefusal, type Refusal } from '../../platform/refusal.ts'
import { knownPlatforms } from './known-platforms.ts'
import { type PlatformChange, putPlatform } from './put-platform.ts'
import type { PlatformRecord } from './store.ts'
import { isPlatformToken, readPlatformToken } from './read-platform-token.ts'

/** Published to every process, so that a change by an operator takes effect at once. */
const CHANGED_TOPIC = 'platforms-changed'

export interface PlatformsDoor {
  /** The pages that may frame the portal of a country, by scheme, host and port. */
  originsOf(country: CountryCode): Promise<readonly string[]>
  /**
   * Replaces a platform. The change takes effect at once in every process that receives the event, and
   * within half a minute in any other.
   */
  put(tx: Tx, country: CountryCode, platform: PlatformRecord): Promise<PlatformChange | Refusal>
}

/** Platforms that embed the portal in their own pages, and act for their vendors there. */
export function platforms({ db, bus, clock, callers, framing, live }: Platform): PlatformsDoor {
  const { platformsOf, forget } = knownPlatforms(db, clock)
  bus.subscribe(CHANGED_TOPIC, (countries) => {
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
    originsOf: framing.originsOf,
    async put(tx, country, platform) {
      const changed = await putPlatform(tx, country, platform, clock.now())
      if (!isRefusal(changed)) await bus.publish(tx, CHANGED_TOPIC, [country])
      return changed
    },
  }
}
