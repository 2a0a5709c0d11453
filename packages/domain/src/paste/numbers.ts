import { type Currency, exponentOf } from '../money/index.ts'

/** A number in folded text: digits with at most six groups, and decimals. Groups are of three, or of two as in lakhs. */
export const numberPattern =
  /\d{1,3}(?:[ .,']\d{2,3}){0,5}[ .,']\d{3}(?!\d)(?:[.,]\d{1,3}(?!\d))?|\d{1,12}(?:[.,]\d{1,3}(?![\d]))?/u

/**
 * Major units. Of two different marks the last is the decimal one; one before exactly three digits divides thousands,
 * unless the currency has three decimals and the digits are not more than what such an amount has.
 */
export function parseAmount(text: string, currency: Currency): number {
  const tight = text.replace(/[ ']/gu, '')
  const last = Math.max(tight.lastIndexOf('.'), tight.lastIndexOf(','))
  if (last < 0) return Number(tight)
  const mark = tight.charAt(last)
  const other = mark === '.' ? ',' : '.'
  const decimals = tight.length - last - 1
  const isRepeated = tight.indexOf(mark) !== last
  const isThousands = isRepeated || (decimals === 3 && exponentOf(currency) < 3 && !tight.includes(other))
  if (isThousands) return Number(tight.replace(/[.,]/gu, ''))
  return Number(`${tight.slice(0, last).replace(/[.,]/gu, '')}.${tight.slice(last + 1)}`)
}
