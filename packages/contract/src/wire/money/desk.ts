import {
  declineReasons,
  handKinds,
  handStates,
  intentStates,
  ledgerAccounts,
  paymentStandings,
  refundCauses,
} from '@beckon/domain/payment'
import { z } from 'zod'
import { amount, signedAmount, unixSeconds } from '../common.ts'

/** An order and its shop, in lists of operators. */
const ofOrder = {
  order_id: z.string(),
  vendor_id: z.string(),
  vendor_name: z.string(),
  currency: z.string(),
}

/** A card payment for operators, without anything of the card. */
export const deskPayment = z.object({
  ...ofOrder,
  standing: z.enum(paymentStandings),
  /** As the gateway gave it last. */
  state: z.enum(intentStates),
  amount,
  taken: amount,
  refunded: amount,
  /** Refunds that were not made yet, or failed. */
  refund_open: amount,
  decline: z.enum(declineReasons).nullable(),
  attempts: z.number().int(),
  created_at: unixSeconds,
  updated_at: unixSeconds,
})
export type DeskPayment = z.infer<typeof deskPayment>

/** One step of a payment: an answer or an event of the gateway, a refund, a request, or an entry of the ledger. */
export const paymentStep = z.object({
  at: unixSeconds,
  source: z.enum(['GATEWAY', 'EVENT', 'REFUND', 'REQUEST', 'LEDGER']),
  /** A permanent code: a state, a type of event, a cause or a kind of entry. */
  code: z.string(),
  amount: signedAmount.nullable(),
  /** The id of the step: a version, an event, a refund, a request, or a reference of the ledger. */
  reference: z.string(),
  /** The postings of an entry; a decline; the reason of a request. */
  detail: z.string().nullable(),
})
export type PaymentStep = z.infer<typeof paymentStep>

/** The state of a payment as the gateway gives it now. */
export const gatewayAnswer = z.object({
  state: z.enum(intentStates),
  version: z.number().int(),
  taken: amount,
  attempts: z.number().int(),
  decline: z.enum(declineReasons).nullable(),
})

const handViolation = z.enum(['under-way', 'not-paid', 'nothing-due', 'too-much'])

/** Effect of a refund or a write-off before it is asked for. */
export const handPreview = z.object({
  ...ofOrder,
  order_status: z.string(),
  /** Paid by card, or for a write-off billed to the shop. */
  total: amount,
  /** Refunded or written off before, by rule and by hand. */
  moved: amount,
  /** Waits for a second operator. */
  pending: amount,
  available: amount,
  /** Above it a second operator has to approve. */
  limit: amount,
  needs_approval: z.boolean(),
  violation: handViolation.nullable(),
})
export type HandPreview = z.infer<typeof handPreview>

export const moneyRequest = z.object({
  ...ofOrder,
  id: z.string(),
  kind: z.enum(handKinds),
  amount,
  state: z.enum(handStates),
  needs_approval: z.boolean(),
  reason: z.string(),
  asked_by: z.string(),
  /** Null where the account is not known any more. */
  asked_by_name: z.string().nullable(),
  asked_at: unixSeconds,
  expires_at: unixSeconds,
  decided_by_name: z.string().nullable(),
  decided_at: unixSeconds.nullable(),
  decision_reason: z.string().nullable(),
  refund_id: z.string().nullable(),
  /** Decisions that the caller can make now. */
  can: z.object({ approve: z.boolean(), refuse: z.boolean() }),
})
export type MoneyRequest = z.infer<typeof moneyRequest>

export const deskRefund = z.object({
  ...ofOrder,
  refund_id: z.string(),
  /** The rule, or BY_HAND. */
  cause: z.enum(refundCauses),
  state: z.enum(['DECIDED', 'SENT', 'DONE', 'FAILED', 'REPLACED']),
  amount,
  tries: z.number().int(),
  /** The code of the gateway's last refusal. */
  failure: z.string().nullable(),
  created_at: unixSeconds,
  done_at: unixSeconds.nullable(),
  /** Of a refund by hand: the operators and the reason. */
  asked_by_name: z.string().nullable(),
  approved_by_name: z.string().nullable(),
  reason: z.string().nullable(),
})
export type DeskRefund = z.infer<typeof deskRefund>

/** Cash of a shop that is not settled yet. Below zero: advances that riders did not get back are more. */
export const cashBalance = z.object({
  vendor_id: z.string(),
  vendor_name: z.string(),
  orders: z.number().int(),
  collected: amount,
  set_off: amount,
  amount: signedAmount,
  oldest_at: unixSeconds,
})
export type CashBalance = z.infer<typeof cashBalance>

export const cashBatch = z.object({
  id: z.string(),
  state: z.enum(['OPEN', 'SETTLING', 'SETTLED', 'UNDONE']),
  until: z.iso.date(),
  currency: z.string(),
  shops: z.number().int(),
  orders: z.number().int(),
  amount,
  reason: z.string(),
  created_by_name: z.string().nullable(),
  created_at: unixSeconds,
  ended_by_name: z.string().nullable(),
  ended_at: unixSeconds.nullable(),
  ended_reason: z.string().nullable(),
})
export type CashBatch = z.infer<typeof cashBatch>

/** An account of the ledger in a period. Debits are above zero, credits below. */
export const accountBalance = z.object({
  account: z.enum(ledgerAccounts),
  kind: z.string(),
  currency: z.string(),
  opening: signedAmount,
  debit: amount,
  credit: amount,
  closing: signedAmount,
})
export type AccountBalance = z.infer<typeof accountBalance>
