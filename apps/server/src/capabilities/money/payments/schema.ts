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
  /** Null until the gateway has heard of it. */
  gateway_intent_id: string | null
  /** Grows with each change at the gateway: news that is older says nothing new. */
  gateway_version: Generated<number>
  state: IntentState
  amount_minor: Big
  /** What the gateway has taken. */
  taken_minor: Generated<number>
  currency: string
  /** How many cards were tried. */
  attempts: Generated<number>
  decline: DeclineReason | null
  /** Of the person who was told that the outcome comes by e-mail; null where nobody was, and once it was sent. */
  promised_language: string | null
  challenge_url: string | null
  card_scheme: string | null
  card_last_digits: string | null
  created_at: Instant
  updated_at: Instant
  /** When the gateway was last asked, or last said something. */
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

/** What the gateway told us, each thing once. */
export interface WebhookEventTable extends OrderColumns {
  event_id: string
  type: string
  outcome: string
  received_at: Instant
}

/** What a day's comparison with the gateway's books came to. */
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
