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

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    /** Filled by the migrations. */
    ledger_account: { account: string; kind: string }
    ledger_entry: LedgerEntryTable
    ledger_posting: LedgerPostingTable
  }
}
