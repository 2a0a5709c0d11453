/** A token this near its end is refreshed. */
export const REFRESH_THRESHOLD_SECONDS = 600

/** Both in seconds since 1970. */
export const needsRefresh = (expires: number, now: number): boolean =>
  expires - now <= REFRESH_THRESHOLD_SECONDS

/** A guest token is good while it decodes to an object with a numeric `exp` that is not past. */
export function isGuestTokenValid(payload: unknown, now: number): boolean {
  if (typeof payload !== 'object' || payload === null || !('exp' in payload)) return false
  return typeof payload.exp === 'number' && payload.exp > now
}
