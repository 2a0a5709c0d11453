import { helpLimits, retentionDays, uploadLimits } from '@beckon/domain/limits'
import type { Kept, PersonalTable } from './personal-table.ts'

const forever: Kept = { text: 'no end' }
const withPhotos: Kept = { setting: 'proofPhotoDays' }

/** Tables about parcels, their customers and conversations. */
export const orderTables: readonly PersonalTable[] = [
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
    columns: ['received_by', 'latitude', 'longitude'],
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
]
