import { z } from 'zod'
import { amount, line, lines, orderId, signedAmount, unixSeconds, vendorId } from '../../wire/common.ts'
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
  action: 'money.settle',
  params: z.object({ id: vendorId }),
  /** Collected before then; all of it where absent. */
  body: z.object({
    until: unixSeconds.optional(),
    /** The amount that the page showed; nothing is settled where it has changed. */
    amount: amount.optional(),
    reason,
  }),
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
  action: 'money.settle',
  about: 'rider',
  params: z.object({ id: z.string().min(1).max(80) }),
  body: z.object({
    amount: amount.gt(0),
    /** Number of the receipt that the rider got; each number of a country is used once. */
    receipt: line(40).pipe(z.string().min(1)).optional(),
    reason,
  }),
  answer: z.object({ result: z.object({ in_hand: amount, currency: z.string() }) }),
})

const differenceKind = z.enum(['ONLY_OURS', 'ONLY_THEIRS', 'AMOUNT', 'REFUND_FAILED', 'REFUND_WAITS'])

/** Work of operators on a difference. */
const differenceCase = z.object({
  owner_id: z.string().nullable(),
  owner_name: z.string().nullable(),
  note: z.string(),
  closed_at: unixSeconds.nullable(),
  closed_by_name: z.string().nullable(),
  closed_reason: z.string().nullable(),
})

export const difference = z.object({
  kind: differenceKind,
  order_id: z.string(),
  /** The gateway's name of the payment, or of the refund. */
  reference: z.string(),
  ours: z.number().nullable(),
  theirs: z.number().nullable(),
  /** Null until an operator works on it. */
  work: differenceCase.nullable(),
})

const reconciledDay = z.object({
  /** UTC. */
  day,
  state: z.enum(['EQUAL', 'DIFFERENT']),
  ours: z.number().int(),
  theirs: z.number().int(),
  /** Captured less refunded; null for a day that an older release compared. */
  ours_amount: signedAmount.nullable(),
  theirs_amount: signedAmount.nullable(),
  checked_at: unixSeconds,
  differences: z.array(difference),
})

export const listReconciliations = defineCall({
  name: 'listReconciliations',
  method: 'GET',
  path: `${base}/reconciliations`,
  summary: 'The last days that were compared with the books of the card gateway, and what differs.',
  audience,
  action: 'money.read',
  query: z.object({ count: z.coerce.number().int().min(1).max(92).default(31) }),
  answer: z.object({ result: z.array(reconciledDay) }),
})

export const reconcileDay = defineCall({
  name: 'reconcileDay',
  method: 'POST',
  path: `${base}/reconciliations/:day`,
  summary: 'Compare a day with the books of the card gateway, now.',
  audience,
  action: 'money.settle',
  rate: 30,
  params: z.object({ day }),
  answer: z.object({ result: reconciledDay }),
})

/** Money that moved on a day by our ledger. */
const movedMoney = z.object({
  kind: z.enum(['capture', 'refund']),
  order_id: z.string(),
  /** Null for a refund that the gateway has not named. */
  reference: z.string().nullable(),
  amount,
  at: unixSeconds,
})

export const readReconciliation = defineCall({
  name: 'readReconciliation',
  method: 'GET',
  path: `${base}/reconciliations/:day`,
  summary: 'A compared day with its differences, and the money that moved on it by our ledger.',
  audience,
  action: 'money.read',
  params: z.object({ day }),
  answer: z.object({ result: reconciledDay.extend({ moved: z.array(movedMoney) }) }),
})

export const workOnDifference = defineCall({
  name: 'workOnDifference',
  method: 'PUT',
  path: `${base}/reconciliations/:day/differences`,
  summary: 'Take a difference, release it, note something about it, close or reopen it.',
  audience,
  action: 'money.settle',
  params: z.object({ day }),
  body: z.object({
    kind: differenceKind,
    reference: z.string().min(1).max(200),
    owner: z.enum(['KEEP', 'TAKE', 'RELEASE']),
    note: lines(2000),
    is_closed: z.boolean(),
    reason,
  }),
  answer: z.object({ result: difference }),
})

export const listWrittenOff = defineCall({
  name: 'listWrittenOff',
  method: 'GET',
  path: `${base}/written-off`,
  summary: 'Charges that cannot be collected, newest first: of guests by rule, and of shops by hand.',
  audience,
  action: 'money.read',
  query: z.object({ count: z.coerce.number().int().min(1).max(500).default(100) }),
  answer: z.object({
    result: z.array(
      z.object({
        order_id: orderId,
        vendor_id: vendorId,
        amount: signedAmount,
        currency: z.string(),
        at: unixSeconds,
        /** An operator wrote it off. */
        by_hand: z.boolean(),
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
  action: 'money.refund',
  rate: 30,
  params: z.object({ id: orderId }),
  body: z.object({ reason }),
  answer: z.object({ result: z.object({ amount, refunds: z.number().int() }) }),
})
