import type { PastedField } from './proposals.ts'

/** The labels that the fields have in the form. */
export const fieldKeys = {
  name: 'request.customer-name',
  phone: 'request.customer-phone',
  address: 'request.address',
  unit: 'request.unit',
  amount: 'request.amount',
  notes: 'request.notes',
  description: 'request.description',
  time: 'request.collection-time',
  payment: 'request.payment-method',
} as const satisfies Readonly<Record<PastedField, string>>
