import type { CountryCode } from '@beckon/domain/country'
import { retentionDays } from '@beckon/domain/limits'
import type { Instant } from '../../../platform/database/column-types.ts'
import type { RetentionRule } from '../../../platform/retention.ts'

/** A customer in the address book of a vendor. */
export interface SavedAddressTable {
  vendor_id: string
  address_id: string
  country: CountryCode
  name: string
  /** With its plus. */
  phone_number: string
  unit: string
  building: string
  address_text: string
  notes: string
  latitude: number
  longitude: number
  /** Searchable text: name, phone and address, folded. */
  search_text: string
  created_at: Instant
  changed_at: Instant
}

/** A link by which a customer gives their address; the address once it is given. */
export interface PlaceRequestTable {
  vendor_id: string
  ask_id: string
  country: CountryCode
  token_hash: string
  created_at: Instant
  expires_at: Instant
  answered_at: Instant | null
  latitude: number | null
  longitude: number | null
  address_text: string | null
  unit: string | null
  building: string | null
  notes: string | null
  customer_name: string | null
  customer_phone: string | null
  precision: string | null
}

export const retention: readonly RetentionRule[] = [
  { table: 'asked_place', column: 'expires_at', days: retentionDays.askedPlace },
]

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    saved_address: SavedAddressTable
    asked_place: PlaceRequestTable
  }
}
