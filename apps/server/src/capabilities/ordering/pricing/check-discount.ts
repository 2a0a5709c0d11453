import type { OrderRequest } from '@beckon/contract'
import { toMinor } from '@beckon/domain/money'
import type { Signer } from '../../../platform/auth/signer.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { readQuote, type SignedQuote } from './quote-signature.ts'

export interface VoucherOff {
  readonly code: string
  /** Minor units. */
  readonly off: number
}

export interface DiscountCheck {
  readonly request: Pick<OrderRequest, 'discounted_delivery_fee' | 'discounted_signature'> & {
    readonly voucher?: Pick<VoucherOff, 'code'> | undefined
  }
  /** The whole fee of the checked quote. */
  readonly quote: SignedQuote
}

/**
 * Returns whether this quote was discounted by this voucher. Whether the voucher is still valid is checked when it is
 * used.
 */
export async function checkDiscount(
  signer: Signer,
  { request, quote }: DiscountCheck,
): Promise<VoucherOff | null | Refusal> {
  const { voucher, discounted_delivery_fee: left, discounted_signature: signature } = request
  if (!voucher && left === undefined && signature === undefined) return null
  if (!voucher || left === undefined || signature === undefined) return refuse('SignatureInvalid')
  const read = await readQuote(signer, signature)
  if (!read.ok || read.quote.voucher?.code !== voucher.code) return refuse('SignatureInvalid')
  const { off } = read.quote.voucher
  const fee = toMinor(left, quote.currency)
  const isOfQuote = sameWay(read.quote, quote) && read.quote.fee + off === quote.fee
  if (!isOfQuote || !fee.ok || fee.money.minor !== read.quote.fee) return refuse('SignatureInvalid')
  return read.expired ? refuse('SignatureExpired') : { code: voucher.code, off }
}

const ways = ['vendor', 'country', 'from', 'to', 'type', 'currency', 'cash'] as const

const sameWay = (one: SignedQuote, other: SignedQuote): boolean =>
  ways.every((name) => String(one[name]) === String(other[name]))
