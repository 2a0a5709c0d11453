import { TOKEN_REFRESH_SECONDS } from '@beckon/domain/limits'
import { nowSeconds, serverSeconds } from '../clock/index.ts'
import { LONGEST_TIMER_MS } from './session.machine.ts'
import type { Session } from './session-store.ts'

/** Smallest delay between two requests to the host page, for platforms with short tokens. */
const HOST_PAUSE_MS = 5000

/** Returns the time by the clock that the expiry of a session refers to: the local one for an account. */
export const clockOf = ({ mode }: Session): number => (mode === 'classic' ? nowSeconds() : serverSeconds())

/** Milliseconds until a token is to be refreshed; at once when it is already that near its end. */
export function refreshDelay(session: Session | null): number {
  if (!session) return LONGEST_TIMER_MS
  const seconds = session.expires - clockOf(session) - TOKEN_REFRESH_SECONDS
  const soonest = session.mode === 'godroid' ? HOST_PAUSE_MS : 0
  return Math.min(Math.max(soonest, seconds * 1000), LONGEST_TIMER_MS)
}
