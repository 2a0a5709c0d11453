import { type Currency, decimalOf, exponentOf, toMinor } from '../money/index.ts'
import { plainDigits } from '../text/index.ts'

/** The money at the door. Minor units. */
export interface CashAtDoor {
  /** The amount that the rider keeps. */
  readonly collected: number
  /** The amount that the rider gives back. */
  readonly change: number
  /** The part of the amount due that the customer did not pay. */
  readonly short: number
}

/** Returns what the rider collects, and gives back, of the money that a customer gave. */
export const cashAtDoor = (due: number, given: number): CashAtDoor => ({
  collected: Math.min(due, given),
  change: Math.max(0, given - due),
  short: Math.max(0, due - given),
})

/** Returns a typed amount in minor units, in the digits of any script; undefined for anything else, or too many decimals. */
export function readAmount(text: string, currency: Currency): number | undefined {
  const digits = plainDigits(text).replaceAll('٫', '.').replaceAll('٬', ',').replace(/\s/gu, '')
  if (!/^\d[\d.,]*$/u.test(digits)) return undefined
  const read = toMinor(decimalOf(digits, exponentOf(currency)), currency)
  return read.ok ? read.money.minor : undefined
}
