import type { CountryCode } from '@beckon/domain/country'
import type { CardProvider, DeclineReason, IntentState } from '@beckon/domain/payment'
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

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    payment_wallet: PaymentWalletTable
    payment_intent: PaymentIntentTable
    refund: RefundTable
    webhook_event: WebhookEventTable
    reconciliation_day: ReconciliationDayTable
    reconciliation_difference: ReconciliationDifferenceTable
  }
}
