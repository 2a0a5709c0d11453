import { handKinds, handStates, paymentStandings, refundCauses } from '@beckon/domain/payment'
import { z } from 'zod'
import { amount, line, orderId, unixSeconds } from '../../wire/common.ts'
import {
  deskPayment,
  deskRefund,
  gatewayAnswer,
  handPreview,
  moneyRequest,
  paymentStep,
} from '../../wire/money/desk.ts'
import { reason } from '../../wire/settings/operator.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/ops/v1'
const audience = 'operator'
const ofOrder = z.object({ id: orderId })
const ofRequest = z.object({ id: z.uuid() })
/** `before` is the `next` of the page before. */
const page = {
  before: z.string().max(200).optional(),
  count: z.coerce.number().int().min(1).max(200).default(100),
}
const next = z.string().nullable()

export const listPayments = defineCall({
  name: 'listPayments',
  method: 'GET',
  path: `${base}/payments`,
  summary: 'Card payments, newest first; the first page begins with those that are unclear.',
  audience,
  action: 'money.read',
  query: z.object({
    ...page,
    standing: z.enum(paymentStandings).optional(),
    /** The beginning of an order id, the id of a shop or of a payment, or a part of the name of a shop. */
    search: line(100).optional(),
  }),
  answer: z.object({ result: z.array(deskPayment), next }),
})

export const readPayment = defineCall({
  name: 'readPayment',
  method: 'GET',
  path: `${base}/payments/:id`,
  summary: 'The payment of an order and everything that happened to it.',
  audience,
  action: 'money.read',
  params: ofOrder,
  answer: z.object({
    result: z.object({
      payment: deskPayment,
      /** The gateway's name of the payment; null until it has one. */
      gateway_id: z.string().nullable(),
      provider: z.string(),
      order_status: z.string(),
      expires_at: unixSeconds,
      steps: z.array(paymentStep),
    }),
  }),
})

export const lookUpPayment = defineCall({
  name: 'lookUpPayment',
  method: 'POST',
  path: `${base}/payments/:id/lookup`,
  summary: 'Ask the card gateway for the state of a payment now, and apply it.',
  audience,
  action: 'money.settle',
  rate: 30,
  params: ofOrder,
  answer: z.object({ result: gatewayAnswer }),
})

export const previewRefund = defineCall({
  name: 'previewRefund',
  method: 'GET',
  path: `${base}/payments/:id/refund-preview`,
  summary: 'What a refund by hand would do.',
  audience,
  action: 'money.read',
  params: ofOrder,
  query: z.object({ amount: z.coerce.number().pipe(amount) }),
  answer: z.object({ result: handPreview }),
})

/** The caller makes the id. A repeated request with the same id gets the same answer. */
export const askRefund = defineCall({
  name: 'askRefund',
  method: 'PUT',
  path: `${base}/refunds/:id`,
  summary: 'Refund an order by hand; above the limit of the country a second operator has to approve.',
  audience,
  action: 'money.refund',
  rate: 30,
  params: ofRequest,
  body: z.object({ order_id: orderId, amount: amount.gt(0), reason }),
  answer: z.object({ result: moneyRequest }),
})

export const listRefunds = defineCall({
  name: 'listRefunds',
  method: 'GET',
  path: `${base}/refunds`,
  summary: 'Refunds by rule and by hand, newest first.',
  audience,
  action: 'money.read',
  query: z.object({
    ...page,
    state: z.enum(['OPEN', 'DONE', 'FAILED']).optional(),
    cause: z.enum(refundCauses).optional(),
    /** The beginning of an order id, the id of a shop, or a part of its name. */
    search: line(100).optional(),
  }),
  answer: z.object({ result: z.array(deskRefund), next }),
})

export const previewWriteOff = defineCall({
  name: 'previewWriteOff',
  method: 'GET',
  path: `${base}/orders/:id/write-off-preview`,
  summary: 'What a write-off by hand would do.',
  audience,
  action: 'money.read',
  params: ofOrder,
  query: z.object({ amount: z.coerce.number().pipe(amount) }),
  answer: z.object({ result: handPreview }),
})

/** The caller makes the id. A repeated request with the same id gets the same answer. */
export const askWriteOff = defineCall({
  name: 'askWriteOff',
  method: 'PUT',
  path: `${base}/write-offs/:id`,
  summary: 'Write off fees of an order that its shop owes; above the limit a second operator has to approve.',
  audience,
  action: 'money.settle',
  rate: 30,
  params: ofRequest,
  body: z.object({ order_id: orderId, amount: amount.gt(0), reason }),
  answer: z.object({ result: moneyRequest }),
})

export const listMoneyRequests = defineCall({
  name: 'listMoneyRequests',
  method: 'GET',
  path: `${base}/money-requests`,
  summary: 'Refunds and write-offs by hand, newest first.',
  audience,
  action: 'money.read',
  query: z.object({
    kind: z.enum(handKinds).optional(),
    state: z.enum(handStates).optional(),
    count: z.coerce.number().int().min(1).max(500).default(200),
  }),
  answer: z.object({ result: z.array(moneyRequest) }),
})

export const decideMoneyRequest = defineCall({
  name: 'decideMoneyRequest',
  method: 'POST',
  path: `${base}/money-requests/:id/decision`,
  summary: 'Approve or refuse a refund or a write-off of another operator.',
  audience,
  action: 'money.approve',
  rate: 60,
  params: ofRequest,
  body: z.object({ approve: z.boolean(), reason }),
  answer: z.object({ result: moneyRequest }),
})
