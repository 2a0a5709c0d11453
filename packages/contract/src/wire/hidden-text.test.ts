import { expect, it } from 'vitest'
import type { z } from 'zod'
import { putVendorAddress } from '../calls/parties/vendor-calls.ts'
import { decisionAnswer } from './fulfilment/decision.ts'
import { newSavedAddress, placeAnswer } from './parties/drop-off.ts'
import { riderAct } from './fulfilment/act.ts'
import { orderChange, orderRequest } from './ordering/order.ts'
import { outletPayload } from './parties/vendor.ts'

const HIDDEN = 'Mai\u202e\u200b Tan\u0007'
const at = { latitude: 1.3, longitude: 103.8 }
const location = { ...at, address: HIDDEN, notes: HIDDEN }
const order = { payment_method: 'PAID', amount: 1, cold_bag_needed: false, description: HIDDEN }
const change = { vendor_id: 'v', delivery_fee: 1, signature: 's', payment_method: 'PAID', amount: 1 }
const act = { act_id: '11111111-1111-4111-8111-111111111111', occurred_at: 1, order_id: 'v-1' }
const door = { ...at, unit: HIDDEN, building: HIDDEN, notes: HIDDEN }

it.each<[string, z.ZodType, object]>([
  [
    'an order',
    orderRequest,
    {
      ...change,
      customer: {
        name: HIDDEN,
        phone_number: '+6591234567',
        location,
        unit_number: HIDDEN,
        building: HIDDEN,
      },
      order,
      vat_number: null,
      preordered_for: null,
      age_validation_required: false,
      login_pickup_estimation: null,
    },
  ],
  [
    'a changed order',
    orderChange,
    { ...change, item_details: HIDDEN, location, unit_number: HIDDEN, building: HIDDEN },
  ],
  ['a new door', decisionAnswer, { option: 'NEW_PIN', location }],
  ['who takes it', decisionAnswer, { option: 'LEAVE_WITH', name: HIDDEN, note: HIDDEN }],
  ['a word for the rider', decisionAnswer, { option: 'TRY_AGAIN', note: HIDDEN }],
  ['what a rider met', riderAct, { ...act, kind: 'report_trouble', cause: 'REFUSED', note: HIDDEN }],
  ['a hand-over', riderAct, { ...act, kind: 'deliver', received_by: HIDDEN, collected: null }],
  [
    'a saved customer',
    newSavedAddress,
    { ...door, name: HIDDEN, phone_number: '+6591', address_text: HIDDEN },
  ],
  ['a customer’s answer', placeAnswer, { ...door, address: HIDDEN }],
  [
    'a collection point',
    outletPayload,
    {
      ...door,
      parent_vendor_id: 'p',
      client_vendor_id: HIDDEN,
      name: HIDDEN,
      address: HIDDEN,
      rider_instructions: HIDDEN,
      phone_number: '1',
      city: HIDDEN,
      users: [],
      street: HIDDEN,
      postal_code: HIDDEN,
      country_code: 'SG',
      street_number: HIDDEN,
    },
  ],
  [
    'an address',
    putVendorAddress.body,
    {
      ...door,
      address_text: HIDDEN,
      city: HIDDEN,
      country_code: 'SG',
      postal_code: HIDDEN,
      street_address: HIDDEN,
    },
  ],
])('%s is read without what is hidden in it', (_what, schema, sent) => {
  const read = JSON.stringify(schema.parse(sent))
  expect(read).toContain('"Mai Tan"')
  expect(read).not.toMatch(/[\u202e\u200b]|\\u0007/u)
})
