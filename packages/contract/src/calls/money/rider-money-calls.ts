import { z } from 'zod'
import { amount, orderId, unixSeconds } from '../../wire/common.ts'
import { earnings } from '../../wire/fulfilment/fleet.ts'
import { riderId } from '../../wire/parties/rider.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/ops/v1'
const audience = 'operator'
const params = z.object({ id: riderId })

export const listRiderCash = defineCall({
  name: 'listRiderCash',
  method: 'GET',
  path: `${base}/rider-cash`,
  summary: 'The cash of customers that riders of the country have in hand; riders without any are left out.',
  audience,
  action: 'riders.read',
  answer: z.object({
    result: z.object({
      currency: z.string(),
      /** Above this no orders with cash are offered. */
      limit: amount,
      riders: z.array(z.object({ rider_id: riderId, in_hand: amount })),
    }),
  }),
})

export const readRiderCash = defineCall({
  name: 'readRiderCash',
  method: 'GET',
  path: `${base}/riders/:id/cash`,
  summary: 'The cash that a rider has in hand, what was collected, and what was handed on; newest first.',
  audience,
  action: 'riders.read',
  about: 'rider',
  params,
  query: z.object({ count: z.coerce.number().int().min(1).max(200).default(50) }),
  answer: z.object({
    result: z.object({
      currency: z.string(),
      in_hand: amount,
      limit: amount,
      entries: z.array(
        z.object({
          kind: z.enum(['collected', 'deposit', 'set_off']),
          amount,
          at: unixSeconds,
          /** Of collected cash. */
          order_id: orderId.nullable(),
          /** Of a deposit. */
          receipt: z.string().nullable(),
          reason: z.string().nullable(),
        }),
      ),
    }),
  }),
})

export const readRiderEarnings = defineCall({
  name: 'readRiderEarnings',
  method: 'GET',
  path: `${base}/riders/:id/earnings`,
  summary: 'What a rider earned by day, newest first, and the last payouts.',
  audience,
  action: 'money.read',
  about: 'rider',
  params,
  query: z.object({ days: z.coerce.number().int().min(1).max(62).default(14) }),
  answer: z.object({ result: earnings }),
})
