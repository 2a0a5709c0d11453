import { describe, expect, it } from 'vitest'
import { countryCodes, parameters } from '../country/index.ts'
import {
  needsParcel,
  type CheckedRequest,
  checkRequest,
  clockText,
  needsValueConfirmation,
  offeredPayments,
  parcelBands,
  parcelViolation,
  parseCoordinates,
  parseServiceHours,
  preorderDays,
  preorderViolation,
  preorderWindow,
  serviceState,
  vatViolation,
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
  checkRequest({ ...good, ...change }, { ...rules, ...country }).map((violation) => violation.code)

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

  it('refuse in Kuwait what is no amount, and take an amount', () => {
    const inKuwait = (amount: number) =>
      codes({ amount, unit: '', phone: '+96522345678' }, { country: 'KW', amountRequired: false })
    expect([Number.NaN, -1, 0, 4.5].map(inKuwait)).toEqual([['amount-invalid'], ['amount-invalid'], [], []])
  })

  it('allow 200 characters, whatever they are made of', () =>
    expect(codes({ description: '🛵'.repeat(200) })).toEqual([]))
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
    ['9:18', 'error.service-hours-format'],
    ['0900-1800', 'error.service-hours-format'],
    ['0900:2400', 'error.service-hours-range'],
  ])('%s is refused', (text, key) => expect(parseServiceHours(text)).toEqual({ ok: false, key }))
})

it.each([
  ['1.3, 103.85', { latitude: 1.3, longitude: 103.85 }],
  ['-33.9;18.4', { latitude: -33.9, longitude: 18.4 }],
  ['47.4979 19.0402', { latitude: 47.4979, longitude: 19.0402 }],
  ['  ( 1.3 ; 103.85 ) ', { latitude: 1.3, longitude: 103.85 }],
  ['+1.3,+103.85', { latitude: 1.3, longitude: 103.85 }],
  ['1.3° N, 103.85° E', { latitude: 1.3, longitude: 103.85 }],
  ['33.9s 70.6w', { latitude: -33.9, longitude: -70.6 }],
  ['\u22121.5, 103', { latitude: -1.5, longitude: 103 }],
  ['٢٥٫٢٠، ٥٥٫٢٧', { latitude: 25.2, longitude: 55.27 }],
  ['\u200f25.2\u200e, 55.27', { latitude: 25.2, longitude: 55.27 }],
  ['１３．７，１００．５', { latitude: 13.7, longitude: 100.5 }],
  ['১২.৫, ৯০', { latitude: 12.5, longitude: 90 }],
  ['47,4979, 19,0402', { latitude: 47.4979, longitude: 19.0402 }],
  ['47,4979 19,0402', { latitude: 47.4979, longitude: 19.0402 }],
  ['47,19', { latitude: 47, longitude: 19 }],
  ['90, -180', { latitude: 90, longitude: -180 }],
  ['91,0', undefined],
  ['0, 181', undefined],
  ['103.85, 1.3', undefined],
  ['1.3', undefined],
  ['1.3, 103.85, 7', undefined],
  ['Blk 12, 103', undefined],
  ['12 Garden Road', undefined],
])('%s is the point %o', (text, point) => expect(parseCoordinates(text)).toEqual(point))

it('writes a time of day', () => expect(clockText('0905')).toBe('09:05'))

it.each([
  [1000, -1, false, false],
  [1000, 1000, false, false],
  [1001, 1000, false, true],
  [1001, 1000, true, false],
  [undefined, 1000, false, false],
] as const)(
  'an item of %d with a limit of %d, confirmed %s, needs a confirmation: %s',
  (amount, limit, confirmed, needs) =>
    expect(needsValueConfirmation({ amount, limit, confirmed })).toBe(needs),
)

it.each([
  ['', undefined],
  ['  ', undefined],
  ['12345678', undefined],
  ['HU123456', undefined],
  ['1234567', 'vat-length'],
  ['123456789', 'vat-length'],
  ['1234-567', 'vat-invalid'],
])('the VAT number %s: %s', (text, violation) => expect(vatViolation(text)).toBe(violation))

describe('pre-orders', () => {
  const window = preorderWindow(1_000_000)
  it('are for a time from 45 minutes on, up to seven days ahead', () => {
    expect(window).toEqual({ from: 1_002_700, to: 1_604_800 })
    expect(preorderViolation(window.from, 1_000_000)).toBeUndefined()
    expect(preorderViolation(window.to, 1_000_000)).toBeUndefined()
    expect(preorderViolation(window.from - 1, 1_000_000)).toBe('preorder-too-soon')
    expect(preorderViolation(window.to + 1, 1_000_000)).toBe('preorder-too-far')
  })
})

