import { z } from 'zod'
import type { Point } from '@beckon/domain/geo'
import type { Signer } from '../../../platform/auth/signer.ts'
import type { Delivery } from './delivery.ts'

const TOKEN_TYPE = 'quote+jwt'

const corner = z.tuple([z.number().int(), z.number().int()])

/** Signed fields of a quote; short names, because the signature is sent with every order. */
const signedQuote = z.object({
  vendor: z.string(),
  country: z.string(),
  from: corner,
  to: corner,
  type: z.enum(['INSTANT', 'LATER']),
  /** Minor units. */
  fee: z.number().int(),
  currency: z.string(),
  cash: z.boolean(),
  /** Metres and seconds by road, so that the order needs no second look at the road. */
  distance: z.number(),
  duration: z.number(),
  /** Minutes by which a measure makes the promise later; absent without one. */
  slower: z.number().int().optional(),
  /** When the parcel is to be collected; absent for a quote without a time. */
  at: z.number().int().optional(),
  /** A discounted fee is valid with its voucher only; `off` in minor units. */
  voucher: z.object({ code: z.string(), off: z.number().int() }).optional(),
})
export type SignedQuote = z.infer<typeof signedQuote>

/** A millionth of a degree is about ten centimetres: rounding never makes two doors one. */
const micro = ({ latitude, longitude }: Point): [number, number] => [
  Math.round(latitude * 1e6),
  Math.round(longitude * 1e6),
]

export function signQuote(
  signer: Signer,
  { vendor, deployment, source, destination, type, cash, collectAt }: Delivery,
  price: Pick<SignedQuote, 'fee' | 'distance' | 'duration' | 'slower'>,
  expiresAt: Date,
): Promise<string> {
  const claims: SignedQuote = {
    vendor: vendor.vendor_id,
    country: deployment.country,
    from: micro(source),
    to: micro(destination),
    type,
    currency: deployment.currency,
    cash,
    ...(collectAt === null ? {} : { at: collectAt }),
    ...price,
  }
  return signer.sign(TOKEN_TYPE, claims, expiresAt)
}

/** The same way and the same end, for less: what was signed is signed again with the voucher in it. */
export const signDiscounted = (
  signer: Signer,
  { quote, expiresAt }: { readonly quote: SignedQuote; readonly expiresAt: Date },
  voucher: { readonly code: string; readonly off: number },
): Promise<string> => signer.sign(TOKEN_TYPE, { ...quote, fee: quote.fee - voucher.off, voucher }, expiresAt)

export type ReadQuote =
  | { readonly ok: true; readonly quote: SignedQuote; readonly expired: boolean; readonly expiresAt: Date }
  | { readonly ok: false }

/** Reads a signature of ours, also an expired one. */
export async function readQuote(signer: Signer, signature: string): Promise<ReadQuote> {
  const verified = await signer.verify(TOKEN_TYPE, signature)
  if (!verified.ok && verified.why === 'invalid') return { ok: false }
  const parsed = signedQuote.safeParse(verified.claims)
  if (!parsed.success) return { ok: false }
  const expiresAt = new Date((verified.claims.exp ?? 0) * 1000)
  return { ok: true, quote: parsed.data, expired: !verified.ok, expiresAt }
}

/** Whether the quote is for exactly this way, whatever its price. */
export function isQuoteFor(quote: SignedQuote, delivery: Delivery): boolean {
  const same = (a: readonly number[], b: readonly number[]) => a[0] === b[0] && a[1] === b[1]
  return (
    quote.vendor === delivery.vendor.vendor_id &&
    quote.country === delivery.deployment.country &&
    quote.currency === delivery.deployment.currency &&
    quote.type === delivery.type &&
    same(quote.from, micro(delivery.source)) &&
    same(quote.to, micro(delivery.destination))
  )
}
