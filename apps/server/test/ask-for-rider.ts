import { randomUUID } from 'node:crypto'
import type { OrderRequest, PaymentMethod, Quote } from '@beckon/contract'
import type { Point } from '@beckon/domain/geo'
import type { SignedIn } from './seed/sign-in.ts'
import type { TestServer } from './test-server.ts'

/** Overrides of a valid order. */
export interface RiderRequestOptions {
  readonly vendorId: string
  readonly deliveryType?: 'LATER'
  readonly source?: Point
  readonly destination?: Point
  readonly quote?: Pick<Quote, 'fee' | 'signature'>
  readonly key?: string
  /** How the fee is asked for; as the country usually has it where absent. */
  readonly payment?: PaymentMethod
  readonly change?: (request: OrderRequest) => OrderRequest
}

const collectionPoint: Point = { latitude: 1.3, longitude: 103.85 }
const door: Point = { latitude: 1.31, longitude: 103.86 }

export async function quoteFor(server: TestServer, user: SignedIn, wish: RiderRequestOptions) {
  return server.app.inject({
    method: 'POST',
    url: '/api/hurrier/v1/delivery/fee',
    headers: user.headers,
    payload: {
      vendor_id: wish.vendorId,
      source: wish.source ?? collectionPoint,
      destination: wish.destination ?? door,
      delivery_type: wish.deliveryType ?? 'INSTANT',
      ...(wish.payment ? { payment_method: wish.payment } : {}),
    },
  })
}

/** Quotes and submits an order, as the portal does. */
export async function askForRider(server: TestServer, user: SignedIn, wish: RiderRequestOptions) {
  const quote = wish.quote ?? (await quoteFor(server, user, wish)).json<Quote>()
  const request = requestOf(wish, quote)
  return server.app.inject({
    method: 'POST',
    url: '/api/orders/v1/order',
    headers: { ...user.headers, 'idempotency-key': wish.key ?? randomUUID() },
    payload: wish.change?.(request) ?? request,
  })
}

/** The id of an order that had nothing wrong. */
export async function requestedOrder(
  server: TestServer,
  user: SignedIn,
  wish: RiderRequestOptions,
): Promise<string> {
  const answer = await askForRider(server, user, wish)
  if (answer.statusCode !== 200) throw new Error(`no order: ${answer.body}`)
  return answer.json().result.order_id
}

export const requestOf = (
  wish: RiderRequestOptions,
  quote: Pick<Quote, 'fee' | 'signature'>,
): OrderRequest => ({
  vendor_id: wish.vendorId,
  customer: {
    name: 'Mei Lin',
    phone_number: '+6591234567',
    unit_number: '#04-12',
    location: { ...(wish.destination ?? door), address: '#04-12, 5 Garden Road', notes: 'Ring twice' },
  },
  order: { payment_method: 'CASH_ON_DELIVERY', amount: 25.5, description: 'Cake', cold_bag_needed: false },
  vat_number: null,
  preordered_for: null,
  age_validation_required: false,
  login_pickup_estimation: null,
  delivery_fee: quote.fee,
  signature: quote.signature,
})
