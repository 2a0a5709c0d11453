import { z } from 'zod'
import { isoTime, opaqueId, pageOf, pageQuery, queryFlag } from '../../wire/programs/common.ts'
import { decisionGiven } from '../../wire/programs/decision.ts'
import {
  cancellation,
  cancelReasons,
  expandable,
  knownReference,
  newOrder as newOrderBody,
  orderUpdate,
  programOrder,
} from '../../wire/programs/order.ts'
import { programQuote, quoteRequest } from '../../wire/programs/quote.ts'
import { defineProgramCall } from './define-program-call.ts'

const base = '/api/v1/orders'
const one = z.strictObject({ id: opaqueId })
const found = ['order.not-found'] as const
const wayErrors = [
  'delivery.undeliverable',
  'delivery.too-far',
  'delivery.outside-area',
  'delivery.no-price',
  'delivery.closed',
  'delivery.paused',
  'delivery.radius',
  'delivery.full',
  'places.unavailable',
] as const

/** `a,b`: parts of an answer. */
const expand = z
  .string()
  .max(100)
  .regex(new RegExp(`^(?:${expandable.join('|')})(?:,(?:${expandable.join('|')}))*$`, 'u'))
  .optional()
  .describe(`Parts to add, joined by commas: ${expandable.join(', ')}.`)

const exampleId = 'SG-SHOP-01J9ZK3V7T4QX'
const dropoff = { latitude: 1.2868, longitude: 103.8545 }

export const createQuote = defineProgramCall({
  name: 'createQuote',
  method: 'POST',
  path: '/api/v1/quotes',
  scope: 'orders',
  group: 'Quotes',
  summary: 'Get the price and the times of a delivery.',
  description: 'Nothing is ordered. The quote is good until `expires_at`, whatever prices become meanwhile.',
  rate: 120,
  errors: [
    ...(['collection-point.not-found', 'collection-point.no-location', 'order.not-found'] as const),
    ...(['voucher.unavailable', ...wayErrors] as const),
  ],
  body: quoteRequest,
  answer: programQuote,
  example: { body: { collection_point: 'SG-SHOP', dropoff, payment: 'paid' } },
})

export const createOrder = defineProgramCall({
  name: 'createOrder',
  method: 'POST',
  path: base,
  scope: 'orders',
  group: 'Orders',
  summary: 'Request a rider.',
  description:
    'Costs the fee of the quote. Send an `Idempotency-Key`: a repeated request with the same key and body creates nothing more and answers the same order, as it is by then. Keys are remembered for two days.',
  idempotent: true,
  rate: 600,
  errors: [
    ...(['idempotency.missing', 'idempotency.conflict', 'idempotency.running'] as const),
    ...(['collection-point.not-found', 'collection-point.no-location', 'collection-point.opening'] as const),
    ...(['order.invalid', 'order.payment-unavailable', 'quote.expired', 'quote.invalid'] as const),
    'voucher.unavailable',
    ...wayErrors,
  ],
  created: `${base}/{id}`,
  body: newOrderBody,
  answer: programOrder,
  example: {
    body: {
      quote: 'eyJhbGciOiJFZERTQSJ9.…',
      collection_point: 'SG-SHOP',
      customer: { name: 'Mei Lin', phone: '+6591234567' },
      dropoff: { ...dropoff, address: '1 Fullerton Square', unit: '#01-02', notes: 'Ring twice' },
      goods: { description: 'Cake', value: { amount: 2550, currency: 'SGD' }, payment: 'paid' },
      reference: '1042',
    },
  },
})

/** Orders of all collection points of the key, newest first. */
export const listOrders = defineProgramCall({
  name: 'listOrders',
  method: 'GET',
  path: base,
  scope: 'read',
  group: 'Orders',
  summary: 'List orders, newest first.',
  rate: 300,
  errors: ['collection-point.not-found'],
  query: z.strictObject({
    ...pageQuery,
    collection_point: opaqueId.optional().describe('Only of this one; else of all of the key.'),
    created_from: isoTime.optional().describe('Included.'),
    created_before: isoTime.optional().describe('Not included.'),
    state: z
      .enum(['open', 'ended', 'delivered', 'cancelled'])
      .optional()
      .describe(
        '`delivered` includes returned orders; `cancelled` those that found no rider or were not paid.',
      ),
    reference: knownReference.optional().describe('Only orders with exactly this reference of yours.'),
    needs_decision: queryFlag.optional().describe('Only orders that wait for your answer, or only others.'),
  }),
  answer: pageOf(programOrder),
  example: { query: { state: 'open', limit: '10' } },
})

