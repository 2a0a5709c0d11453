import { anyOf } from '../any-of.ts'
import type { FoundValue } from '../pasted-order.ts'
import type { MessageReader } from '../reading.ts'
import { paidWords, paymentWords } from '../words/payment-words.ts'

const cash = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${anyOf(paymentWords)})(?![\p{L}\p{M}])`, 'u')
const cashInside = new RegExp(
  anyOf(
    paymentWords.filter((word) => /[\p{sc=Han}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u.test(word)),
  ),
  'u',
)
const otherwise = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${anyOf(paidWords)})(?![\p{L}\p{M}])`, 'u')

/** Cash on delivery, where a message names it and nothing contradicts. */
export function readPayment({ folded }: MessageReader): FoundValue<'CASH_ON_DELIVERY'> | null {
  const found = cash.exec(folded) ?? cashInside.exec(folded)
  if (!found || otherwise.test(folded)) return null
  const source = [found.index, found.index + found[0].length] as const
  return { value: 'CASH_ON_DELIVERY', source, confidence: 'guessed' }
}
