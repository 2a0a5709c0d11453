const DAY_SECONDS = 86_400
const DAY_MS = 86_400_000
/** The day that spreadsheet programs count from, as they count: 1970 began 25,569 days later. */
const DAYS_BEFORE_1970 = 25_569
/** The days of a file are few; those of an unusual one are not kept. */
const MOST_DAYS = 4_000

/** Of a local time as PostgreSQL writes it: `2026-11-24 09:30:15.25+08` is `2026-11-24 09:30`. */
export const toMinute = (local: string): string => local.slice(0, 16)

/** The same as a spreadsheet program counts: days, with eight decimals. */
export function serialOf(local: string): string {
  const day = dayOf(local.slice(0, 10))
  const seconds = twoDigits(local, 11) * 3600 + twoDigits(local, 14) * 60 + twoDigits(local, 17)
  const micros = local.charAt(19) === '.' ? Number.parseFloat(local.slice(19)) * 1e6 : 0
  // One division of whole numbers, so that the seconds are the nearest double.
  const wall = (day * DAY_SECONDS * 1e6 + seconds * 1e6 + Math.round(micros)) / 1e6
  return (wall / DAY_SECONDS + DAYS_BEFORE_1970).toFixed(8)
}

const ZERO = 48
const twoDigits = (text: string, at: number): number =>
  (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO

const days = new Map<string, number>()

/** Days since 1970. */
function dayOf(date: string): number {
  const known = days.get(date)
  if (known !== undefined) return known
  const day = Date.parse(`${date}T00:00Z`) / DAY_MS
  if (days.size < MOST_DAYS) days.set(date, day)
  return day
}