/** A search has personal data, which does not belong into an address: those are logged on the way. */
export const searchOrders = defineProgramCall({
  name: 'searchOrders',
  method: 'POST',
  path: `${base}/search`,
  scope: 'read',
  group: 'Orders',
  summary: 'Find the orders of a customer by phone, newest first.',
  rate: 120,
  errors: ['collection-point.not-found'],
  body: z.strictObject({
    limit: z.number().int().min(1).max(100).default(25).describe('Entries of a page.'),
    cursor: pageQuery.cursor,
    collection_point: opaqueId.optional().describe('Only of this one; else of all of the key.'),
    customer_phone: z.string().min(1).max(40).describe('E.164, or as it is dialled in the country.'),
  }),
  answer: pageOf(programOrder),
  example: { body: { customer_phone: '+6591234567' } },
})

export const getOrder = defineProgramCall({
  name: 'getOrder',
  method: 'GET',
  path: `${base}/:id`,
  scope: 'read',
  group: 'Orders',
  summary: 'Read an order.',
  rate: 600,
  errors: found,
  params: one,
  query: z.strictObject({ expand }),
  answer: programOrder,
  example: { params: { id: exampleId }, query: { expand: 'events,proof' } },
})

export const updateOrder = defineProgramCall({
  name: 'updateOrder',
  method: 'PATCH',
  path: `${base}/:id`,
  scope: 'orders',
  group: 'Orders',
  summary: 'Change an order that no rider has accepted.',
  description:
    'The customer stays. Where the drop-off moves, send a quote that was asked for with `order`; else the fee stays. The `reference` alone can be changed at any time.',
  rate: 120,
  errors: [
    ...found,
    ...(['order.invalid', 'order.changed', 'order.update-too-late', 'order.paid'] as const),
    ...([
      'order.payment-unavailable',
      'collection-point.no-location',
      'quote.expired',
      'quote.invalid',
    ] as const),
    ...wayErrors,
  ],
  params: one,
  body: orderUpdate,
  answer: programOrder,
  example: { params: { id: exampleId }, body: { goods: { description: 'Two cakes' } } },
})

export const previewCancellation = defineProgramCall({
  name: 'previewCancellation',
  method: 'GET',
  path: `${base}/:id/cancellation`,
  scope: 'orders',
  group: 'Orders',
  summary: 'See whether an order can be cancelled, and what that would mean.',
  rate: 600,
  errors: found,
  params: one,
  answer: cancellation,
  example: { params: { id: exampleId } },
})

export const cancelOrder = defineProgramCall({
  name: 'cancelOrder',
  method: 'POST',
  path: `${base}/:id/cancel`,
  scope: 'orders',
  group: 'Orders',
  summary: 'Cancel an order.',
  description: 'Repeating the request is harmless: the order is cancelled once.',
  rate: 120,
  errors: [...found, 'order.not-cancellable'],
  params: one,
  body: z.strictObject({ reason: z.enum(cancelReasons).default('other') }),
  answer: programOrder,
  example: { params: { id: exampleId }, body: { reason: 'mistake' } },
})

export const decideOrder = defineProgramCall({
  name: 'decideOrder',
  method: 'POST',
  path: `${base}/:id/decision`,
  scope: 'orders',
  group: 'Orders',
  summary: 'Answer the question about an order that cannot go on by itself.',
  description:
    'Without an answer until `answer_by`, the `fallback` is carried out. The same answer again changes nothing.',
  rate: 120,
  errors: [
    ...found,
    'decision.gone',
    'decision.not-offered',
    'order.invalid',
    'order.update-too-late',
    ...wayErrors,
  ],
  params: one,
  body: decisionGiven,
  answer: programOrder,
  example: { params: { id: exampleId }, body: { option: 'bring_back', number: 0 } },
})
