import { z } from 'zod'
import { secondsParameter, orderId, unixSeconds, vendorId } from '../../wire/common.ts'
import { orderRequest } from '../../wire/ordering/order.ts'
import {
  chosenCard,
  intentStatus,
  onlineMethod,
  orderCash,
  paymentWallet,
  savedCard,
} from '../../wire/money/payment.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/orders/v1/order/payment'
const ofVendor = z.object({ vendorID: vendorId })
const intentId = z.string().min(1).max(100)
/** The token of the wallet is passed on to the gateway and not stored. */
const opened = { wallet_id: z.string().min(1).max(100), bearer_token: z.string().min(1).max(4000) }

export const authenticatePayment = defineCall({
  name: 'authenticatePayment',
  method: 'POST',
  path: `${base}/auth/:vendorID`,
  summary: 'Open the wallet of whoever pays: it holds the cards that they saved.',
  audience: 'vendor',
  memberAction: 'orders.create',
  rate: 60,
  params: ofVendor,
  answer: z.object({ result: paymentWallet }),
})

/** The order is made with it, and waits. Its checks are those of asking for a rider. */
export const createPaymentIntent = defineCall({
  name: 'createPaymentIntent',
  method: 'POST',
  path: `${base}/intent`,
  summary: 'Ask for a rider who is paid for online: the order waits for the payment.',
  audience: 'vendor',
  memberAction: 'orders.create',
  idempotent: true,
  rate: 60,
  body: z.object({ ...opened, vendor_id: vendorId, order: orderRequest }),
  answer: z.object({ result: intentStatus.extend({ payment_methods: z.array(onlineMethod) }) }),
})

/** A card that is declined leaves the intent open for another one. */
export const confirmPaymentIntent = defineCall({
  name: 'confirmPaymentIntent',
  method: 'POST',
  path: `${base}/intent/confirm`,
  summary: 'Pay with this card.',
  audience: 'vendor',
  memberAction: 'orders.create',
  idempotent: true,
  rate: 60,
  body: z.object({ ...opened, vendor_id: vendorId, intent_id: intentId, payment: chosenCard }),
  answer: z.object({ result: intentStatus }),
})

/** For a page that comes back, or waits. */
export const getPaymentIntent = defineCall({
  name: 'getPaymentIntent',
  method: 'GET',
  path: `${base}/intent/:intentID`,
  summary: 'How a payment stands.',
  audience: 'vendor',
  memberAction: 'orders.create',
  rate: 600,
  params: z.object({ intentID: intentId }),
  query: z.object({ vendor_id: vendorId }),
  answer: z.object({ result: intentStatus }),
})

/** An intent that has just been paid stays paid, and the answer has that state. */
export const cancelPaymentIntent = defineCall({
  name: 'cancelPaymentIntent',
  method: 'POST',
  path: `${base}/intent/cancel`,
  summary: 'Not to pay after all: the order is over.',
  audience: 'vendor',
  memberAction: 'orders.create',
  rate: 60,
  body: z.union([
    z.object({ vendor_id: vendorId, intent_id: intentId }),
    /** The idempotency key that it was begun under, where the answer was lost. Nothing can be begun under it later. */
    z.object({ vendor_id: vendorId, request_key: z.uuid() }),
  ]),
  answer: z.object({ result: intentStatus }),
})

export const listSavedCards = defineCall({
  name: 'listSavedCards',
  method: 'GET',
  path: `${base}/cards/:vendorID`,
  summary: 'The cards that whoever asks has saved.',
  audience: 'vendor',
  memberAction: 'orders.create',
  rate: 60,
  params: ofVendor,
  answer: z.object({ result: z.array(savedCard) }),
})

export const removeSavedCard = defineCall({
  name: 'removeSavedCard',
  method: 'DELETE',
  path: `${base}/cards/:vendorID/:cardID`,
  summary: 'Forget a saved card.',
  audience: 'vendor',
  memberAction: 'orders.create',
  rate: 60,
  params: ofVendor.extend({ cardID: z.string().min(1).max(100) }),
  answer: z.object({ result: z.literal(true) }),
})

/** Of the orders with cash at the door, by the time of their creation. */
export const readCash = defineCall({
  name: 'readCash',
  method: 'GET',
  path: '/api/orders/v1/vendor/:id/cash',
  summary: 'What riders collect for the shop in a period, and what it has got of that.',
  audience: 'vendor',
  memberAction: 'money.read',
  viewable: true,
  rate: 240,
  params: z.object({ id: vendorId }),
  query: z.object({
    from: secondsParameter,
    to: secondsParameter,
    include_outlets: z
      .enum(['true', 'false'])
      .transform((text) => text === 'true')
      .optional(),
    pagination_key: z.string().max(300).optional(),
  }),
  answer: z.object({
    result: z.object({
      currency: z.string(),
      /** Of the whole period, whatever the page. */
      total: orderCash.extend({ orders: z.number().int() }),
      orders: z.array(
        orderCash.extend({
          order_id: orderId,
          vendor_id: vendorId,
          customer_name: z.string(),
          created_at: unixSeconds,
          /** Null until the rider has collected, and until the shop has got it. */
          collected_at: unixSeconds.nullable(),
          settled_at: unixSeconds.nullable(),
        }),
      ),
      pagination_key: z.string().nullable(),
    }),
  }),
})
