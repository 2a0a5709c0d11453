import { helpLimits, retentionDays, uploadLimits } from '@beckon/domain/limits'
import type { ParameterName } from '@beckon/domain/parameter'

/** People whose data a table can hold. */
export type Person = 'customer' | 'user' | 'rider' | 'operator'

/** How long rows are kept. */
export type Kept =
  /** Rows are deleted so many days after the time in a column. */
  | { readonly after: string; readonly days: number }
  /** A country decides. */
  | { readonly setting: ParameterName }
  /** In words, where neither a rule nor a setting decides. */
  | { readonly text: string }

export interface PersonalTable {
  readonly table: string
  /** The columns that can hold personal data. Ids of people in other columns only link rows. */
  readonly columns: readonly string[]
  readonly people: readonly Person[]
  readonly why: string
  readonly kept: Kept
}

const forever: Kept = { text: 'no end' }
const withPhotos: Kept = { setting: 'proofPhotoDays' }
const withAccount: Kept = { text: 'as long as the account' }

/** Every table that can hold personal data, by what it is for. */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'orders',
    columns: [
      ...['customer_name', 'customer_phone', 'dropoff_address', 'dropoff_unit', 'dropoff_building'],
      ...['dropoff_notes', 'dropoff_latitude', 'dropoff_longitude', 'description', 'handover_pin'],
      ...[
        'sender_email',
        'rider_name',
        'pickup_name',
        'pickup_address',
        'pickup_phone',
        'pickup_instructions',
      ],
      ...['pickup_latitude', 'pickup_longitude', 'vat_number'],
    ],
    people: ['customer', 'rider', 'user'],
    why: 'the delivery, its history and its books',
    kept: { text: 'no end; a person can be erased' },
  },
  {
    table: 'order_status',
    columns: ['changes', 'reason'],
    people: ['customer'],
    why: 'the history of an order, with corrected fields',
    kept: { text: 'with the order' },
  },
  {
    table: 'order_proof',
    columns: ['received_by'],
    people: ['customer'],
    why: 'proof of the hand-over',
    kept: { text: 'with the order' },
  },
  {
    table: 'order_decision',
    columns: ['note', 'answer'],
    people: ['customer', 'rider'],
    why: 'what a rider reported and what the shop decided',
    kept: { text: 'with the order' },
  },
  {
    table: 'order_rating',
    columns: ['comment'],
    people: ['customer'],
    why: 'the opinion of a customer',
    kept: { text: 'with the order' },
  },
  {
    table: 'order_message',
    columns: ['text'],
    people: ['customer', 'rider', 'user'],
    why: 'the conversation of shop and rider',
    kept: { setting: 'messageDays' },
  },
  {
    table: 'masked_call',
    columns: ['number', 'code'],
    people: ['customer', 'rider', 'user'],
    why: 'calls without telling numbers',
    kept: { setting: 'callDays' },
  },
  {
    table: 'proof_photo',
    columns: ['content'],
    people: ['customer'],
    why: 'proof of collection, hand-over and return',
    kept: withPhotos,
  },
  {
    table: 'order_trail',
    columns: ['latitude', 'longitude'],
    people: ['rider'],
    why: 'the way of a parcel, for complaints',
    kept: withPhotos,
  },
  {
    table: 'rider_act',
    columns: ['payload', 'meta'],
    people: ['rider', 'customer'],
    why: 'acts that a phone reported',
    kept: withPhotos,
  },
  {
    table: 'saved_address',
    columns: [
      ...['name', 'phone_number', 'unit', 'building', 'address_text', 'notes', 'latitude', 'longitude'],
      'search_text',
    ],
    people: ['customer'],
    why: 'the address book of a shop',
    kept: { text: 'until the shop deletes it; a person can be erased' },
  },
  {
    table: 'asked_place',
    columns: [
      ...[
        'customer_name',
        'customer_phone',
        'address_text',
        'unit',
        'building',
        'notes',
        'latitude',
        'longitude',
      ],
    ],
    people: ['customer'],
    why: 'the question where a parcel goes',
    kept: { after: 'expires_at', days: retentionDays.askedPlace },
  },
  {
    table: 'bulk_job',
    columns: ['file_name', 'created_by_name', 'content'],
    people: ['customer', 'user'],
    why: 'an uploaded workbook, to be read again',
    kept: { text: `the file ${uploadLimits.keptDays} days, the rest without an end` },
  },
  {
    table: 'bulk_row',
    columns: ['cells', 'draft', 'problems', 'place'],
    people: ['customer'],
    why: 'the rows of a workbook',
    kept: { text: 'no end; a person can be erased' },
  },
  {
    table: 'message',
    columns: ['recipient', 'subject', 'body_text', 'body_html', 'last_fault'],
    people: ['customer', 'user', 'rider', 'operator'],
    why: 'emails and texts, to send and to look back',
    kept: { after: 'created_at', days: retentionDays.emailOrText },
  },
  {
    table: 'webhook_delivery',
    columns: ['body'],
    people: ['customer'],
    why: 'the content of a webhook, for its next try',
    kept: {
      text: `bodies ${retentionDays.webhookBody} days, the rest ${retentionDays.webhookDelivery} days`,
    },
  },
  {
    table: 'webhook_attempt',
    columns: ['answer'],
    people: ['customer'],
    why: 'what a receiver answered, to find its fault',
    kept: { text: 'with the delivery' },
  },
  {
    table: 'idempotency',
    columns: ['answer'],
    people: ['customer', 'user'],
    why: 'the answer to a repeated request',
    kept: { after: 'created_at', days: retentionDays.idempotencyKey },
  },
  {
    table: 'help_conversation',
    columns: ['language'],
    people: ['user'],
    why: 'a conversation with support',
    kept: forever,
  },
  {
    table: 'help_message',
    columns: ['text'],
    people: ['user', 'customer'],
    why: 'a conversation with support',
    kept: forever,
  },
  {
    table: 'help_file',
    columns: ['name', 'content'],
    people: ['user', 'customer'],
    why: 'pictures and documents for support',
    kept: { after: 'created_at', days: helpLimits.fileDays },
  },
  {
    table: 'user_account',
    columns: ['email', 'password_hash', 'language'],
    people: ['user'],
    why: 'the login of a person of a shop',
    kept: withAccount,
  },
  {
    table: 'session',
    columns: ['user_agent', 'refresh_hash'],
    people: ['user'],
    why: 'open logins, to end them',
    kept: { after: 'expires_at', days: retentionDays.session },
  },
  {
    table: 'known_device',
    columns: ['device_hash'],
    people: ['user'],
    why: 'a browser that strangers cannot lock out',
    kept: { after: 'used_at', days: retentionDays.knownDevice },
  },
  {
    table: 'verification_link',
    columns: ['token_hash'],
    people: ['user'],
    why: 'to confirm an address',
    kept: { after: 'expires_at', days: retentionDays.confirmationLink },
  },
  {
    table: 'reset_code',
    columns: ['code_hash', 'requester'],
    people: ['user'],
    why: 'to choose another password',
    kept: { after: 'expires_at', days: retentionDays.resetCode },
  },
  {
    table: 'refused_attempt',
    columns: ['address', 'user_agent', 'account_hash'],
    people: ['user', 'rider'],
    why: 'to see attacks on logins',
    kept: { after: 'created_at', days: retentionDays.refusedAttempt },
  },
  {
    table: 'attempt_window',
    columns: ['subject'],
    people: ['user', 'rider', 'operator'],
    why: 'to limit attempts, by hash',
    kept: { after: 'started_at', days: retentionDays.attempts },
  },
  {
    table: 'owner_invitation',
    columns: ['email', 'token_hash'],
    people: ['user'],
    why: 'to invite an owner',
    kept: { after: 'expires_at', days: retentionDays.invitation },
  },
  {
    table: 'member_invitation',
    columns: ['email', 'token_hash'],
    people: ['user'],
    why: 'to invite a person of a shop',
    kept: { after: 'expires_at', days: retentionDays.invitation },
  },
  {
    table: 'vendor',
    columns: ['contact_phone', 'contact_email', 'vat_number', 'name', 'address_text', 'rider_instructions'],
    people: ['user'],
    why: 'the shop, which can be one person',
    kept: { text: 'as long as the shop; guests without an order three days' },
  },
  {
    table: 'payment_intent',
    columns: ['card_scheme', 'card_last_digits', 'promised_language', 'challenge_url'],
    people: ['user'],
    why: 'a card payment; numbers of cards stay at the gateway',
    kept: { text: 'no end: books' },
  },
  {
    table: 'rider',
    columns: [
      ...['name', 'phone', 'vehicle', 'latitude', 'longitude', 'heading_latitude', 'heading_longitude'],
      ...['bearing', 'accuracy', 'battery'],
    ],
    people: ['rider'],
    why: 'to offer orders and show the way',
    kept: withAccount,
  },
  {
    table: 'rider_account',
    columns: ['name', 'phone', 'note', 'language', 'status_reason'],
    people: ['rider'],
    why: 'the account of a rider',
    kept: withAccount,
  },
  {
    table: 'rider_device',
    columns: ['name', 'token_hash'],
    people: ['rider'],
    why: 'phones that are signed in, to end them',
    kept: { after: 'ended_at', days: retentionDays.riderDevice },
  },
  {
    table: 'rider_document',
    columns: ['number', 'content', 'reason'],
    people: ['rider'],
    why: 'documents that a country demands',
    kept: { setting: 'riderDocumentDays' },
  },
  {
    table: 'rider_code',
    columns: ['code_hash', 'requester'],
    people: ['rider'],
    why: 'the login of a rider',
    kept: { after: 'expires_at', days: retentionDays.riderCode },
  },
  {
    table: 'rider_invitation',
    columns: ['token_hash'],
    people: ['rider'],
    why: 'to invite a rider',
    kept: { after: 'expires_at', days: retentionDays.riderInvitation },
  },
  {
    table: 'rider_push',
    columns: ['endpoint', 'p256dh', 'auth'],
    people: ['rider'],
    why: 'offers by push',
    kept: { after: 'set_at', days: retentionDays.riderPush },
  },
  {
    table: 'rider_tracker',
    columns: ['id_hash'],
    people: ['rider'],
    why: 'positions of another app',
    kept: { after: 'used_at', days: retentionDays.riderTracker },
  },
  {
    table: 'rider_strike',
    columns: ['reason', 'answer', 'withdrawn_reason'],
    people: ['rider'],
    why: 'complaints and the answers to them',
    kept: { after: 'expires_at', days: retentionDays.riderStrike },
  },
  {
    table: 'rider_deposit',
    columns: ['reason', 'receipt'],
    people: ['rider'],
    why: 'cash that a rider handed in',
    kept: { text: 'no end: books' },
  },
  {
    table: 'operator',
    columns: ['name', 'token_hash'],
    people: ['operator'],
    why: 'the token of a program of an operator',
    kept: forever,
  },
  {
    table: 'operator_account',
    columns: ['email', 'name', 'password_hash', 'totp_secret', 'totp_pending', 'language'],
    people: ['operator'],
    why: 'the login of an operator, named in the record of changes',
    kept: forever,
  },
  {
    table: 'operator_invitation',
    columns: ['email', 'name', 'token_hash'],
    people: ['operator'],
    why: 'to invite an operator',
    kept: { after: 'expires_at', days: retentionDays.operatorInvitation },
  },
  {
    table: 'operator_session',
    columns: ['user_agent', 'token_hash'],
    people: ['operator'],
    why: 'open logins, to end them',
    kept: { after: 'expires_at', days: retentionDays.operatorSession },
  },
  {
    table: 'operator_reset',
    columns: ['token_hash'],
    people: ['operator'],
    why: 'to choose another password',
    kept: { after: 'expires_at', days: retentionDays.operatorReset },
  },
  {
    table: 'operator_list_view',
    columns: ['name', 'search'],
    people: ['operator'],
    why: 'saved filters, which can hold a typed name',
    kept: withAccount,
  },
  {
    table: 'operator_change',
    columns: ['before', 'after', 'reason'],
    people: ['operator'],
    why: 'who changed what and why',
    kept: forever,
  },
  {
    table: 'operator_view',
    columns: ['reason', 'token_hash'],
    people: ['operator'],
    why: 'who looked at a page of a shop or a customer',
    kept: { after: 'expires_at', days: retentionDays.operatorView },
  },
  {
    table: 'exception',
    columns: ['facts', 'snooze_reason', 'close_reason'],
    people: ['rider', 'customer', 'operator'],
    why: 'states that need a person',
    kept: { after: 'closed_at', days: retentionDays.exception },
  },
  {
    table: 'exception_event',
    columns: ['text'],
    people: ['customer', 'operator'],
    why: 'notes about such a state',
    kept: { text: 'with the exception' },
  },
  {
    table: 'money_request',
    columns: ['reason', 'decision_reason'],
    people: ['operator'],
    why: 'money moved by hand, and who agreed',
    kept: { text: 'no end: books' },
  },
  {
    table: 'reconciliation_case',
    columns: ['note', 'closed_reason'],
    people: ['operator'],
    why: 'differences to the gateway',
    kept: { text: 'no end: books' },
  },
  {
    table: 'shop_upload',
    columns: ['name', 'rows'],
    people: ['user'],
    why: 'shops opened from a workbook',
    kept: { after: 'created_at', days: retentionDays.shopUpload },
  },
]
