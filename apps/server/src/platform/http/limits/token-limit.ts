import type { Recognised, KnownAudience } from '../../auth/callers.ts'
import type { Clock } from '../../clock.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { networksOf } from './network-of.ts'

const MINUTE_MS = 60_000
/** Networks that are remembered; the one unseen for longest is dropped first. */
const NETWORKS = 20_000

interface Window {
  readonly startedAt: number
  count: number
}

type Check<A extends KnownAudience> = () => Promise<Recognised<A>>

/** Runs the check of a token, or refuses it where too many tokens of its network were refused. */
export type TokenLimit = <A extends KnownAudience>(
  address: string,
  check: Check<A>,
) => Promise<Recognised<A> | Refusal>

/**
 * Limits the refused tokens of a network to `most` a minute. A token counts before it is checked, so that many at once
 * cannot pass together, and no longer once it is recognised.
 */
export function createTokenLimit(clock: Clock, most: number): TokenLimit {
  const windows = new Map<string, Window>()
  function windowOf(network: string): Window {
    const now = clock.now().getTime()
    const known = windows.get(network)
    windows.delete(network)
    const isOpen = known !== undefined && now - known.startedAt < MINUTE_MS
    const window = isOpen ? known : { startedAt: now, count: 0 }
    windows.set(network, window)
    const [oldest] = windows.keys()
    if (windows.size > NETWORKS && oldest !== undefined) windows.delete(oldest)
    return window
  }
  const secondsLeft = ({ startedAt }: Window) =>
    Math.max(1, Math.ceil((startedAt + MINUTE_MS - clock.now().getTime()) / 1000))
  return async (address, check) => {
    const counted = networksOf(address).map(({ network, times }) => ({ window: windowOf(network), times }))
    const full = counted.find(({ window, times }) => window.count >= most * times)
    if (full) return refuse('request.too-many', { retry_after: secondsLeft(full.window) })
    for (const { window } of counted) window.count += 1
    let isRefused = false
    try {
      const who = await check()
      isRefused = !who.ok
      return who
    } finally {
      if (!isRefused) for (const { window } of counted) window.count -= 1
    }
  }
}

/** Checks every token, where limits are off. */
export const noTokenLimit: TokenLimit = (_address, check) => check()
