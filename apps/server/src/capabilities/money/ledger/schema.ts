import type { CountryCode } from '@beckon/domain/country'
import type { Big, Instant, OrderColumns } from '../../../platform/database/column-types.ts'

export interface LedgerEntryTable extends OrderColumns {
  position: number
  kind: string
  /** The order or payment of the entry; unique, so that no entry is made twice. */
  reference: string
  country: CountryCode
  currency: string
  created_at: Instant
}

export interface LedgerPostingTable extends OrderColumns {
  position: number
  account: string
  /** Debits are above zero, credits below; those of an entry come to nothing. */
  amount_minor: Big
}

/** An entry about a rider that belongs to no order. */
export interface RiderLedgerEntryTable {
  rider_id: string
  /** Unique by rider, so that no entry is made twice. */
  reference: string
  kind: string
  country: CountryCode
  currency: string
  created_at: Instant
}

export interface RiderLedgerPostingTable {
  rider_id: string
  reference: string
  account: string
  amount_minor: Big
}

/** The sum of all postings of a country before a time. */
export interface LedgerClosingTable {
  country: CountryCode
  closed_until: Instant
  account: string
  currency: string
  amount_minor: Big
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    /** Filled by the migrations. */
    ledger_account: { account: string; kind: string }
    ledger_entry: LedgerEntryTable
    ledger_posting: LedgerPostingTable
    rider_ledger_entry: RiderLedgerEntryTable
    rider_ledger_posting: RiderLedgerPostingTable
    ledger_closing: LedgerClosingTable
  }
}
