import { z } from 'zod'
import { amount, orderId, signedAmount, unixSeconds, vendorId } from '../../wire/common.ts'
import { reason } from '../../wire/settings/operator.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/ops/v1'
const audience = 'operator'
const day = z.iso.date()

export const settleCash = defineCall({
  name: 'settleCash',
  method: 'POST',
  path: `${base}/vendors/:id/cash-settlements`,
  summary: 'Write down that a vendor has got the cash that riders collected for it.',
  audience,
  params: z.object({ id: vendorId }),
  /** Collected before then; all of it where absent. */
  body: z.object({ until: unixSeconds.optional(), reason }),
  answer: z.object({
    result: z.object({
      settlement_id: z.string(),
      amount,
      currency: z.string(),
      orders: z.number().int(),
    }),
  }),
})

export const takeRiderCash = defineCall({
  name: 'takeRiderCash',
  method: 'POST',
  path: `${base}/riders/:id/deposits`,
  summary: 'Write down that a rider has handed on cash of customers.',
  audience,
  params: z.object({ id: z.string().min(1).max(80) }),
  body: z.object({ amount: amount.gt(0), reason }),
  answer: z.object({ result: z.object({ in_hand: amount, currency: z.string() }) }),
})

export const difference = z.object({
  kind: z.enum(['ONLY_OURS', 'ONLY_THEIRS', 'AMOUNT', 'REFUND_FAILED', 'REFUND_WAITS']),
  order_id: z.string(),
  /** The gateway's name of the payment, or of the refund. */
  reference: z.string(),
  ours: z.number().nullable(),
  theirs: z.number().nullable(),
})

const reconciledDay = z.object({
  /** UTC. */
  day,
  state: z.enum(['EQUAL', 'DIFFERENT']),
  ours: z.number().int(),
  theirs: z.number().int(),
  checked_at: unixSeconds,
  differences: z.array(difference),
})

export const listReconciliations = defineCall({
  name: 'listReconciliations',
  method: 'GET',
  path: `${base}/reconciliations`,
  summary: 'The last days that were compared with the books of the card gateway, and what differs.',
  audience,
  query: z.object({ count: z.coerce.number().int().min(1).max(92).default(31) }),
  answer: z.object({ result: z.array(reconciledDay) }),
})

export const reconcileDay = defineCall({
  name: 'reconcileDay',
  method: 'POST',
  path: `${base}/reconciliations/:day`,
  summary: 'Compare a day with the books of the card gateway, now.',
  audience,
  rate: 30,
  params: z.object({ day }),
  answer: z.object({ result: reconciledDay }),
})

export const listWrittenOff = defineCall({
  name: 'listWrittenOff',
  method: 'GET',
  path: `${base}/written-off`,
  summary: 'What guests were charged after they had paid, the last first: nobody can be asked for it.',
  audience,
  query: z.object({ count: z.coerce.number().int().min(1).max(500).default(100) }),
  answer: z.object({
    result: z.array(
      z.object({
        order_id: orderId,
        vendor_id: vendorId,
        amount: signedAmount,
        currency: z.string(),
        at: unixSeconds,
      }),
    ),
  }),
})

export const retryRefund = defineCall({
  name: 'retryRefund',
  method: 'POST',
  path: `${base}/orders/:id/refunds`,
  summary: 'Try once more to pay back what the card gateway could not.',
  audience,
  rate: 30,
  params: z.object({ id: orderId }),
  body: z.object({ reason }),
  answer: z.object({ result: z.object({ amount, refunds: z.number().int() }) }),
})
