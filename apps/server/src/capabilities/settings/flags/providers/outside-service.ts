import { foreignBulk, ofrepPath } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { FLAG_REFRESH_MS, FLAG_TIMEOUT_MS, type Flags, isFlagName } from '@beckon/domain/flag'
import type { Clock } from '../../../../platform/clock.ts'

/** Back-off after a failure. */
const RETRY_MS = 10_000

export type SomeFlags = Partial<Flags>

/** Undefined while the service does not answer. */
export type OutsideService = (country: CountryCode) => Promise<SomeFlags | undefined>

interface Deps {
  readonly clock: Clock
  readonly onFailure: (error: unknown) => void
}

interface CachedFlags {
  readonly flags: SomeFlags | undefined
  readonly until: number
}

/** An operator's own OFREP service, called for each country at most once in five minutes. */
export function outsideService(base: string, { clock, onFailure }: Deps): OutsideService {
  const kept = new Map<CountryCode, CachedFlags>()
  const requests = new Map<CountryCode, Promise<SomeFlags | undefined>>()

  const fetchFlags = async (country: CountryCode) => {
    try {
      const flags = await evaluateAll(base, country)
      kept.set(country, { flags, until: clock.now().getTime() + FLAG_REFRESH_MS })
    } catch (error) {
      onFailure(error)
      // Stale values are better than none.
      const flags = kept.get(country)?.flags
      kept.set(country, { flags, until: clock.now().getTime() + RETRY_MS })
    }
    return kept.get(country)?.flags
  }
  return (country) => {
    const known = kept.get(country)
    if (known && known.until > clock.now().getTime()) return Promise.resolve(known.flags)
    const running = requests.get(country) ?? fetchFlags(country).finally(() => requests.delete(country))
    requests.set(country, running)
    return running
  }
}

async function evaluateAll(base: string, country: CountryCode): Promise<SomeFlags> {
  const response = await fetch(`${base}${ofrepPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ context: { targetingKey: `server-${country}`, country } }),
    redirect: 'error',
    signal: AbortSignal.timeout(FLAG_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`the flag service answered ${response.status}`)
  const answer = foreignBulk.parse(await response.json())
  return Object.fromEntries(
    answer.flags.flatMap(({ key, value }) =>
      isFlagName(key) && typeof value === 'boolean' ? [[key, value]] : [],
    ),
  )
}
