export interface Expiry {
  /** 1 to 12. */
  readonly month: number
  /** Four digits. */
  readonly year: number
}

/** No card is valid for longer. */
const MOST_YEARS = 20

/** Returns the typed month and year, `0331` or `03/2031`; null while they are no date. */
export function readExpiry(digits: string): Expiry | null {
  if (digits.length !== 4 && digits.length !== 6) return null
  const month = Number(digits.slice(0, 2))
  const year = digits.length === 4 ? 2000 + Number(digits.slice(2)) : Number(digits.slice(2))
  return month >= 1 && month <= 12 ? { month, year } : null
}

/** A card is good until its month has ended everywhere on earth. */
export function isOver({ month, year }: Expiry, now: Date): boolean {
  const hours = 12
  return now.getTime() >= Date.UTC(year, month) + hours * 3_600_000
}

export const isTooFar = ({ year }: Expiry, now: Date): boolean => year > now.getUTCFullYear() + MOST_YEARS
