import type { ProgramMoney } from '@beckon/contract'
import { toDecimal, toMinor } from '@beckon/domain/money'
import { type Refusal, refuse } from '../../../platform/refusal.ts'

/** ISO 8601 in UTC, of seconds since 1970. */
export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')

export const isoOrNull = (seconds: number | null): string | null => (seconds === null ? null : isoOf(seconds))

export const windowOf = ({ lower, upper }: { readonly lower: number; readonly upper: number }) => ({
  from: isoOf(lower),
  to: isoOf(upper),
})

/** The last second of the year 9999, which every clock and the database can show. */
const LAST_SECOND = 253_402_300_799

/** A time from 1970 to the end of the year 9999; one outside is moved to the nearest of them. */
export const instantOf = (iso: string): Date =>
  new Date(Math.min(LAST_SECOND * 1000, Math.max(0, Date.parse(iso))))

/** Whole seconds since 1970. */
export const secondsOf = (iso: string): number => Math.floor(instantOf(iso).getTime() / 1000)

/** Money for programs, of a decimal of the portal. */
export function moneyOf(decimal: number, currency: string): ProgramMoney {
  const minor = toMinor(decimal, currency)
  if (!minor.ok) throw new Error(`${decimal} ${currency} is no amount: ${minor.reason}`)
  return { amount: minor.money.minor, currency }
}

/** The decimal of an amount that a program sent; refused in another currency than that of the country. */
export function decimalOf(
  { amount, currency }: ProgramMoney,
  expected: string,
  field: string,
): number | Refusal {
  if (currency !== expected) {
    return refuse('request.invalid', { fields: { [`${field}.currency`]: `must be ${expected}` } })
  }
  return toDecimal({ minor: amount, currency })
}

/** The last id of a page, opaque to programs. */
export const cursorOf = (id: string): string => Buffer.from(`1:${id}`).toString('base64url')

/** Undefined for a cursor that is not one of ours. */
export function idOfCursor(cursor: string): string | undefined {
  const text = Buffer.from(cursor, 'base64url').toString('utf8')
  return text.startsWith('1:') && cursorOf(text.slice(2)) === cursor ? text.slice(2) : undefined
}

export const cursorInvalid = (): Refusal =>
  refuse('request.invalid', { fields: { cursor: 'is not the `next_cursor` of a page' } })

/** A page of entries, of which one more than asked for was read where there is another page. */
export function pageOf<Entry, Shown>(
  entries: readonly Entry[],
  { limit, cursor }: { readonly limit: number; readonly cursor: (last: Entry) => string },
  present: (entry: Entry) => Shown,
): { data: Shown[]; next_cursor: string | null } {
  const shown = entries.slice(0, limit)
  const last = shown.at(-1)
  return {
    data: shown.map(present),
    next_cursor: entries.length > limit && last !== undefined ? cursor(last) : null,
  }
}
