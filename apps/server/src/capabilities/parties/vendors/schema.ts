import type { CountryCode, Tariff } from '@beckon/domain/country'
import { retentionDays } from '@beckon/domain/limits'
import type { MemberRole } from '@beckon/domain/member'
import type { Generated } from 'kysely'
import type { Instant, Json } from '../../../platform/database/column-types.ts'
import type { RetentionRule } from '../../../platform/retention.ts'

export interface VendorTable {
  vendor_id: string
  country: CountryCode
  parent_vendor_id: string | null
  client_vendor_id: string
  name: string
  is_parent: boolean
  is_active: Generated<boolean>
  is_registered: Generated<boolean>
  /** Bypasses deliverability and price errors. */
  is_test: Generated<boolean>
  /** Minutes until an item is ready. */
  estimation_pick_up_time: number
  payment_methods: Json<Record<string, boolean>>
  contact_phone: string
  address_text: string
  building: string
  unit: string
  city: string
  postal_code: string
  street: string
  street_number: string
  /** Null until the business has given its address. */
  latitude: number | null
  longitude: number | null
  rider_instructions: string
  /** Closed ring of [longitude, latitude]; null where only the country's distance limits. */
  delivery_area: Json<[number, number][]> | null
  /** Prices of this vendor and its outlets; null for the country's. */
  tariff: Json<Tariff> | null
  created_at: Instant
  /** The vendor's email address by the operator; registering by vendor code requires it. */
  contact_email: string | null
  is_guest: Generated<boolean>
  vat_number: string | null
  /** Hours of its own as `dddd:dddd`; null for those of the country. */
  hours: string | null
  /** When a new outlet becomes available; null once it is, or always was. */
  opens_at: Instant | null
  /** The vendor that a vendor of the test mode stands for. */
  test_of: Generated<string | null>
  /**
   * Whether the shop took orders before an operator made it a test shop; null where it is none. Its vendor of the test mode
   * has it too.
   */
  open_before_test: Generated<boolean | null>
}

export interface OwnerInvitationTable {
  vendor_id: string
  email: string
  token_hash: string
  invited_by: string
  created_at: Instant
  expires_at: Instant
}

export interface MemberInvitationTable extends OwnerInvitationTable {
  role: OtherRole
}

/** A role of people who are not owners. */
export type OtherRole = Exclude<MemberRole, 'owner'>

export const retention: readonly RetentionRule[] = [
  { table: 'owner_invitation', column: 'expires_at', days: retentionDays.invitation },
  { table: 'member_invitation', column: 'expires_at', days: retentionDays.invitation },
]

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    vendor: VendorTable
    /** `invited`: came by an invitation of another owner. */
    vendor_owner: { vendor_id: string; user_id: string; invited: Generated<boolean> }
    owner_invitation: OwnerInvitationTable
    /** People who are not owners. */
    vendor_member: { vendor_id: string; user_id: string; role: OtherRole }
    member_invitation: MemberInvitationTable
  }
}
