const DAY_SECONDS = 86_400
/** The day that spreadsheet programs count from, as they count: 1970 began 25,569 days later. */
const DAYS_BEFORE_1970 = 25_569
/** Days before 1970 from the first of March of the year 0, where a year ends with its leap day. */
const DAYS_BEFORE_MARCH_0 = 719_468
const ERA_YEARS = 400
const ERA_DAYS = 146_097

/** Decimals of a serial number. */
export const SERIAL_DECIMALS = 8
const SERIAL_SCALE = 10 ** SERIAL_DECIMALS
/** So near to a half the product may be on its other side. */
const NEAR_HALF = 0.01

/** Of a local time as PostgreSQL writes it: `2026-11-24 09:30:15.25+08` is `2026-11-24 09:30`. */
export const toMinute = (local: string): string => local.slice(0, 16)

/** The same as a spreadsheet program counts: days, as a whole number with eight decimals. May be a part of a text. */
export function serialOf(local: string, from = 0, to = local.length): number {
  const seconds =
    digits(local, from + 11, 2) * 3600 + digits(local, from + 14, 2) * 60 + digits(local, from + 17, 2)
  const hasFraction = from + 19 < to && local.charAt(from + 19) === '.'
  const micros = hasFraction ? Number.parseFloat(local.slice(from + 19, to)) * 1e6 : 0
  // One division of whole numbers, so that the seconds are the nearest double.
  const wall = (dayOf(local, from) * DAY_SECONDS * 1e6 + seconds * 1e6 + Math.round(micros)) / 1e6
  return toSerialDecimals(wall / DAY_SECONDS + DAYS_BEFORE_1970)
}

/** The same number as `toFixed` writes, which rounds the exact value of a double but takes many times as long. */
function toSerialDecimals(days: number): number {
  const scaled = days * SERIAL_SCALE
  const isNearHalf = Math.abs(scaled - Math.floor(scaled) - 0.5) < NEAR_HALF
  return isNearHalf ? Number(days.toFixed(SERIAL_DECIMALS).replace('.', '')) : Math.round(scaled)
}

const ZERO = 48

function digits(text: string, at: number, count: number): number {
  let value = 0
  for (let index = at; index < at + count; index += 1) value = value * 10 + text.charCodeAt(index) - ZERO
  return value
}

/** Days since 1970 of a date in the Gregorian calendar. */
function dayOf(local: string, from: number): number {
  const month = digits(local, from + 5, 2)
  const year = digits(local, from, 4) - (month < 3 ? 1 : 0)
  const era = Math.floor(year / ERA_YEARS)
  const yearOfEra = year - era * ERA_YEARS
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + digits(local, from + 8, 2) - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * ERA_DAYS + dayOfEra - DAYS_BEFORE_MARCH_0
}
