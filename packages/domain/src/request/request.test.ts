import { describe, expect, it } from 'vitest'
import {
  type CheckedRequest,
  checkRequest,
  parseCoordinates,
  parseServiceHours,
  requestFaults,
  serviceState,
} from './index.ts'

const good: CheckedRequest = {
  vendorId: 'v1',
  unit: '#04-12',
  name: 'Mai Tan',
  phone: '+6591234567',
  description: 'Noodles',
  address: '12 Garden Road',
  point: { latitude: 1.3, longitude: 103.8 },
  amount: 12.5,
  paymentMethod: 'CASH_ON_DELIVERY',
}
const rules = { country: 'SG', amountRequired: true, minimumAmount: 0 } as const
const codes = (change: Partial<CheckedRequest>, country: object = {}) =>
  checkRequest({ ...good, ...change }, { ...rules, ...country }).map((fault) => fault.code)

describe('the nine checks', () => {
  it('find nothing in a good request', () => expect(codes({})).toEqual([]))

  it.each([
    [{ vendorId: '' }, {}, 'vendor-missing'],
    [{ unit: ' ' }, {}, 'unit-missing'],
    [{ name: '' }, {}, 'name-missing'],
    [{ name: 'Mai 2' }, {}, 'name-invalid'],
    [{ name: 'مي ٢' }, {}, 'name-invalid'],
    [{ phone: '' }, {}, 'phone-missing'],
    [{ phone: '12' }, {}, 'phone-invalid'],
    [{ description: 'x'.repeat(201) }, {}, 'description-too-long'],
    [{ address: '', point: null }, {}, 'address-missing'],
    [{ point: null }, {}, 'coordinates-missing'],
    [{ amount: undefined }, {}, 'amount-invalid'],
    [{ amount: 0 }, {}, 'amount-invalid'],
    [{ amount: 99, phone: '+923001234567' }, { country: 'PK', minimumAmount: 100 }, 'amount-too-low'],
    [{ paymentMethod: '' }, {}, 'payment-missing'],
  ] as const)('%o in %o: %s', (change, country, code) => expect(codes(change, country)).toEqual([code]))

  it('come in their order', () => {
    const empty = {
      vendorId: '',
      unit: '',
      name: '',
      phone: '',
      address: '',
      point: null,
      amount: undefined,
      paymentMethod: '',
    }
    expect(codes(empty)).toEqual([
      'vendor-missing',
      'unit-missing',
      'name-missing',
      'phone-missing',
      'address-missing',
      'amount-invalid',
      'payment-missing',
    ])
  })

  it('ask for a unit in Singapore only, and for no amount in Kuwait', () => {
    expect(codes({ unit: '', phone: '+36201234567' }, { country: 'HU' })).toEqual([])
    expect(
      codes({ amount: undefined, unit: '', phone: '+96522345678' }, { country: 'KW', amountRequired: false }),
    ).toEqual([])
  })

  it('allow 200 characters, whatever they are made of', () =>
    expect(codes({ description: '🛵'.repeat(200) })).toEqual([]))

  it('have the texts of the specification', () => {
    expect(requestFaults['vendor-missing'].text).toBe(
      'Could not get your informations - please logout & login again',
    )
    expect(requestFaults['amount-too-low'].text).toBe('Minimum amount of 100 PKR')
  })
})

describe('service hours', () => {
  it.each([
    ['0900:1800', '0859', 'CLOSED'],
    ['0900:1800', '0900', 'OPEN'],
    ['0900:1800', '1800', 'OPEN'],
    ['0900:1800', '1801', 'CLOSED'],
    ['1800:0200', '2359', 'OPEN'],
    ['1800:0200', '0159', 'OPEN'],
    ['1800:0200', '0201', 'CLOSED'],
    ['1200:1200', '0300', 'OPEN'],
    ['0000:2359', '2359', 'OPEN'],
  ] as const)('%s at %s is %s', (text, clock, state) => {
    const parsed = parseServiceHours(text)
    expect(parsed.ok && serviceState(parsed.hours, clock)).toBe(state)
  })

  it.each([
    ['9:18', 'format has to be dddd:dddd (0000:2359 for 24/24)'],
    ['0900-1800', 'format has to be dddd:dddd (0000:2359 for 24/24)'],
    ['0900:2400', 'service hours has to been between 0 & 2359'],
  ])('%s is refused', (text, message) => expect(parseServiceHours(text)).toEqual({ ok: false, message }))
})

it.each([
  ['1.3, 103.85', { latitude: 1.3, longitude: 103.85 }],
  ['-33.9;18.4', { latitude: -33.9, longitude: 18.4 }],
  ['47.4979 19.0402', { latitude: 47.4979, longitude: 19.0402 }],
  ['91,0', undefined],
  ['12 Garden Road', undefined],
])('%s is the point %o', (text, point) => expect(parseCoordinates(text)).toEqual(point))
