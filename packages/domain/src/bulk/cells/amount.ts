import { exponentOf, toMinor } from '../../money/index.ts'
import { findAmounts, fold } from '../../paste/index.ts'
import { needsValueConfirmation } from '../../request/index.ts'
import type { RowReader } from './reader.ts'

/** Major units; undefined where the cell is empty or has no amount. */
export function readAmount(reader: RowReader): number | undefined {
  const cell = reader.cell('amount')
  const value = cell.kind === 'number' ? rounded(reader, Number(cell.text)) : amountIn(reader)
  if (value === undefined || value < 0) {
    if (reader.line('amount') !== '') reader.violation('amount', 'amount-invalid')
    return undefined
  }
  const { valueLimit: limit } = reader.rules
  if (needsValueConfirmation({ amount: value, limit, confirmed: false })) reader.warn('amount', 'value-high')
  return value
}

/** Calculated values have more decimals than money. */
function rounded(reader: RowReader, value: number): number | undefined {
  const { currency } = reader.rules
  if (!Number.isFinite(value) || Math.abs(value) > 1e9) return undefined
  const exact = toMinor(value, currency)
  if (exact.ok) return value
  reader.warn('amount', 'amount-rounded')
  return Number(value.toFixed(exponentOf(currency)))
}

const isNothing = /^(?:-+|0+(?:[.,]0+)?)$/u

/** "SGD 12.50", "1 250 Ft", "١٢٫٥": one amount, and of no other money. */
function amountIn(reader: RowReader): number | undefined {
  const { currency } = reader.rules
  const folded = fold(reader.line('amount')).trim()
  if (folded === '') return undefined
  if (isNothing.test(folded)) return 0
  if (reader.cell('amount').kind !== undefined || folded.startsWith('-')) return undefined
  const found = findAmounts(folded, [0, folded.length], currency)
  const [amount] = found
  if (!amount || found.length > 1 || /\d/u.test(outside(folded, amount.range))) return undefined
  // A point before three digits divides thousands here, and decimals somewhere else.
  if (exponentOf(currency) < 3 && /^\d{1,3}[.,]\d{3}$/u.test(folded.slice(...amount.range))) {
    reader.warn('amount', 'amount-guessed')
  }
  return amount.value <= 1e9 ? amount.value : undefined
}

const outside = (text: string, [from, to]: readonly [number, number]): string =>
  text.slice(0, from) + text.slice(to)
