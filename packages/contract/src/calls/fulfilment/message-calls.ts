import { z } from 'zod'
import { orderId, vendorId } from '../../wire/common.ts'
import { maskedCall } from '../../wire/call.ts'
import { conversation, messageText, orderMessage } from '../../wire/fulfilment/message.ts'
import { messagePosition } from '../../wire/fulfilment/position.ts'
import { defineCall } from '../define-call.ts'

const ofShop = '/api/orders/v1/order/:id/messages'
const ofRider = '/api/fleet/v1/order/:id/messages'
const order = z.object({ id: orderId })
const upTo = messagePosition
const seen = z.object({ result: z.literal(true) })

export const listMessages = defineCall({
  name: 'listMessages',
  method: 'GET',
  path: ofShop,
  summary: 'What the shop and the rider have written to each other about an order.',
  audience: 'vendor',
  memberAction: 'orders.read',
  viewable: true,
  rate: 600,
  params: order,
  query: z.object({ vendor_id: vendorId }),
  answer: z.object({ result: conversation }),
})

/** Sent twice with the same key it is one message. */
export const sendMessage = defineCall({
  name: 'sendMessage',
  method: 'POST',
  path: ofShop,
  summary: 'Write to the rider.',
  audience: 'vendor',
  memberAction: 'orders.change',
  idempotent: true,
  rate: 30,
  params: order,
  body: z.object({ vendor_id: vendorId, text: messageText }),
  answer: z.object({ result: orderMessage }),
})

export const seeMessages = defineCall({
  name: 'seeMessages',
  method: 'POST',
  path: `${ofShop}/seen`,
  summary: 'The shop has seen what the rider wrote, up to this message.',
  audience: 'vendor',
  memberAction: 'orders.change',
  rate: 240,
  params: order,
  body: z.object({ vendor_id: vendorId, up_to: upTo }),
  answer: seen,
})

export const riderMessages = defineCall({
  name: 'riderMessages',
  method: 'GET',
  path: ofRider,
  summary: 'What the rider and the shop have written to each other about an order.',
  audience: 'rider',
  rate: 600,
  params: order,
  answer: z.object({ result: conversation }),
})

export const riderSendsMessage = defineCall({
  name: 'riderSendsMessage',
  method: 'POST',
  path: ofRider,
  summary: 'Write to the shop.',
  audience: 'rider',
  idempotent: true,
  rate: 30,
  params: order,
  body: z.object({ text: messageText }),
  answer: z.object({ result: orderMessage }),
})

export const riderSeesMessages = defineCall({
  name: 'riderSeesMessages',
  method: 'POST',
  path: `${ofRider}/seen`,
  summary: 'The rider has seen what the shop wrote, up to this message.',
  audience: 'rider',
  rate: 240,
  params: order,
  body: z.object({ up_to: upTo }),
  answer: seen,
})

/** A repeated call returns the same number while it is valid. */
export const callRider = defineCall({
  name: 'callRider',
  method: 'POST',
  path: '/api/orders/v1/order/:id/call',
  summary:
    'A number by which the shop reaches the rider of an order; neither learns the number of the other.',
  audience: 'vendor',
  memberAction: 'orders.change',
  rate: 12,
  params: order,
  body: z.object({ vendor_id: vendorId }),
  answer: z.object({ result: maskedCall }),
})

export const riderCallsShop = defineCall({
  name: 'riderCallsShop',
  method: 'POST',
  path: '/api/fleet/v1/order/:id/call',
  summary:
    'A number by which the rider of an order reaches its shop; neither learns the number of the other.',
  audience: 'rider',
  rate: 12,
  params: order,
  answer: z.object({ result: maskedCall }),
})

export const riderCallsCustomer = defineCall({
  name: 'riderCallsCustomer',
  method: 'POST',
  path: '/api/fleet/v1/order/:id/call-customer',
  summary:
    'A number by which the rider of an order reaches its customer; neither learns the number of the other.',
  audience: 'rider',
  rate: 12,
  params: order,
  answer: z.object({ result: maskedCall }),
})
