/**
 * Where the tables that do not belong to one vendor would be in a database that is divided by vendor. `reference`: a copy on each
 * node, because orders of all vendors read it. The others are read apart from orders, by the key in their name, and stay on
 * one node or are divided by that key.
 */
export type Placement = 'reference' | 'by country' | 'by person' | 'by rider' | 'by operator' | 'installation'

interface Placed {
  readonly placement: Placement
  readonly reason: string
}

const placed =
  (placement: Placement, reason: string) =>
  (...tables: readonly string[]): readonly (readonly [string, Placed])[] =>
    tables.map((table) => [table, { placement, reason }] as const)

/** Every table that is not divided by vendor, with the reason. All others are. */
export const notByVendor: ReadonlyMap<string, Placed> = new Map([
  ...placed('reference', 'is read with orders of every vendor, and changes seldom')(
    'country_parameter',
    'flag_value',
    'text_correction',
    'text_version',
    'terms_text',
    'zone',
    'zone_measure',
    'voucher',
    'ledger_account',
    'signing_key',
    'platform',
  ),
  ...placed(
    'reference',
    'refers to itself: outlets to their parent, and the test mode to its business',
  )('vendor'),
  ...placed('reference', 'a program is checked before its vendor is known')(
    'platform_vendor',
    'program_key',
    'program_secret',
  ),
  ...placed(
    'reference',
    'members of vendors refer to accounts, and an account may be a member of several',
  )('user_account'),
  ...placed('by person', 'is read by the account or the address that logs in')(
    'session',
    'known_device',
    'verification_link',
    'reset_code',
    'help_code',
    'terms_acceptance',
    'attempt_window',
    'refused_attempt',
  ),
  ...placed('by rider', 'a rider carries orders of many vendors')(
    'rider',
    'rider_account',
    'rider_act',
    'rider_code',
    'rider_deposit',
    'rider_device',
    'rider_document',
    'rider_duty',
    'rider_earning',
    'rider_invitation',
    'rider_ledger_entry',
    'rider_ledger_posting',
    'rider_payout',
    'rider_push',
    'rider_shift',
    'rider_strike',
    'rider_tracker',
    'rider_zone',
  ),
  ...placed('by country', 'sums up or watches all vendors of a country')(
    'cash_batch',
    'exception',
    'exception_alert',
    'exception_event',
    'exception_mail',
    'ledger_closing',
    'message',
    'money_request',
    'reconciliation_case',
    'reconciliation_day',
    'reconciliation_difference',
    'rider_payout_run',
  ),
  ...placed('by operator', 'operators work for countries')(
    'operator',
    'operator_account',
    'operator_change',
    'operator_grant',
    'operator_invitation',
    'operator_list_view',
    'operator_recovery_code',
    'operator_reset',
    'operator_session',
    'operator_view',
    'shop_upload',
  ),
  ...placed('by person', 'is read by endpoint: that of a business has the events of all of its vendors')(
    'webhook_endpoint',
    'webhook_delivery',
    'webhook_attempt',
  ),
  ...placed('installation', 'is one list for the installation')(
    'brand_picture',
    'brand_picture_version',
    'event_head',
    'help_template',
    'stored_object',
  ),
])

/** Unique keys of vendors' tables without the vendor, and foreign keys from or to other tables: a divided database would not accept them. */
export const keysWithoutVendor: ReadonlyMap<string, string> = new Map([
  ...[
    'asked_place_token_hash_key',
    'member_invitation_token_hash_key',
    'owner_invitation_token_hash_key',
  ].map((key) => [key, 'hash of a random token, which finds the row before its vendor is known'] as const),
  ...['bulk_job_object', 'help_file_object', 'proof_photo_object'].map(
    (key) =>
      [key, 'random key of an object in the store of files, which finds the row of a moved file'] as const,
  ),
  [
    'cash_batch_line_country_batch_id_fkey',
    'a line of a shop in a batch of its country: the key would go, and the batch would be a reference table',
  ],
  ...['money_request_vendor_id_order_id_fkey', 'operator_view_vendor_id_order_id_fkey'].map(
    (key) =>
      [
        key,
        'from a table of operators to an order: it would go, with a sweep for orders that are deleted',
      ] as const,
  ),
])
