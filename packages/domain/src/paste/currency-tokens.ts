import { type Currency, currencies, isCurrency } from '../money/index.ts'
import { fold } from './fold.ts'
import { currencyWords, otherCurrencies } from './words/currency-words.ts'

const tokensOf = (currency: Currency): string[] => [
  fold(currency),
  ...currencyWords[currency].split('|').map(fold),
]

const all = new Set([
  ...Object.keys(currencies)
    .filter(isCurrency)
    .flatMap((currency) => tokensOf(currency)),
  ...otherCurrencies.split('|').map(fold),
])
const longest = Math.max(...[...all].map((token) => token.length))

/** The currency beside a number: the deployment's, another one, or none. */
export interface CurrencyAt {
  readonly kind: 'own' | 'foreign' | 'none'
  /** The number with its currency words. */
  readonly start: number
  readonly end: number
}

export function currencyAt(folded: string, start: number, end: number, currency: Currency): CurrencyAt {
  const own = new Set(tokensOf(currency))
  const ownAt = around(folded, start, end, own)
  if (ownAt) return { kind: 'own', ...ownAt }
  const otherAt = around(folded, start, end, all)
  return otherAt ? { kind: 'foreign', ...otherAt } : { kind: 'none', start, end }
}

function around(folded: string, start: number, end: number, tokens: ReadonlySet<string>) {
  const before = tokenBefore(folded, start, tokens)
  const behind = tokenBehind(folded, end, tokens)
  return before === null && behind === null ? null : { start: before ?? start, end: behind ?? end }
}

const isLetter = (unit: string): boolean => /[a-z\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}]/u.test(unit)

function tokenBefore(folded: string, start: number, tokens: ReadonlySet<string>): number | null {
  let end = start
  while (end > start - 2 && /[ :.]/u.test(folded.charAt(end - 1)) && folded.charAt(end - 1) !== '.') end -= 1
  for (let length = Math.min(longest, end); length > 0; length -= 1) {
    const token = folded.slice(end - length, end)
    if (!tokens.has(token) || /^[,.:/]/u.test(token)) continue
    const isWhole = !isLetter(token.charAt(0)) || !isLetter(folded.charAt(end - length - 1))
    // A single letter is money only right at its number: "P1,250", not "block P 12".
    if (isWhole && (length > 1 || !isLetter(token) || end === start)) return end - length
  }
  return null
}

function tokenBehind(folded: string, end: number, tokens: ReadonlySet<string>): number | null {
  const start = folded.charAt(end) === ' ' ? end + 1 : end
  for (let length = Math.min(longest, folded.length - start); length > 0; length -= 1) {
    const token = folded.slice(start, start + length)
    if (!tokens.has(token)) continue
    const next = folded.charAt(start + length)
    // The E of "12 E 5" is a staircase.
    if (length === 1 && isLetter(token) && /^ ?\d/u.test(folded.slice(start + 1, start + 3))) continue
    const isWhole = isLetter(token.charAt(length - 1))
      ? !isLetter(next) && !/\d/u.test(next)
      : !/\d/u.test(next)
    if (isWhole) return start + length
  }
  return null
}
