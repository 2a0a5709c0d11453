import type { CountryCode } from '@beckon/domain/country'
import type { Generated, JSONColumnType } from 'kysely'
import type { Big, Instant, Json } from './column-types.ts'
import type { BulkJobTable, BulkMappingTable, BulkRowTable } from './schema-bulk.ts'
import type { AskedPlaceTable, SavedAddressTable } from './schema-drop-offs.ts'
import type { FollowUpTables } from './schema-follow-up.ts'
import type { HelpCodeTable, HelpConversationTable, HelpFileTable, HelpMessageTable } from './schema-help.ts'
import type { MoneyTables } from './schema-money.ts'
import type { OrdersTable, OrderStatusTable, OrderProofTable, OrderTrailTable } from './schema-orders.ts'
import type {
  MessageTable,
  OperatorChangeTable,
  OperatorTable,
  OwnerInvitationTable,
  PlatformTable,
  RefusedAttemptTable,
  KnownDeviceTable,
  ResetCodeTable,
  TermsAcceptanceTable,
  TextCorrectionTable,
  VerificationLinkTable,
} from './schema-people.ts'
import type { VoucherTable, VoucherUseTable } from './schema-voucher.ts'

export interface Schema extends FollowUpTables, MoneyTables {
  signing_key: SigningKeyTable
  user_account: UserAccountTable
  session: SessionTable
  attempt_window: AttemptWindowTable
  vendor: VendorTable
  /** `invited`: came by an invitation of another owner. */
  vendor_owner: { vendor_id: string; user_id: string; invited: Generated<boolean> }
  country_parameter: { country: CountryCode; name: string; value: string; changed_at: Instant }
  orders: OrdersTable
  order_status: OrderStatusTable
  order_proof: OrderProofTable
  order_trail: OrderTrailTable
  voucher: VoucherTable
  voucher_use: VoucherUseTable
  idempotency: IdempotencyTable
  rider: RiderTable
  dispatch: DispatchTable
  offer: OfferTable
  outbox: OutboxTable
  terms_acceptance: TermsAcceptanceTable
  help_conversation: HelpConversationTable
  help_message: HelpMessageTable
  help_file: HelpFileTable
  help_code: HelpCodeTable
  verification_link: VerificationLinkTable
  known_device: KnownDeviceTable
  reset_code: ResetCodeTable
  refused_attempt: RefusedAttemptTable
  owner_invitation: OwnerInvitationTable
  message: MessageTable
  operator: OperatorTable
  flag_value: { country: CountryCode; flag: string; value: boolean; changed_at: Instant }
  operator_change: OperatorChangeTable
  text_correction: TextCorrectionTable
  platform: PlatformTable
  saved_address: SavedAddressTable
  asked_place: AskedPlaceTable
  bulk_job: BulkJobTable
  bulk_row: BulkRowTable
  bulk_mapping: BulkMappingTable
  platform_vendor: { country: CountryCode; platform_id: string; vendor_id: string }
  vendor_stream: { vendor_id: string; last_sequence: Big }
}

export interface SigningKeyTable {
  key_id: string
  purpose: string
  private_jwk: JSONColumnType<Record<string, unknown>>
  public_jwk: JSONColumnType<Record<string, unknown>>
  created_at: Instant
}

export interface UserAccountTable {
  user_id: string
  country: CountryCode
  email: string
  password_hash: string
  confirmed_at: Instant | null
  password_reset_required: Generated<boolean>
  created_at: Instant
  /** BCP 47; mail to the user is written in it. */
  language: string | null
  /** An operator has closed the account. */
  disabled_at: Instant | null
  terms_accepted_at: Instant | null
}

export interface SessionTable {
  session_id: string
  user_id: string
  country: CountryCode
  refresh_hash: string
  user_agent: string
  created_at: Instant
  used_at: Instant
  expires_at: Instant
  ended_at: Instant | null
}

export interface AttemptWindowTable {
  subject: string
  failures: number
  started_at: Instant
  blocked_until: Instant | null
}

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
  /** Null until the business has said where it is. */
  latitude: number | null
  longitude: number | null
  rider_instructions: string
  /** Closed ring of [longitude, latitude]; null where only the country's distance limits. */
  delivery_area: Json<[number, number][]> | null
  created_at: Instant
  /** Where an operator says that this vendor can be reached; registration by vendor code asks for it. */
  contact_email: string | null
  is_guest: Generated<boolean>
  vat_number: string | null
  /** When a new outlet becomes available; null once it is, or always was. */
  opens_at: Instant | null
}

export interface IdempotencyTable {
  vendor_id: string
  key: string
  body_hash: string
  answer: Json<unknown>
  created_at: Instant
}

export interface RiderTable {
  rider_id: string
  country: CountryCode
  name: string
  vehicle: string
  phone: string
  secret_hash: string
  is_simulated: boolean
  on_duty: Generated<boolean>
  latitude: number | null
  longitude: number | null
  bearing: number | null
  located_at: Instant | null
  heading_latitude: number | null
  heading_longitude: number | null
  /** The one offer that waits for this rider's word. */
  open_offer_id: string | null
  created_at: Instant
}

export interface DispatchTable {
  vendor_id: string
  order_id: string
  country: CountryCode
  state: 'searching' | 'offered' | 'assigned' | 'given_up' | 'done'
  rounds: Generated<number>
  asked_at: Instant
  give_up_at: Instant
}

export interface OfferTable {
  vendor_id: string
  order_id: string
  position: number
  offer_id: string
  rider_id: string
  state: 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn'
  reason: string | null
  made_at: Instant
  expires_at: Instant
  ended_at: Instant | null
}

export interface OutboxTable {
  vendor_id: string
  outbox_id: Generated<number>
  country: CountryCode
  type: string
  subject: string
  created_at: Instant
  /** Grows by one per vendor, given by the relay when it publishes. */
  sequence: Big | null
  published_at: Instant | null
}
