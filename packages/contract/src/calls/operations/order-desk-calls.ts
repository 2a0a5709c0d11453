import { orderConditions } from '@beckon/domain/numbers'
import { moveReasons, orderStatuses, orderWays } from '@beckon/domain/order'
import { refundCauses } from '@beckon/domain/payment'
import { z } from 'zod'
import { amount, latitude, longitude, orderId, point, unixSeconds, vendorId } from '../../wire/common.ts'
import { decisionAnswer } from '../../wire/fulfilment/decision.ts'
import { messageText, orderMessage } from '../../wire/fulfilment/message.ts'
import { messagePosition } from '../../wire/fulfilment/position.ts'
import {
  deskChange,
  deskEvent,
  deskOrder,
  deskRecord,
  foundOrder,
  foundRider,
  foundShop,
} from '../../wire/operations/order-desk.ts'
import { zoneId } from '../../wire/parties/zone.ts'
import { reason } from '../../wire/settings/operator.ts'
import { defineCall } from '../define-call.ts'
import { SEARCHES_PER_MINUTE } from './search-rate.ts'

const base = '/api/ops/v1/orders'
const audience = 'operator'
const params = z.object({ id: orderId })
const changed = z.object({ result: deskRecord })

// The texts of searches are in bodies, so that names and phone numbers are in no address and in no log.
export const searchOrders = defineCall({
  name: 'searchOrders',
  method: 'POST',
  path: `${base}/search`,
  summary:
    'Orders of the country, newest first: by id, phone number or name of the customer, shop, rider, status and time.',
  audience,
  action: 'orders.read',
  rate: SEARCHES_PER_MINUTE,
  body: z.object({
    text: z.string().max(100).optional(),
    vendor_id: vendorId.optional(),
    rider_id: z.string().max(80).optional(),
    statuses: z.array(z.enum(orderStatuses)).max(30).optional(),
    /** The orders that a number counts; those about money are for roles that see money. */
    only: z.enum(orderConditions).optional(),
    way: z.enum(orderWays).optional(),
    cancel_reason: z.enum(moveReasons).optional(),
    refund_cause: z.enum(refundCauses).optional(),
    /** With their collection point in this zone. */
    zone_id: zoneId.optional(),
    from: unixSeconds.optional(),
    until: unixSeconds.optional(),
    count: z.number().int().min(1).max(200).default(50),
    /** `next` of the page before. */
    after: z.string().max(300).optional(),
  }),
  answer: z.object({ result: z.array(foundOrder), next: z.string().nullable() }),
})

export const findAnything = defineCall({
  name: 'findAnything',
  method: 'POST',
  path: '/api/ops/v1/find',
  summary:
    'A few orders, shops and riders of the country by id, name or phone number, as the role may see them.',
  audience,
  action: 'orders.read',
  rate: SEARCHES_PER_MINUTE,
  body: z.object({ text: z.string().max(100) }),
  answer: z.object({
    result: z.object({
      orders: z.array(foundOrder),
      shops: z.array(foundShop),
      riders: z.array(foundRider),
    }),
  }),
})

export const getDeskOrder = defineCall({
  name: 'getDeskOrder',
  method: 'GET',
  path: `${base}/:id`,
  summary: 'An order with its shop, rider, proofs, conversation and money.',
  audience,
  action: 'orders.read',
  about: 'order',
  params,
  answer: z.object({ result: deskOrder }),
})

export const listDeskEvents = defineCall({
  name: 'listDeskEvents',
  method: 'GET',
  path: `${base}/:id/events`,
  summary: 'Everything that happened to an order, oldest first.',
  audience,
  action: 'orders.read',
  about: 'order',
  params,
  answer: z.object({ result: z.array(deskEvent) }),
})

