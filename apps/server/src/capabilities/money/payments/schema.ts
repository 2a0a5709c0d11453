import type { CountryCode } from '@beckon/domain/country'
import type { CardProvider, DeclineReason, HandKind, HandState, IntentState } from '@beckon/domain/payment'
import type { Generated } from 'kysely'
import type { Big, Instant, OrderColumns } from '../../../platform/database/column-types.ts'

/** Which wallet of the gateway is whose. */
export interface PaymentWalletTable {
  vendor_id: string
  user_id: string
  wallet_id: string
  created_at: Instant
}

/** The one payment of an order. */
export interface PaymentIntentTable extends OrderColumns {
  intent_id: string
  country: CountryCode
  provider: CardProvider
  user_id: string
  wallet_id: string
  /** Null until the gateway has the payment. */
  gateway_intent_id: string | null
  /** Grows with each change at the gateway: an event with an older version is ignored. */
  gateway_version: Generated<number>
  state: IntentState
  amount_minor: Big
  /** Money that the gateway captured. */
  taken_minor: Generated<number>
  currency: string
  /** How many cards were tried. */
  attempts: Generated<number>
  decline: DeclineReason | null
  /**
   * Language of the user who was promised an email about the outcome; null without a promise, and once it was sent.
   */
  promised_language: string | null
  challenge_url: string | null
  card_scheme: string | null
  card_last_digits: string | null
  created_at: Instant
  updated_at: Instant
  /** Time of the last lookup or event. */
  asked_at: Instant
  expires_at: Instant
}

/** Money that goes back to a card. */
export interface RefundTable extends OrderColumns {
  /** Also the idempotency key at the gateway. */
  refund_id: string
  country: CountryCode
  cause: string
  /** REPLACED: it failed, and another one was begun for it. */
  state: 'DECIDED' | 'SENT' | 'DONE' | 'FAILED' | 'REPLACED'
  amount_minor: Big
  gateway_refund_id: string | null
  tries: Generated<number>
  fault: string | null
  created_at: Instant
  updated_at: Instant
  done_at: Instant | null
}

/** Events of the gateway, each stored once. */
export interface WebhookEventTable extends OrderColumns {
  event_id: string
  type: string
  outcome: string
  received_at: Instant
}

/** Results of the daily comparison with the gateway's books. */
export interface ReconciliationDayTable {
  country: CountryCode
  /** YYYY-MM-DD, UTC, as the gateway closes its books. */
  day: string
  state: 'EQUAL' | 'DIFFERENT'
  ours: number
  theirs: number
  differences: number
  /** Captured less refunded, in minor units; null for a day that an older release compared. */
  ours_minor: Big | null
  theirs_minor: Big | null
  checked_at: Instant
}

export interface ReconciliationDifferenceTable {
  country: CountryCode
  day: string
  position: number
  kind: string
  order_id: string
  reference: string
  ours_minor: Big | null
  theirs_minor: Big | null
}

/** Work of operators on a difference; stays when the day is compared again. */
export interface ReconciliationCaseTable {
  country: CountryCode
  day: string
  kind: string
  reference: string
  owner_id: string | null
  note: string
  closed_by: string | null
  closed_at: Instant | null
  closed_reason: string | null
  updated_at: Instant
}

/** States of a payment as the gateway gave them, in the order in which they were applied. */
export interface PaymentAnswerTable extends OrderColumns {
  position: number
  version: Big
  state: IntentState
  taken_minor: Big
  attempts: number
  decline: DeclineReason | null
  answered_at: Instant
}

/** A refund or a write-off by hand, with its approval. */
export interface MoneyRequestTable extends OrderColumns {
  country: CountryCode
  /** Made by the caller. */
  request_id: string
  kind: HandKind
  currency: string
  amount_minor: Big
  /** EXPIRED is not stored: it follows from `expires_at`. */
  state: Exclude<HandState, 'EXPIRED'>
  needs_approval: boolean
  reason: string
  asked_by: string
  asked_at: Instant
  expires_at: Instant
  decided_by: string | null
  decided_at: Instant | null
  decision_reason: string | null
  refund_id: string | null
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    payment_wallet: PaymentWalletTable
    payment_intent: PaymentIntentTable
    refund: RefundTable
    webhook_event: WebhookEventTable
    reconciliation_day: ReconciliationDayTable
    reconciliation_difference: ReconciliationDifferenceTable
    reconciliation_case: ReconciliationCaseTable
    payment_answer: PaymentAnswerTable
    money_request: MoneyRequestTable
  }
}
