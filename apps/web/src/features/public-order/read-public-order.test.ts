import { publicCalls } from '@beckon/contract'
import { expect, it } from 'vitest'
import { readPublicOrder, readReceipt } from './read-public-order.ts'

const details = {
  shop: 'Tea House',
  customer: 'Mei Lin',
  address: '5 Garden Road',
  rider: { name: 'Somchai', vehicle: 'motorbike' },
  proofs: [
    {
      kind: 'delivery',
      received_by: 'Mei Lin',
      handed_over_at: 4,
      pin_checked: true,
      photos: [{ photo_id: 'a', taken_at: 4, width: 8, height: 6, kept_days: 90, deleted: false }],
    },
  ],
  rating: null,
  rated_until: null,
}
const order = {
  order_id: 'sg-1-a',
  status: 'IN_TRANSIT',
  sentence: 'collected',
  created_at: 1,
  updated_at: 2,
  preordered_for: null,
  eta: { lower: 3, upper: 4 },
  arrives_at: 4,
  delay: 'ON_THE_ROAD',
  brand: 'beckon',
  link: 'valid',
  details: {
    ...details,
    door: { latitude: 1, longitude: 2 },
    shop_phone: '+6561234567',
    handover_pin: '0417',
    position: null,
  },
} as const
const receipt = {
  order_id: 'sg-1-a',
  status: 'DELIVERED',
  created_at: 1,
  ended_at: 5,
  brand: 'beckon',
  individual: false,
  link: 'none',
  details: null,
  books: null,
} as const

it('accepts the orders and receipts of the contract', () => {
  expect(publicCalls.getPublicOrder.answer.parse({ result: order }).result).toEqual(order)
  expect(readPublicOrder({ result: order })).toEqual(order)
  expect(readPublicOrder({ result: { ...order, stops_before: 1 } })).toMatchObject({ stops_before: 1 })
  expect(readPublicOrder({ result: { ...order, stops_before: 'one' } })).toBeUndefined()
  expect(publicCalls.getReceipt.answer.parse({ result: receipt }).result).toEqual(receipt)
  expect(readReceipt({ result: receipt })).toEqual(receipt)
})

it.each(Object.keys(order))('rejects an order without %s', (name) =>
  expect(readPublicOrder({ result: { ...order, [name]: undefined } })).toBeUndefined(),
)

it.each(Object.keys(receipt))('rejects a receipt without %s', (name) =>
  expect(readReceipt({ result: { ...receipt, [name]: undefined } })).toBeUndefined(),
)

it('accepts a receipt with a voucher, and rejects one with an incomplete voucher', () => {
  const voucher = { code: 'RIV…', discount: 3, currency: 'SGD' }
  const linked = { ...receipt, link: 'valid', details: { ...details, voucher } }
  expect(publicCalls.getReceipt.answer.parse({ result: linked }).result).toEqual(linked)
  expect(readReceipt({ result: linked })).toEqual(linked)
  const half = { ...linked, details: { ...details, voucher: { code: 'RIV…' } } }
  expect(readReceipt({ result: half })).toBeUndefined()
})

it('accepts a receipt with the shop’s amounts, and rejects one with incomplete amounts', () => {
  const books = {
    currency: 'SGD',
    fee: 8.4,
    tax: { percent: 9, amount: 0.69 },
    charges: [{ kind: 'BRING_BACK', amount: 4.2 }],
    vat_number: null,
    cash: { collected: 20, settled: 0, is_cash: true },
    advance: { paid: 20, returned: 0 },
  }
  const kept = { ...receipt, books }
  expect(publicCalls.getReceipt.answer.parse({ result: kept }).result).toEqual(kept)
  expect(readReceipt({ result: kept })).toEqual(kept)
  expect(readReceipt({ result: { ...receipt, books: { ...books, fee: undefined } } })).toBeUndefined()
  const half = { ...books, advance: { paid: 20 } }
  expect(readReceipt({ result: { ...receipt, books: half } })).toBeUndefined()
})

it.each([undefined, null, 'a page of somebody else', {}, { result: [] }])(
  'rejects the malformed answer %j',
  (body) => expect(readPublicOrder(body)).toBeUndefined(),
)