describe('times for later', () => {
  const at = (text: string) => Date.parse(text) / 1000
  const days = (now: string, hours: [string, string], timezone: string) =>
    preorderDays(at(now), { hours: [{ from: hours[0], to: hours[1] }], timezone })
  const local = (time: number, timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(time * 1000)

  it('begin with the first quarter after 45 minutes, and end within seven days', () => {
    const all = days('2026-06-01T02:01:00Z', ['0000', '0000'], 'Asia/Singapore')
    expect(all).toHaveLength(8)
    expect(all[0]?.times[0]).toBe(at('2026-06-01T03:00:00Z'))
    expect(all.at(-1)?.times.at(-1)).toBe(at('2026-06-08T02:00:00Z'))
  })

  it('lie within each of several hours', () => {
    const hours = [
      { from: '0900', to: '1800' },
      { from: '1700', to: '2300' },
    ]
    const [first] = preorderDays(at('2026-06-01T00:00:00Z'), { hours, timezone: 'Asia/Singapore' })
    const shown = first?.times.map((time) => local(time, 'Asia/Singapore'))
    expect(shown).toEqual(['17:00', '17:15', '17:30', '17:45', '18:00'])
  })

  it('leave time to choose and to send', () => {
    const whole = { hours: [], timezone: 'Asia/Singapore' }
    const soonest = (now: string, reserve: number) =>
      preorderDays(at(now), { ...whole, reserve })[0]?.times[0]
    expect(soonest('2026-06-01T02:15:00Z', 0)).toBe(at('2026-06-01T03:00:00Z'))
    expect(soonest('2026-06-01T02:15:00Z', 60)).toBe(at('2026-06-01T03:15:00Z'))
    expect(soonest('2026-06-01T02:14:00Z', 60)).toBe(at('2026-06-01T03:00:00Z'))
    const last = preorderDays(at('2026-06-01T02:00:00Z'), { ...whole, reserve: 60 })
      .at(-1)
      ?.times.at(-1)
    expect(last).toBe(at('2026-06-08T02:00:00Z'))
  })

  it('are within the hours of the place, and a day without any is not there', () => {
    const all = days('2026-06-01T10:00:00Z', ['0900', '1000'], 'Asia/Singapore')
    expect(all.map(({ day }) => day)[0]).toBe('2026-06-02')
    expect(all[0]?.times.map((time) => local(time, 'Asia/Singapore'))).toEqual([
      '09:00',
      '09:15',
      '09:30',
      '09:45',
      '10:00',
    ])
  })

  it.each([
    ['is skipped', '2026-03-28T12:00:00Z', '2026-03-29', 0],
    ['comes twice', '2026-10-24T12:00:00Z', '2026-10-25', 8],
  ])('leave out nothing that exists when an hour %s', (_what, now, day, count) => {
    const found = days(now, ['0200', '0259'], 'Europe/Budapest').find((one) => one.day === day)
    expect(found?.times.length ?? 0).toBe(count)
  })

  it('wrap midnight', () => {
    const all = days('2026-06-01T12:00:00Z', ['2330', '0015'], 'Asia/Singapore')
    expect(all[1]?.times.map((time) => local(time, 'Asia/Singapore'))).toEqual([
      '00:00',
      '00:15',
      '23:30',
      '23:45',
    ])
  })
})

it.each([
  [['CASH_ON_DELIVERY', 'PAID'], {}, false, ['CASH_ON_DELIVERY', 'PAID']],
  [['PAID', 'CASH_ON_DELIVERY'], { PAID: false }, false, ['CASH_ON_DELIVERY']],
  [['NONE', 'PAID'], {}, false, ['PAID']],
  [['NONE', 'PAID'], {}, true, ['PAID', 'NONE']],
  [['PAID'], {}, true, ['PAID', 'NONE']],
  [['PAID'], { NONE: false }, true, ['PAID']],
  [['PAID'], { PAID: false }, false, []],
] as const)('of %o with %o, none taken %s: %o', (country, vendor, takesNone, methods) =>
  expect(offeredPayments({ country, vendor, takesNone })).toEqual(methods),
)

describe('weight and size', () => {
  const usual = { maxWeightKg: 5, maxSideCm: 45 }
  const own = { maxWeightKg: 20, maxSideCm: 50 }

  it('are asked for where the country has limits of its own', () => {
    const requesting = countryCodes.filter((country) => needsParcel(parameters[country]))
    expect(requesting.toSorted()).toEqual(['HK', 'MY', 'PH', 'TW'])
    expect(needsParcel({ ...usual, maxSideCm: 60 })).toBe(true)
  })

  it.each([
    [null, usual, undefined],
    [null, own, 'parcel-missing'],
    [{ grams: 5000, sideCm: 45 }, usual, undefined],
    [{ grams: 5001, sideCm: 45 }, usual, 'parcel-too-heavy'],
    [{ grams: 5000, sideCm: 46 }, usual, 'parcel-too-large'],
    [{ grams: 20_001, sideCm: 51 }, own, 'parcel-too-heavy'],
  ] as const)('of %o within %o: %s', (parcel, limits, violation) => {
    expect(parcelViolation(parcel, limits)).toBe(violation)
  })

  it.each(countryCodes)('in %s every answer may be sent, and the last is the most', (country) => {
    const limits = parameters[country]
    const answers = parcelBands(limits)
    expect(answers.map((answer) => parcelViolation(answer, limits)).filter(Boolean)).toEqual([])
    expect(answers.at(-1)).toEqual({ grams: limits.maxWeightKg * 1000, sideCm: limits.maxSideCm })
    expect(answers.map(({ grams }) => grams)).toEqual(
      [...new Set(answers.map(({ grams }) => grams))].toSorted((a, b) => a - b),
    )
  })

  it('are few to choose from', () =>
    expect(parcelBands(own)).toEqual([
      { grams: 2000, sideCm: 25 },
      { grams: 5000, sideCm: 35 },
      { grams: 10_000, sideCm: 45 },
      { grams: 20_000, sideCm: 50 },
    ]))
})
