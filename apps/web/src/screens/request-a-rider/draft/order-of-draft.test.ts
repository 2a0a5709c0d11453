import { type OrderRecord, orderRequest, type WireVendor } from '@beckon/contract'
import { expect, it } from 'vitest'
import { changeOf, isSameOrder, orderOf } from './order-of-draft.ts'
import { draftOf, emptyDraft, type RequestDraft } from './request-draft.ts'

const vendor = { vendor_id: 'v', estimation_pick_up_time: 10 } as WireVendor
const config = { country: 'TW', timezone: 'Asia/Taipei' } as never
const agreed = { fee: 6, signature: 'signed' }
const orderWith = (change: Partial<RequestDraft>) =>
  orderOf({ config, vendor }, { ...emptyDraft, paymentMethod: 'PAID', ...change }, agreed)

const heavy = { grams: 20_000, sideCm: 50 }

it('weight and size are sent where they were chosen, and left out otherwise', () => {
  expect(orderWith({ parcel: heavy }).order.parcel).toEqual({ weight_grams: 20_000, longest_side_cm: 50 })
  expect(orderWith({}).order).not.toHaveProperty('parcel')
})

it('is a different order with another weight', () => {
  const one = orderWith({ parcel: heavy })
  expect(isSameOrder(one, { ...orderWith({ parcel: heavy }), signature: 'later' })).toBe(true)
  expect(isSameOrder(one, orderWith({ parcel: { ...heavy, grams: 2000 } }))).toBe(false)
  expect(isSameOrder(one, orderWith({}))).toBe(false)
})

it('is the same order after it was stored and read again', () => {
  const sent = orderWith({ parcel: heavy, unit: '3' })
  expect(isSameOrder(orderRequest.parse(JSON.parse(JSON.stringify(sent))), sent)).toBe(true)
})

it('keeps weight and size of an edited order unchanged', () => {
  const location = { address: 'A', notes: '', latitude: 25, longitude: 121.5 }
  const parcel = { weight_grams: 20_000, longest_side_cm: 50 }
  const order = {
    vendor_id: 'v',
    version: 3,
    customer: { name: 'Mai', phone_number: '+886912345678', location },
    order: { description: 'Cake', amount: 20, payment_method: 'PAID', parcel },
    preordered_for: null,
  } as OrderRecord
  expect(draftOf(order, 'TW').parcel).toEqual(heavy)
  expect(draftOf({ ...order, order: { ...order.order, parcel: undefined } }, 'TW').parcel).toBeNull()
  expect(changeOf(order, draftOf(order, 'TW'), agreed)).not.toHaveProperty('parcel')
})

const door = { name: 'Mai', phone_number: '+6591234567' }
const joinedAt = (address: string) => ({ address, notes: 'Ring', latitude: 1.3, longitude: 103.8 })
const orderTo = (customer: OrderRecord['customer']) =>
  ({
    vendor_id: 'v',
    version: 3,
    customer,
    order: { description: 'Cake', amount: 20, payment_method: 'PAID' },
    preordered_for: null,
  }) as OrderRecord

it.each([
  ['#04-12', 'Block 7, Plaza', '#04-12, Block 7, Plaza, 12 Garden Road'],
  ['#04-12', '', '#04-12, 12 Garden Road'],
  ['', 'Plaza', 'Plaza, 12 Garden Road'],
  ['#04-12', 'Plaza', '12 Garden Road, #04-12, Plaza'],
  ['#04-12', '', '12 Garden Road'],
])('fills unit "%s" and building "%s" of an order in separate fields', (unit, building, address) => {
  const customer = { ...door, unit_number: unit, building, location: joinedAt(address) }
  const draft = draftOf(orderTo(customer), 'SG')
  expect(draft).toMatchObject({ unit, building, notes: 'Ring', destination: { address: '12 Garden Road' } })
})

it('replaces the unit of an order that is changed, and has it once in the address', () => {
  const order = orderTo({ ...door, unit_number: '#04-12', location: joinedAt('#04-12, 12 Garden Road') })
  const change = changeOf(order, { ...draftOf(order, 'SG'), unit: '#05-01' }, agreed)
  expect(change).toMatchObject({ unit_number: '#05-01', building: '' })
  expect(change.location.address).toBe('#05-01, 12 Garden Road')
})

it('finds the unit of an older order in its address where the country asks for one', () => {
  const order = orderTo({ ...door, location: joinedAt('#04-12, 12 Garden Road') })
  expect(draftOf(order, 'SG')).toMatchObject({ unit: '#04-12', destination: { address: '12 Garden Road' } })
  expect(draftOf(order, 'HU')).toMatchObject({ unit: '', destination: { address: '#04-12, 12 Garden Road' } })
})

it('sends unit and building with a new order', () => {
  expect(orderWith({ unit: ' 3 ', building: ' Plaza ' }).customer).toMatchObject({
    unit_number: '3',
    building: 'Plaza',
  })
  expect(orderWith({}).customer).not.toHaveProperty('building')
})

it.each([
  [48.5, 'SGD', '48.50'],
  [48, 'SGD', '48'],
  [1.25, 'KWD', '1.250'],
  [0, 'SGD', ''],
])('fills the amount %d of an order in %s as it would be typed: %s', (amount, currency, typed) => {
  const location = { address: 'A', notes: '', latitude: 1.3, longitude: 103.8 }
  const order = orderTo({ name: 'Mai', phone_number: '+6591234567', location })
  const priced = { ...order, currency, order: { ...order.order, amount } }
  expect(draftOf(priced, 'SG').amount).toBe(typed)
})
