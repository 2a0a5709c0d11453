import type { SheetCell } from '@beckon/domain/bulk'
import type { NumberStyle } from './styles.ts'

/** 31 December 9999 and a day: where dates of spreadsheets end. */
const LAST_SERIAL = 2_958_466
const DAY_MS = 86_400_000
const DAYS_1904 = 1462
/** Serial number of 1 January 1970. */
const DAYS_1970 = 25_569

/** A number as the cell shows it, without exponents and separators of thousands; dates as ISO has them. */
export function numberCell(text: string, style: NumberStyle | undefined, from1904: boolean): SheetCell {
  const value = Number(text)
  // Some programs keep texts as numbers.
  if (text.trim() === '' || !Number.isFinite(value)) return { text }
  if (style && style.kind !== 'plain' && style.kind !== 'digits') {
    const date = dateText(value, style.kind, from1904)
    if (date !== undefined) return { text: date, kind: 'date' }
  }
  if (style?.kind === 'digits' && Number.isInteger(value) && value >= 0) {
    return { text: style.before + decimal(value).padStart(style.count, '0'), kind: 'number' }
  }
  return { text: decimal(value), kind: 'number' }
}

/** With the fifteen digits that spreadsheets count with: 19.989999999999998 is 19.99. */
function decimal(value: number): string {
  const rounded = Number.isSafeInteger(value) ? value : Number(value.toPrecision(15))
  const text = String(rounded)
  if (!text.includes('e')) return text
  return Math.abs(rounded) < 1 ? rounded.toFixed(15).replace(/0+$/u, '').replace(/\.$/u, '') : wide(rounded)
}

/** Beyond 10^21, where numbers have exponents. */
const wide = (value: number): string => (Math.abs(value) < 1e60 ? BigInt(value).toString() : String(value))

/** The style distinguishes less than the number: a date with a time may be styled as a date. */
function dateText(serial: number, kind: 'date' | 'time' | 'moment', from1904: boolean): string | undefined {
  if (serial < 0 || serial >= LAST_SERIAL || (serial < 1 && kind === 'date')) return undefined
  const days = from1904 ? serial + DAYS_1904 : serial
  // 1900 had no 29 February, but spreadsheets count one.
  const counted = !from1904 && days < 60 ? days + 1 : days
  const instant = new Date(Math.round(((counted - DAYS_1970) * DAY_MS) / 60_000) * 60_000)
  const iso = instant.toISOString()
  const [day, time] = [iso.slice(0, 10), iso.slice(11, 16)]
  if (serial < 1 || (kind === 'time' && serial < 2)) return time
  return Math.abs(serial - Math.round(serial)) < 1 / 2880 ? day : `${day} ${time}`
}
