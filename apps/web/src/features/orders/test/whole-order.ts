import type { OrderRecord } from '@beckon/contract'

/** Returns an order with all fields of the wire; its version distinguishes two records of it. */
export const wholeOrder = (more: Partial<OrderRecord> = {}): OrderRecord => ({
  order_id: 'shop-1',
  vendor_id: 'shop',
  created_at: 1000,
  updated_at: 1000,
  version: 1,
  preordered_for: null,
  status: 'WAITING_FOR_TRANSPORT',
  status_history: [],
  delivery_fee: 5,
  currency: 'SGD',
  outlet: { name: 'Shop', address: '1 Quay', latitude: 1.3, longitude: 103.8, phone_number: '' },
  customer: {
    name: 'Mei',
    phone_number: '+6591234567',
    location: { address: '5 Garden Road', latitude: 1.31, longitude: 103.81, notes: '' },
  },
  order: { description: '', amount: 20, payment_method: 'PAID' },
  distance: 1500,
  promised: { lower: 2000, upper: 2600 },
  eta: { pickup: null, dropoff: null },
  rider: null,
  can: { cancel: true, edit: true },
  decision: null,
  charges: [],
  milestones: [],
  delay: null,
  cancel_terms: { returns: 0, free_until: null },
  ...more,
})
