import type { CountryCode } from '../country/index.ts'
import { isPossiblePhone, toE164 } from '../phone/index.ts'
import { vendorOf } from './order-id.ts'

/** The meanings of a text in a search over the orders of a country; a text may have several. */
export interface DeskSearch {
  /** The whole id of an order. */
  readonly orderId?: string
  /** The first characters of the random part of an id. */
  readonly code?: string
  /** E.164. */
  readonly phone?: string
  /** Beginnings of words of a name, in lower case. */
  readonly words: readonly string[]
}

/** Characters that are enough for the beginning of a code. */
const SHORTEST_CODE = 4
const CODE = /^[0-9A-Z]{1,14}$/u
const MOST_WORDS = 5

/** Reads a search of an operator: an id, a code, a phone number or a name. */
export function deskSearch(text: string, country: CountryCode): DeskSearch {
  const tidy = text.trim()
  const key = tidy.replace(/\s+/gu, '')
  const code = key.toUpperCase()
  return {
    ...(vendorOf(key) === undefined ? {} : { orderId: withUpperCode(key) }),
    ...(code.length >= SHORTEST_CODE && CODE.test(code) ? { code } : {}),
    ...(isPossiblePhone(key, country) ? { phone: toE164(key, country) } : {}),
    words: wordsOf(tidy),
  }
}

/** The vendor's part of an id is of the vendor's choice; the random part is in capitals. */
function withUpperCode(orderId: string): string {
  const start = orderId.lastIndexOf('-') + 1
  return orderId.slice(0, start) + orderId.slice(start).toUpperCase()
}

/** Letters and digits of a text, apart from numbers: a phone number is no name. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .filter((word) => /\p{L}/u.test(word))
    .slice(0, MOST_WORDS)
