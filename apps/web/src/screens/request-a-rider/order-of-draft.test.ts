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

it('says weight and size where they were chosen, and nothing where not', () => {
  expect(orderWith({ parcel: heavy }).order.parcel).toEqual({ weight_grams: 20_000, longest_side_cm: 50 })
  expect(orderWith({}).order).not.toHaveProperty('parcel')
})

it('is another order with another weight', () => {
  const one = orderWith({ parcel: heavy })
  expect(isSameOrder(one, { ...orderWith({ parcel: heavy }), signature: 'later' })).toBe(true)
  expect(isSameOrder(one, orderWith({ parcel: { ...heavy, grams: 2000 } }))).toBe(false)
  expect(isSameOrder(one, orderWith({}))).toBe(false)
})

it('is the same after it was kept and read again', () => {
  const sent = orderWith({ parcel: heavy, unit: '3' })
  expect(isSameOrder(orderRequest.parse(JSON.parse(JSON.stringify(sent))), sent)).toBe(true)
})

it('of an order keeps its weight and size, and does not change them', () => {
  const location = { address: 'A', notes: '', latitude: 25, longitude: 121.5 }
  const parcel = { weight_grams: 20_000, longest_side_cm: 50 }
  const order = {
    vendor_id: 'v',
    version: 3,
    customer: { name: 'Mai', phone_number: '+886912345678', location },
    order: { description: 'Cake', amount: 20, payment_method: 'PAID', parcel },
    preordered_for: null,
  } as OrderRecord
  expect(draftOf(order).parcel).toEqual(heavy)
  expect(draftOf({ ...order, order: { ...order.order, parcel: undefined } }).parcel).toBeNull()
  expect(changeOf(order, draftOf(order), agreed)).not.toHaveProperty('parcel')
})
