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

/** UTC-12: the last time zone in which a month ends. */
const LAST_ZONE_HOURS = 12

/** A card is valid until its month has ended in every time zone. */
export function isExpired({ month, year }: Expiry, now: Date): boolean {
  return now.getTime() >= Date.UTC(year, month) + LAST_ZONE_HOURS * 3_600_000
}

/** Returns whether the year is later than any bank prints on a card. */
export const isImplausible = ({ year }: Expiry, now: Date): boolean =>
  year > now.getUTCFullYear() + MOST_YEARS
