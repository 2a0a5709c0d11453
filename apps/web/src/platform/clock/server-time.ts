/** How many milliseconds the service's clock is ahead of this machine's, which may be wrong by hours. */
let ahead = 0

/** Learns it from the `Date` header of an answer that has just come. */
export function learnServerTime(date: string | null): void {
  const at = Date.parse(date ?? '')
  if (Number.isFinite(at)) ahead = at - Date.now()
}

/** Seconds since 1970 by the estimated clock of the service, for comparing with the expiry of tokens. */
export const serverSeconds = (): number => Math.floor((Date.now() + ahead) / 1000)
