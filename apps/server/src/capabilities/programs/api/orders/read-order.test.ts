import type { NewProgramOrder, OrderRecord, ProgramOrderUpdate } from '@beckon/contract'
import { programCalls } from '@beckon/contract'
import { describe, expect, it } from 'vitest'
import { readNewOrder, readUpdate } from './read-order.ts'

const given = {
  quote: 'q',
  collection_point: 'shop',
  customer: { name: 'Mei Lin', phone: '+6591234567' },
  dropoff: {
    latitude: 1.31,
    longitude: 103.86,
    address: '5 Garden Road',
    unit: '#04-12',
    building: 'Block B',
  },
  goods: { value: { amount: 2550, currency: 'SGD' }, payment: 'cash_on_delivery' },
}
const order = (change: object = {}): NewProgramOrder =>
  programCalls.createOrder.body.parse({ ...given, ...change })
const fee = { fee: 7.58, signature: 'q' }

describe('a new order of a program', () => {
  it('becomes a request of the service, with the fee of its quote', () => {
    expect(readNewOrder(order(), fee, 'SGD')).toEqual({
      vendor_id: 'shop',
      customer: {
        name: 'Mei Lin',
        phone_number: '+6591234567',
        location: { latitude: 1.31, longitude: 103.86, address: '#04-12, Block B, 5 Garden Road', notes: '' },
        unit_number: '#04-12',
        building: 'Block B',
      },
      order: { payment_method: 'CASH_ON_DELIVERY', amount: 25.5, description: '', cold_bag_needed: false },
      vat_number: null,
      preordered_for: null,
      age_validation_required: false,
      login_pickup_estimation: null,
      delivery_fee: 7.58,
      signature: 'q',
    })
  })

  it('keeps its time, its measures, its PIN and its preparation', () => {
    const goods = { ...given.goods, weight_grams: 500, longest_side_cm: 30 }
    const change = {
      ...{ goods, collect_at: '2030-06-15T20:00:00+08:00', preparation_minutes: 0 },
      ...{ handover_pin: true, check_age: true, vat_number: '1' },
    }
    expect(readNewOrder(order(change), fee, 'SGD')).toMatchObject({
      order: { parcel: { weight_grams: 500, longest_side_cm: 30 } },
      preordered_for: Date.parse('2030-06-15T12:00:00Z') / 1000,
      login_pickup_estimation: 0,
      handover_pin_required: true,
      age_validation_required: true,
      vat_number: '1',
    })
  })

  it('is refused in another currency', () => {
    expect(readNewOrder(order(), fee, 'HUF')).toMatchObject({
      meta: { fields: { 'goods.value.currency': 'must be HUF' } },
    })
  })

  it.each([
    ['an unknown field', { note: 'x' }],
    ['an unknown field in the goods', { goods: { ...given.goods, price: 1 } }],
    ['a weight without a size', { goods: { ...given.goods, weight_grams: 1 } }],
    ['a time without an offset', { collect_at: '2030-06-15T20:00:00' }],
    ['an amount with decimals', { goods: { ...given.goods, value: { amount: 1.5, currency: 'SGD' } } }],
    ['an amount below zero', { goods: { ...given.goods, value: { amount: -1, currency: 'SGD' } } }],
    ['a currency that does not exist', { goods: { ...given.goods, value: { amount: 1, currency: 'XXX' } } }],
  ])('is refused with %s', (_what, change) => {
    expect(programCalls.createOrder.body.safeParse({ ...given, ...change }).success).toBe(false)
  })
})

const record = Object.assign({} as OrderRecord, {
  vendor_id: 'shop',
  version: 4,
  currency: 'SGD',
  customer: { location: { latitude: 1, longitude: 2, address: 'a', notes: 'n' } },
  order: { description: 'Cake', amount: 25.5, payment_method: 'PAID' },
})

describe('an update of a program', () => {
  const read = (update: ProgramOrderUpdate) => readUpdate(update, record, { fee: 0, signature: '' })

  it('leaves everything else as the order has it, and names the version that was read', () => {
    expect(read({ goods: { description: 'Two cakes' } })).toEqual({
      vendor_id: 'shop',
      payment_method: 'PAID',
      amount: 25.5,
      item_details: 'Two cakes',
      location: record.customer.location,
      delivery_fee: 0,
      signature: '',
      version: 4,
    })
  })

  it('replaces the drop-off as a whole, and keeps the version of the program', () => {
    const dropoff = { latitude: 3, longitude: 4, address: 'b', notes: '' }
    expect(read({ dropoff, version: 2 })).toMatchObject({
      location: dropoff,
      unit_number: '',
      building: '',
      version: 2,
    })
  })

  it.each([{}, { goods: {} }, { version: 1 }])('that names nothing to change is refused: %j', (update) => {
    expect(programCalls.updateOrder.body.safeParse(update).success).toBe(false)
  })
})
