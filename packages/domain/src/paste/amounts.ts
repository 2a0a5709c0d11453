import type { Currency } from '../money/index.ts'
import { toMinor } from '../money/index.ts'
import { currencyAt } from './currency-tokens.ts'
import { numberPattern, parseAmount } from './numbers.ts'
import type { SourceRange } from './pasted-order.ts'
import { fold } from './fold.ts'
import { paymentWords } from './words/payment-words.ts'

export interface Amount {
  readonly value: number
  /** The number alone. */
  readonly range: SourceRange
  /** The number with its currency. */
  readonly whole: SourceRange
  readonly isMoney: boolean
}

/** "1.2k", "25rb", "5 e Ft": thousands; 万 and သောင်း: tens of thousands; lakh. */
const multipliers: readonly (readonly [RegExp, number])[] = [
  [/^ ?(?:lakhs?|lac|লাখ|لاكه)(?!\p{L})/u, 100_000],
  [/^ ?(?:万|萬|หมื่น|သောင်း)/u, 10_000],
  [/^(?: ?(?:rb|ribu|tys\.?|tis\.?|ezer|hazar)|k)(?!\p{L})/u, 1000],
  [/^ ?(?:e ?(?=ft)|হাজার|ہزار|الف|พัน|ພັນ|ពាន់|ထောင်|千)/u, 1000],
]

/** The numbers of the stretch that may be amounts: not of other money, not more exact than the currency. */
export function findAmounts(folded: string, [from, to]: SourceRange, currency: Currency): Amount[] {
  const text = folded.slice(0, to)
  const numbers = new RegExp(`(?<![\\d.,])${numberPattern.source}`, 'gu')
  numbers.lastIndex = from
  const found: Amount[] = []
  for (const match of text.matchAll(numbers)) {
    const amount = amountAt(text, match.index, match[0], currency)
    if (amount) found.push(amount)
  }
  return found
}

function amountAt(text: string, start: number, digits: string, currency: Currency): Amount | null {
  const end = start + digits.length
  // "25000k" is kyats, not millions.
  const times = digits.length < 4 || /[.,]/u.test(digits) ? multiplierAt(text, end) : { by: 1, end }
  const at = currencyAt(text, start, times.end, currency)
  if (at.kind === 'foreign' || isPartOfWord(text, start, times.end, at.kind)) return null
  const value = parseAmount(digits, currency) * times.by
  const minor = toMinor(value, currency)
  if (!minor.ok || minor.money.minor <= 0) return null
  const paid = at.kind === 'none' ? paidEnd(text, start, times.end) : null
  const whole: SourceRange = [at.start, paid ?? at.end]
  return { value, range: [start, times.end], whole, isMoney: at.kind === 'own' || paid !== null }
}

const payment = new RegExp(
  `^[ \\t]?(?:${paymentWords
    .map(fold)
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll('.', '\\.'))
    .join('|')})(?![a-z\\p{sc=Greek}\\p{sc=Cyrillic}\\p{sc=Arabic}])`,
  'u',
)

/** End of a sum such as "38.50 cash". A number after a place ("Singapore 529999 cash") is none: a sum begins a part, or has cents. */
function paidEnd(text: string, start: number, end: number): number | null {
  const begins = /(?:^|[\n,;(|]|[ \t][-–])[ \t]*$/u.test(text.slice(0, start))
  if (!begins && !/[.,]\d{2}$/u.test(text.slice(start, end))) return null
  const found = payment.exec(text.slice(end, end + 24))
  return found ? end + found[0].length : null
}

function multiplierAt(text: string, end: number): { by: number; end: number } {
  const behind = text.slice(end, end + 10)
  for (const [pattern, by] of multipliers) {
    const match = pattern.exec(behind)
    if (match) return { by, end: end + match[0].length }
  }
  return { by: 1, end }
}

/** "B12", "2x", "12/5": no amounts on their own. */
function isPartOfWord(text: string, start: number, end: number, kind: 'own' | 'none'): boolean {
  return kind === 'none' && (/[a-z#/]/u.test(text.charAt(start - 1)) || /[a-z/]/u.test(text.charAt(end)))
}
