import { type CountryCode, type LocaleTag, localeTags } from '@beckon/domain/country'
import type { Overrides } from '@beckon/texts/merged'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { validTexts } from './valid-texts.ts'
import { type Correction, loadCorrections } from './store.ts'
import { logOnce } from './log-once.ts'

interface Deps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
}

/** Also where the word of a change was lost, it counts after this time. */
const FRESH_MS = 30_000

/** The corrections of each country, read at most every half minute. Never fails: ours are shown then. */
export function knownCorrections({ db, clock, log }: Deps) {
  const logRefused = logOnce(log, 'corrected texts that fit no longer are not shown')
  const kept = new Map<CountryCode, { readonly until: number; readonly found: Promise<Overrides> }>()
  const read = async (country: CountryCode, last: Overrides): Promise<Overrides> => {
    try {
      return byLanguage(await loadCorrections(db, country), logRefused)
    } catch (error) {
      log.error({ err: error, country }, 'corrected texts cannot be read; those of before count')
      return last
    }
  }
  return {
    async of(country: CountryCode): Promise<Overrides> {
      const now = clock.now().getTime()
      const known = kept.get(country)
      if (known && known.until > now) return known.found
      const found = (known?.found ?? Promise.resolve({})).then((last) => read(country, last))
      kept.set(country, { until: now + FRESH_MS, found })
      return found
    },
    /** The last texts remain available for when the database cannot be read. */
    forget(): void {
      for (const [country, { found }] of kept) kept.set(country, { until: 0, found })
    },
  }
}

export function byLanguage(
  corrections: readonly Correction[],
  logRefused: (locale: LocaleTag, keys: readonly string[]) => void = () => undefined,
): Overrides {
  const found = localeTags.flatMap((tag) => {
    const own = corrections.filter(({ locale }) => locale === tag)
    const { texts, refused } = validTexts(tag, Object.fromEntries(own.map(({ key, text }) => [key, text])))
    logRefused(tag, refused)
    return own.length === refused.length ? [] : [[tag, texts] as const]
  })
  return Object.fromEntries(found)
}
