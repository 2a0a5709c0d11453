import { TOKEN_REFRESH_SECONDS } from '../limits/index.ts'

/** Both in seconds since 1970. */
export const needsRefresh = (expires: number, now: number): boolean => expires - now <= TOKEN_REFRESH_SECONDS

/** A guest token is valid while it decodes to an object with a numeric `exp` in the future. */
export function isGuestTokenValid(payload: unknown, now: number): boolean {
  if (typeof payload !== 'object' || payload === null || !('exp' in payload)) return false
  return typeof payload.exp === 'number' && payload.exp > now
}
