import type { Discount, OrderRequest, Quote } from '@beckon/contract'
import { askForRider, quoteFor, type RiderRequestOptions } from '../ask-for-rider.ts'
import { send } from '../post.ts'
import type { SeededOperator } from './seed-operator.ts'
import type { SignedIn } from './sign-in.ts'
import type { TestServer } from '../test-server.ts'

const DAY = 86_400

/** Creates a voucher of Singapore that takes 3 off and is valid since yesterday, with overrides. */
export function make(server: TestServer, operator: SeededOperator, voucher: object) {
  const now = Math.floor(server.platform.clock.now().getTime() / 1000)
  const body = { type: 'AMOUNT', amount: 3, valid_from: now - DAY, reason: 'a season', ...voucher }
  return send(server, 'POST', '/api/ops/v1/vouchers', { headers: operator.headersIn('SG'), body })
}

export interface VoucherOptions {
  readonly vendorId: string
  readonly code: string
  readonly quote?: Pick<Quote, 'fee' | 'signature'>
  readonly orderId?: string
  readonly orderTime?: number
}

/** Holds a code against a fee, as the portal does. */
export async function applyVoucher(server: TestServer, user: SignedIn, wish: VoucherOptions) {
  const { fee, signature } = wish.quote ?? (await quoteFor(server, user, wish)).json<Quote>()
  const order_id = wish.orderId === undefined ? {} : { order_id: wish.orderId }
  return send(server, 'POST', '/api/orders/v1/voucher/validate', {
    headers: user.headers,
    body: {
      code: wish.code,
      vendor_id: wish.vendorId,
      order: { order_time: wish.orderTime ?? 0, delivery_fee: fee, signature, ...order_id },
    },
  })
}

export const withDiscount =
  (discount: Discount) =>
  (request: OrderRequest): OrderRequest => ({
    ...request,
    voucher: discount.voucher,
    discounted_delivery_fee: discount.delivery_fee,
    discounted_signature: discount.signature,
  })

/** Quotes, applies the voucher and submits. */
export async function askWithVoucher(
  server: TestServer,
  user: SignedIn,
  wish: RiderRequestOptions & { readonly code: string },
) {
  const quote = wish.quote ?? (await quoteFor(server, user, wish)).json<Quote>()
  const applied = await applyVoucher(server, user, { ...wish, quote })
  if (applied.status !== 200) throw new Error(`no voucher: ${applied.code}`)
  return askForRider(server, user, { ...wish, quote, change: withDiscount(applied.body as Discount) })
}