export const getDeskWay = defineCall({
  name: 'getDeskWay',
  method: 'GET',
  path: `${base}/:id/way`,
  summary: 'The way that riders rode with an order, oldest point first, and the last position of the rider.',
  audience,
  action: 'orders.read',
  about: 'order',
  params,
  answer: z.object({
    result: z.object({
      trail: z.array(z.object({ at: unixSeconds, latitude, longitude })),
      position: z.object({ at: unixSeconds.nullable(), latitude, longitude }).nullable(),
    }),
  }),
})

export const getDeskPhoto = defineCall({
  name: 'getDeskPhoto',
  method: 'GET',
  path: `${base}/:id/photos/:photo`,
  summary: 'A photo or a signature of an order.',
  audience,
  action: 'orders.read',
  about: 'order',
  file: true,
  params: z.object({ id: orderId, photo: z.string().max(100) }),
  answer: z.unknown(),
})

export const cancelForShop = defineCall({
  name: 'cancelForShop',
  method: 'POST',
  path: `${base}/:id/cancel`,
  summary: 'Cancel an order for the shop, also after a rider has accepted, until the parcel is collected.',
  audience,
  action: 'orders.act',
  about: 'order',
  rate: 60,
  params,
  body: z.object({ reason }),
  answer: changed,
})

export const previewChange = defineCall({
  name: 'previewChange',
  method: 'POST',
  path: `${base}/:id/change/preview`,
  summary: 'The fee of an order after a change of its drop-off point or payment method.',
  audience,
  action: 'orders.act',
  about: 'order',
  rate: 120,
  params,
  body: z.object({ location: point, payment_method: deskChange.shape.payment_method }),
  answer: z.object({ result: z.object({ delivery_fee: amount, is_kept: z.boolean() }) }),
})

export const changeForShop = defineCall({
  name: 'changeForShop',
  method: 'PUT',
  path: `${base}/:id`,
  summary: 'Change for the shop what the shop may change, until a rider has accepted.',
  audience,
  action: 'orders.act',
  about: 'order',
  rate: 60,
  params,
  body: deskChange.extend({ reason }),
  answer: changed,
})

export const decideForShop = defineCall({
  name: 'decideForShop',
  method: 'POST',
  path: `${base}/:id/decision`,
  summary: 'Answer an open decision for the shop.',
  audience,
  action: 'orders.act',
  about: 'order',
  rate: 60,
  params,
  body: z.object({ position: z.number().int().min(0), answer: decisionAnswer, reason }),
  answer: changed,
})

export const priceForShop = defineCall({
  name: 'priceForShop',
  method: 'POST',
  path: `${base}/:id/decision/price`,
  summary: 'The price of another drop-off point, while a decision is open.',
  audience,
  action: 'orders.act',
  about: 'order',
  rate: 120,
  params,
  body: z.object({ location: point }),
  answer: z.object({ result: z.object({ price: amount }) }),
})

export const sendLinkForShop = defineCall({
  name: 'sendLinkForShop',
  method: 'POST',
  path: `${base}/:id/link`,
  summary: 'Send the tracking link to the phone of the customer, at most three times an hour.',
  audience,
  action: 'orders.act',
  about: 'order',
  rate: 30,
  params,
  body: z.object({ reason }),
  answer: z.object({ result: z.object({ sent_to: z.string() }) }),
})

export const writeForShop = defineCall({
  name: 'writeForShop',
  method: 'POST',
  path: `${base}/:id/messages`,
  summary: 'Write to the rider for the shop, for instance the same message once more.',
  audience,
  action: 'orders.act',
  about: 'order',
  idempotent: true,
  rate: 30,
  params,
  body: z.object({ text: messageText, reason }),
  answer: z.object({ result: orderMessage }),
})

export const seeForShop = defineCall({
  name: 'seeForShop',
  method: 'POST',
  path: `${base}/:id/messages/seen`,
  summary: 'Confirm the messages of the rider for the shop, up to this one.',
  audience,
  action: 'orders.act',
  about: 'order',
  rate: 60,
  params,
  body: z.object({ up_to: messagePosition, reason }),
  answer: z.object({ result: z.literal(true) }),
})
