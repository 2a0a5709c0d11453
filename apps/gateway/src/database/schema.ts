import type { ColumnType, Selectable } from 'kysely'
import type { DeclineCode, Quirk, Verdict } from '../test-cards.ts'

type Json<T> = ColumnType<T, string, string>
type JsonOrNull<T> = ColumnType<T | null, string | null, string | null>

export const methodNames = ['generic_creditcard', 'cybersource_creditcard', 'taiwan_creditcard'] as const
export type MethodName = (typeof methodNames)[number]

export const intentStatuses = [
  'requires_confirmation',
  'requires_action',
  'processing',
  'authorised',
  'captured',
  'failed',
  'cancelled',
  'expired',
] as const
export type IntentStatus = (typeof intentStatuses)[number]

/** A card as it may be shown. */
export interface ShownCard {
  readonly name: MethodName
  readonly scheme: string
  readonly bin: string
  readonly last_digits: string
  readonly holder_name: string
  readonly expiry_month: string
  readonly expiry_year: string
  readonly instrument_id: string | null
}

/** The outcome of an attempt once the customer or the bank has acted. */
export interface Pending {
  readonly verdict: Verdict
  readonly quirk: Quirk | null
  /** A card that is kept if it is approved. */
  readonly saves: string | null
}

interface WalletTable {
  wallet_id: string
  merchant: string
  owner: string
  created_at: Date
}

interface WalletTokenTable {
  token_hash: string
  wallet_id: string
  can_save: boolean
  origins: Json<string[]>
  expires_at: Date
}

interface InstrumentTable {
  instrument_id: string
  wallet_id: string
  name: MethodName
  scheme: string
  bin: string
  last_digits: string
  holder_name: string
  expiry_month: number
  expiry_year: number
  /** Identifies the same card again without revealing its number. */
  fingerprint: string
  sealed_number: string
  /** False while the payment that it was typed for is not approved. */
  is_kept: boolean
  created_at: Date
}

interface PrimeTable {
  token_hash: string
  wallet_id: string
  sealed_card: string
  expires_at: Date
}

interface IntentTable {
  intent_id: string
  merchant: string
  wallet_id: string
  reference: string
  amount: number
  currency: string
  methods: Json<MethodName[]>
  capture: 'automatic' | 'manual'
  can_save: boolean
  origins: Json<string[]>
  webhook_url: string
  status: IntentStatus
  version: number
  attempts: number
  amount_captured: number
  amount_refunded: number
  card: JsonOrNull<ShownCard>
  failure: JsonOrNull<{ readonly code: DeclineCode; readonly final: boolean }>
  challenge_id: string | null
  challenge_until: Date | null
  pending: JsonOrNull<Pending>
  /** When something happens to it by itself. */
  due_at: Date | null
  expires_at: Date
  created_at: Date
  updated_at: Date
}

interface RefundTable {
  refund_id: string
  merchant: string
  intent_id: string
  status: 'pending' | 'succeeded' | 'failed'
  version: number
  amount: number
  reference: string
  reason: string | null
  due_at: Date | null
  created_at: Date
  updated_at: Date
}

interface SettlementTable {
  entry_id: string
  merchant: string
  kind: 'capture' | 'refund'
  intent_id: string
  refund_id: string | null
  reference: string
  amount: number
  currency: string
  settled_at: Date
}

interface EventTable {
  event_id: string
  merchant: string
  webhook_url: string
  type: string
  body: string
  /** How many more times it is sent although it has arrived. */
  copies: number
  attempts: number
  next_at: Date | null
  created_at: Date
}

interface IdempotencyTable {
  merchant: string
  key: string
  body_hash: string
  answer: Json<unknown>
  created_at: Date
}

/** The tables of the schema `gateway`. */
export interface Schema {
  wallet: WalletTable
  wallet_token: WalletTokenTable
  instrument: InstrumentTable
  prime: PrimeTable
  intent: IntentTable
  refund: RefundTable
  settlement: SettlementTable
  event: EventTable
  idempotency: IdempotencyTable
}

export type InstrumentRow = Selectable<InstrumentTable>
export type IntentRow = Selectable<IntentTable>
export type RefundRow = Selectable<RefundTable>
