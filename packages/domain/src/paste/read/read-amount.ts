import { type Amount, findAmounts } from '../amounts.ts'
import type { FoundValue, SourceRange } from '../pasted-order.ts'
import { subtract } from '../ranges.ts'
import type { MessageReader } from '../reading.ts'

export interface AmountReading {
  readonly amount: FoundValue<number> | null
  /** Ranges of all sums, also of those that were not chosen. */
  readonly taken: readonly SourceRange[]
}

/** The order value. `taken` are numbers that are known to be something else. */
export function readAmount(reading: MessageReader, taken: readonly SourceRange[]): AmountReading {
  const { folded, segments, context } = reading
  const amountsOf = (fields: readonly unknown[]) =>
    segments
      .filter((one) => fields.includes(one.field))
      .map((one) =>
        subtract([one.start, one.end], taken).flatMap((part) => findAmounts(folded, part, context.currency)),
      )
  const labelled = amountsOf(['amount']).flatMap(
    (amounts) => amounts.find((one) => one.isMoney) ?? amounts[0] ?? [],
  )
  const fees = amountsOf(['fee']).flatMap((amounts) => amounts[0] ?? [])
  const money = amountsOf([null, 'destination', 'description', 'name', 'phone'])
    .flat()
    .filter((one) => one.isMoney)
  // Of price, subtotal and total, the total is the greatest.
  const best = labelled.toSorted((a, b) => b.value - a.value)[0]
  const guess = context.amountRequired ? guessAmount(money) : null
  const amount = best ? found(best, 'labelled') : guess ? found(guess, 'guessed') : null
  return { amount, taken: [...labelled, ...fees, ...money].map(({ whole }) => whole) }
}

const found = ({ value, range }: Amount, confidence: 'labelled' | 'guessed'): FoundValue<number> => ({
  value,
  source: range,
  confidence,
})

/**
 * Returns the only amount, or the sum of all others; with several other amounts a missing value is better than a
 * wrong one.
 */
function guessAmount(money: readonly Amount[]): Amount | null {
  const values = new Set(money.map(({ value }) => value))
  if (values.size === 1) return money[0] ?? null
  const sum = money.reduce((total, { value }) => total + value, 0)
  return money.find(({ value }) => Math.abs(sum - 2 * value) < 0.0005) ?? null
}
