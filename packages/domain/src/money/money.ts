import { type Currency, exponentOf, isCurrency } from './currency.ts'

/** An amount in minor units of its currency: a safe integer. */
export interface Money {
  readonly minor: number
  readonly currency: Currency
}

export type ToMinor =
  | { readonly ok: true; readonly money: Money }
  | { readonly ok: false; readonly reason: 'too-many-decimals' | 'not-an-amount' | 'unknown-currency' }

export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not a whole number of minor units: ${minor}`)
  return { minor, currency }
}

/** A decimal as the wire has it; refused when it has more decimals than its currency. */
export function toMinor(decimal: number, currency: string): ToMinor {
  if (!isCurrency(currency)) return { ok: false, reason: 'unknown-currency' }
  const scaled = decimal * 10 ** exponentOf(currency)
  const minor = Math.round(scaled)
  if (!Number.isSafeInteger(minor)) return { ok: false, reason: 'not-an-amount' }
  // 19.99 * 100 is 1998.9999999999998: a value within the error of a double is taken as whole.
  const noise = Math.abs(scaled) * Number.EPSILON * 4
  if (Math.abs(scaled - minor) > noise) return { ok: false, reason: 'too-many-decimals' }
  return { ok: true, money: { minor, currency } }
}

/** The decimal that the wire has; the nearest double to it. */
export function toDecimal({
  minor,
  currency,
}: {
  readonly minor: number
  readonly currency: string
}): number {
  if (!isCurrency(currency)) throw new RangeError(`unknown currency: ${currency}`)
  return minor / 10 ** exponentOf(currency)
}

export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} and ${b.currency} do not add`)
  return money(a.minor + b.minor, a.currency)
}
