export interface Money {
  readonly amount: number
  readonly currency: string
}

/** Decimals of the minor unit of a currency, e.g. 2 for SGD, 0 for JPY. */
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/**
 * An amount as shops and tills write it: `25`, `25.5`, `25,50`. Undefined for everything else, e.g. `1,250.00`, which is
 * ambiguous, and for more decimals than the currency has, unless they are zeros.
 */
export function readMoney(text: string, currency: string): Money | undefined {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:[.,](\d+))?$/u.exec(text.trim()) ?? []
  if (whole === undefined) return undefined
  const decimals = decimalsOf(currency)
  // `1.250` is 1250 in some countries.
  if (fraction.length === 3 && decimals < 3 && !/^0+$/u.test(fraction)) return undefined
  const kept = fraction.padEnd(decimals, '0')
  if (/[^0]/u.test(kept.slice(decimals))) return undefined
  return { amount: Number(whole + kept.slice(0, decimals)), currency }
}

/** For people who read a log or a result file, e.g. `7.58 SGD`. */
export function writeMoney({ amount, currency }: Money): string {
  const decimals = decimalsOf(currency)
  return `${(amount / 10 ** decimals).toFixed(decimals)} ${currency}`
}
