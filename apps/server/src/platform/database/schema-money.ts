import type { CountryCode } from '@beckon/domain/country'
import type { CardProvider, DeclineReason, IntentState } from '@beckon/domain/payment'
import type { Generated } from 'kysely'
import type { Big, Instant } from './column-types.ts'

export interface MoneyTables {
  payment_wallet: PaymentWalletTable
  payment_intent: PaymentIntentTable
  refund: RefundTable
  webhook_event: WebhookEventTable
  ledger_entry: LedgerEntryTable
  ledger_posting: LedgerPostingTable
  cash_collection: CashCollectionTable
  cash_settlement: CashSettlementTable
  reconciliation_day: ReconciliationDayTable
  reconciliation_difference: ReconciliationDifferenceTable
}

interface OfOrder {
  vendor_id: string
  order_id: string
}

/** Which wallet of the gateway is whose. */
export interface PaymentWalletTable {
  vendor_id: string
  user_id: string
  wallet_id: string
  created_at: Instant
}

/** The one payment of an order. */
export interface PaymentIntentTable extends OfOrder {
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
export interface RefundTable extends OfOrder {
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
export interface WebhookEventTable extends OfOrder {
  event_id: string
  type: string
  outcome: string
  received_at: Instant
}

export interface LedgerEntryTable extends OfOrder {
  position: number
  kind: string
  /** What it is about; the same is never entered twice. */
  reference: string
  country: CountryCode
  currency: string
  created_at: Instant
}

export interface LedgerPostingTable extends OfOrder {
  position: number
  account: string
  /** Debits are above zero, credits below; those of an entry come to nothing. */
  amount_minor: Big
}

/** Cash that a rider took at a door. */
export interface CashCollectionTable extends OfOrder {
  country: CountryCode
  due_minor: Big
  collected_minor: Big
  collected_at: Instant
  settlement_id: string | null
  settled_at: Instant | null
}

/** Cash that the shop has got. */
export interface CashSettlementTable {
  vendor_id: string
  settlement_id: string
  country: CountryCode
  operator_id: string
  reason: string
  amount_minor: Big
  orders: number
  created_at: Instant
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
