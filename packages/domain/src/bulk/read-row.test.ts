import { expect, it, describe } from 'vitest'
import { parameters, type CountryCode, deployments } from '../country/index.ts'
import { decodePlusCode } from '../geo/index.ts'
import {
  type BulkColumn,
  bulkColumns,
  readRow,
  type RowCells,
  type RowRules,
  type SheetCell,
} from './index.ts'

const NOW = Date.parse('2026-11-21T04:00:00Z') / 1000

function rulesOf(country: CountryCode, change: Partial<RowRules> = {}): RowRules {
  const { currency, timezone, mapCentre } = deployments[country]
  const { amountRequired, minimumAmount, maxWeightKg, maxSideCm } = parameters[country]
  return {
    country,
    currency,
    timezone,
    amountRequired,
    minimumAmount,
    valueLimit: -1,
    maxWeightKg,
    maxSideCm,
    payments: ['PAID', 'CASH_ON_DELIVERY', 'ONLINE_PAYMENT'],
    defaultPayment: null,
    takesPreorders: true,
    now: NOW,
    near: mapCentre,
    ...change,
  }
}

const good = {
  name: 'Mai Tan',
  phone: '9123 4567',
  address: 'Blk 12 Garden Road',
  unit: '#04-12',
  description: 'Noodles',
  amount: '12.50',
  payment: 'cod',
}

const cellsOf = (row: Partial<Record<BulkColumn, string | SheetCell>>): RowCells =>
  Object.fromEntries(
    Object.entries(row).map(([column, cell]) => [column, typeof cell === 'string' ? { text: cell } : cell]),
  )

const read = (
  row: Partial<Record<BulkColumn, string | SheetCell>>,
  country: CountryCode = 'SG',
  change = {},
) => readRow(cellsOf({ ...good, ...row }), rulesOf(country, change))
const response = (
  row: Partial<Record<BulkColumn, string | SheetCell>>,
  country: CountryCode = 'SG',
  change = {},
) => {
  const { violations, warnings } = read(row, country, change)
  return [...violations, ...warnings].map(({ column, code }) => `${column} ${code}`)
}
const number = (text: string): SheetCell => ({ text, kind: 'number' })

it('a valid row has no violations and no warnings', () => {
  const { draft, violations, warnings } = read({})
  expect([violations, warnings]).toEqual([[], []])
  expect(draft).toMatchObject({
    name: 'Mai Tan',
    phone: '+6591234567',
    address: 'Blk 12 Garden Road',
    unit: '#04-12',
    amount: 12.5,
    payment: 'CASH_ON_DELIVERY',
    preorderedFor: null,
    parcel: null,
    point: null,
  })
})

it('an empty row has the violations of an empty request', () => {
  const { violations } = readRow({}, rulesOf('SG'))
  expect(violations.map(({ column, code }) => `${column} ${code}`)).toEqual([
    'unit unit-missing',
    'name name-missing',
    'phone phone-missing',
    'address address-missing',
    'amount amount-invalid',
    'payment payment-missing',
  ])
})

it.each([
  ['name', ' ', 'name name-missing'],
  ['name', 'Mai 2', 'name name-invalid'],
  ['description', 'x'.repeat(201), 'description description-too-long'],
  ['notes', 'x'.repeat(4001), 'notes too-long'],
  ['address', 'x'.repeat(901), 'address too-long'],
  ['payment', 'bananas', 'payment payment-unknown'],
  ['cold-bag', 'perhaps', 'cold-bag answer-unclear'],
  ['amount', 'many', 'amount amount-invalid'],
  ['amount', 'USD 12', 'amount amount-invalid'],
  ['amount', '2 x 15', 'amount amount-invalid'],
  ['amount', '-5', 'amount amount-invalid'],
  ['amount', '0', 'amount amount-invalid'],
  ['phone', 'no phone', 'phone phone-invalid'],
  ['phone', '12', 'phone phone-invalid'],
] as const)('%s %j: %s', (column, text, violation) =>
  expect(response({ [column]: text })).toEqual([violation]),
)

describe('phones that a spreadsheet changed', () => {
  it.each([
    ['91234567', 'SG', '+6591234567', []],
    ['6591234567', 'SG', '+6591234567', []],
    ['60123456789', 'SG', '+60123456789', ['phone phone-completed']],
    ['501234567', 'AE', '+971501234567', []],
    ['971501234567', 'AE', '+971501234567', []],
    ['201234567', 'HU', '+36201234567', []],
    ['6201234567', 'HU', '+36201234567', ['phone phone-completed']],
    ['3001234567', 'PK', '+923001234567', []],
    ['65912345678901234', 'SG', '65912345678901234', ['phone phone-shortened']],
  ] as const)('the number %s in %s is %s', (text, country, phone, notes) => {
    expect(read({ phone: number(text) }, country).draft.phone).toBe(phone)
    expect(response({ phone: number(text) }, country).filter((one) => one.startsWith('phone'))).toEqual(notes)
  })

  it.each([
    ['6.591234567E+9', '6591234567', []],
    ['6.59123E+10', '6.59123E+10', ['phone phone-shortened']],
    ['6,59123E+10', '6,59123E+10', ['phone phone-shortened']],
  ] as const)('the text %s', (text, phone, notes) => {
    expect(read({ phone: text }).draft.phone.replace(/^\+/u, '')).toBe(phone)
    expect(response({ phone: text }).filter((one) => one.endsWith('shortened'))).toEqual(notes)
  })

  it.each([
    ['\u00a0+65 9123-4567\u200b ', '+6591234567'],
    ['٠٥٠١٢٣٤٥٦٧', '+971501234567'],
    ['00971 50 123 4567', '+971501234567'],
    ['050 123 4567 ext 12', '+971501234567'],
    ['0501234567.0', '+971501234567'],
  ])('%j is understood', (text, phone) => expect(read({ phone: text }, 'AE').draft.phone).toBe(phone))

  it('of two phone numbers the first is taken, with a warning', () => {
    expect(read({ phone: '9123 4567 / 9876 5432' }).draft.phone).toBe('+6591234567')
    expect(response({ phone: '9123 4567 / 9876 5432' })).toEqual(['phone phone-first'])
  })
})

describe('amounts', () => {
  it.each([
    [number('12.5'), 'SG', 12.5],
    ['SGD 12.50', 'SG', 12.5],
    ['$12.50', 'SG', 12.5],
    ['1 250 Ft', 'HU', 1250],
    ['12,50', 'DE', 12.5],
    ['1.234,56 €', 'DE', 1234.56],
    ['١٢٫٥', 'AE', 12.5],
    ['Rs. 1,250/-', 'PK', 1250],
    ['2.500', 'KW', 2.5],
  ] as const)('%o in %s is %d', (cell, country, amount) =>
    expect(read({ amount: cell }, country).draft.amount).toBe(amount),
  )

  it('a calculated amount is rounded, and a guess gets a warning', () => {
    expect(read({ amount: number('12.333333') }).draft.amount).toBe(12.33)
    expect(response({ amount: number('12.333333') })).toEqual(['amount amount-rounded'])
    expect(response({ amount: '1.250' })).toEqual(['amount amount-guessed'])
    expect(response({ amount: '900' }, 'SG', { valueLimit: 500 })).toEqual(['amount value-high'])
  })

  it('an amount is optional in some countries and has a minimum in others', () => {
    expect(read({ amount: '', unit: '', phone: '22345678' }, 'KW').violations).toEqual([])
    expect(response({ amount: '50', phone: '3001234567' }, 'PK')).toContain('amount amount-too-low')
  })
})

describe('payment', () => {
  it.each([
    ['CASH_ON_DELIVERY', 'CASH_ON_DELIVERY'],
    ['Cash on delivery', 'CASH_ON_DELIVERY'],
    ['Cash (COD)', 'CASH_ON_DELIVERY'],
    ['utánvét', 'CASH_ON_DELIVERY'],
    ['الدفع عند الاستلام', 'CASH_ON_DELIVERY'],
    ['貨到付款', 'CASH_ON_DELIVERY'],
    ['Paid', 'PAID'],
    ['مدفوع', 'PAID'],
    ['支払済', 'PAID'],
    ['Online payment', 'ONLINE_PAYMENT'],
  ])('%s is %s', (text, payment) => expect(read({ payment: text }).draft.payment).toBe(payment))

  it('a payment method must be an offered one, and a missing one is the default', () => {
    expect(response({ payment: 'paid' }, 'SG', { payments: ['CASH_ON_DELIVERY'] })).toEqual([
      'payment payment-unavailable',
    ])
    expect(response({ payment: '' }, 'SG', { defaultPayment: 'PAID' })).toEqual(['payment payment-assumed'])
    expect(response({ payment: 'paid / cod' })).toEqual(['payment payment-unknown'])
  })
})

describe('later', () => {
  const at = (text: string) => Date.parse(text) / 1000
  it.each([
    ['2026-11-24', '14:30', 'SG', '2026-11-24T06:30:00Z'],
    ['2026-11-24 14:30', '', 'SG', '2026-11-24T06:30:00Z'],
    ['24/11/2026', '2:30 PM', 'SG', '2026-11-24T06:30:00Z'],
    ['24.11.2026 14:30', '', 'HU', '2026-11-24T13:30:00Z'],
    ['2026. 11. 24.', '14 óra', 'HU', '2026-11-24T13:30:00Z'.replace('13:30', '13:00')],
    ['11/24/2026', '2pm', 'PH', '2026-11-24T06:00:00Z'],
    ['24 Nov 2026', '14.30', 'SG', '2026-11-24T06:30:00Z'],
    ['Tuesday, November 24', '1430', 'SG', '2026-11-24T06:30:00Z'],
    ['24. november', '14:30', 'HU', '2026-11-24T13:30:00Z'],
    ['24-Nov-26', '14:30', 'SG', '2026-11-24T06:30:00Z'],
    ['46350', '0.6041666667', 'SG', '2026-11-24T06:30:00Z'],
    ['24/11/2569', '14:30', 'TH', '2026-11-24T07:30:00Z'],
    ['115/11/24', '下午2:30', 'TW', '2026-11-24T06:30:00Z'],
    ['٢٤/١١/٢٠٢٦', '٢:٣٠ م', 'AE', '2026-11-24T10:30:00Z'],
    ['2026年11月24日', '14時30', 'JP', '2026-11-24T05:30:00Z'],
    ['tomorrow', '14:30', 'SG', '2026-11-22T06:30:00Z'],
    ['', '2026-11-24 14:30', 'SG', '2026-11-24T06:30:00Z'],
    ['', '18:00', 'SG', '2026-11-21T10:00:00Z'],
    ['24/11', '14:30-15:00', 'SG', '2026-11-24T06:30:00Z'],
    ['24 พฤศจิกายน 2569', '14:30', 'TH', '2026-11-24T07:30:00Z'],
  ] as const)('%s %s in %s', (date, time, country, instant) =>
    expect(read({ date, time }, country).draft.preorderedFor).toBe(at(instant)),
  )

  it.each([
    ['soonish', '14:30', ['date date-unclear']],
    ['2026-11-24', '', ['time time-unclear']],
    ['2026-11-24', 'late', ['time time-unclear']],
    ['2026-02-30', '14:30', ['date date-unclear']],
    ['2026-11-20', '14:30', ['date preorder-too-soon']],
    ['2026-12-24', '14:30', ['date preorder-too-far']],
    ['11/12/2026', '14:30', ['date preorder-too-far', 'date date-order-guessed']],
    ['ASAP', 'now', []],
  ] as const)('%s %s: %o', (date, time, notes) => expect(response({ date, time })).toEqual(notes))

  it('a pre-order is a violation where pre-orders are not accepted', () =>
    expect(response({ date: '2026-11-24', time: '14:30' }, 'SG', { takesPreorders: false })).toEqual([
      'date preorder-unavailable',
    ]))
})

describe('where', () => {
  it.each([
    [{ latitude: '1.3', longitude: '103.85' }, { latitude: 1.3, longitude: 103.85 }, []],
    [{ latitude: '1,3', longitude: '103,85' }, { latitude: 1.3, longitude: 103.85 }, []],
    [
      { latitude: '103.85', longitude: '1.3' },
      { latitude: 1.3, longitude: 103.85 },
      ['latitude point-exchanged'],
    ],
    [{ latitude: '1.3, 103.85' }, { latitude: 1.3, longitude: 103.85 }, []],
    [{ latitude: '1.3' }, null, ['longitude point-unclear']],
    [{ latitude: '0', longitude: '0' }, null, ['longitude point-unclear']],
    [{ latitude: '13521', longitude: '103.85' }, null, ['latitude point-unclear']],
    [{ point: '1.3, 103.85' }, { latitude: 1.3, longitude: 103.85 }, []],
    [{ point: 'https://maps.google.com/?q=1.3,103.85' }, { latitude: 1.3, longitude: 103.85 }, []],
    [{ point: 'https://maps.app.goo.gl/abcdef' }, null, ['point point-unread']],
  ] as const)('%o', (cells, point, notes) => {
    expect(read(cells).draft.point).toEqual(point)
    expect(response(cells)).toEqual(notes)
  })

  it('plus codes are read, also short ones and those in the address', () => {
    for (const cells of [
      { point: '6PH58R34+XX' },
      { point: '8R34+XX Singapore' },
      { address: '8R34+XX Singapore' },
    ]) {
      const { point } = read(cells).draft
      expect(point).toEqual(decodePlusCode('6PH58R34+XX')?.centre)
    }
  })

  it('latitude and longitude are exchanged where the point is far away otherwise', () => {
    const { point } = read({ latitude: '19.04', longitude: '47.49', unit: '' }, 'HU').draft
    expect(point).toEqual({ latitude: 47.49, longitude: 19.04 })
  })

  it('the unit is found in the address where the country needs one', () => {
    const { draft } = read({ unit: '', address: 'Blk 12 Garden Road #04-12\nSingapore 123456' })
    expect(draft).toMatchObject({ unit: '#04-12', address: 'Blk 12 Garden Road, Singapore 123456' })
    expect(response({ unit: '', address: 'Blk 12 Garden Road #04-12' })).toEqual(['unit unit-found'])
  })
})

describe('weight and size', () => {
  it.each([
    [
      { weight: '2.5 kg', side: '30 cm' },
      { grams: 2500, sideCm: 30 },
    ],
    [
      { weight: '2,5', side: '30x20x10' },
      { grams: 2500, sideCm: 30 },
    ],
    [{ weight: '500g' }, { grams: 500, sideCm: 25 }],
    [
      { weight: '٢ كجم', side: '0.3 m' },
      { grams: 2000, sideCm: 30 },
    ],
  ])('%o', (cells, parcel) => expect(read(cells, 'MY').draft.parcel).toEqual(parcel))

  it.each([
    [{}, 'weight parcel-missing'],
    [{ weight: 'heavy' }, 'weight measure-unclear'],
    [{ weight: '50' }, 'weight parcel-too-heavy'],
    [{ weight: '2', side: '300' }, 'side parcel-too-large'],
  ])('%o: %s', (cells, violation) =>
    expect(
      response({ phone: '0123456789', ...cells }, 'MY').filter((one) => /^weight|^side/u.test(one)),
    ).toEqual([violation]),
  )
})

it('a formula and a merged cell get a warning, and a broken cell a violation', () => {
  expect(response({ name: { text: 'Mai', isFormula: true, isMerged: true } })).toEqual([
    'name formula',
    'name merged',
  ])
  expect(response({ name: { text: '#REF!', kind: 'error', isFormula: true } })).toEqual(['name cell-error'])
})

it('a row with very long cells is read quickly', () => {
  const long = (text: string) => text.repeat(Math.floor(32_000 / text.length))
  for (const filler of [' ', '.', '0', '9 ', '-', ' \n', 'x ', '1.', '(', '١', 'a@', '#1-', ',']) {
    const cells = Object.fromEntries(bulkColumns.map((column) => [column, { text: `a${long(filler)}b` }]))
    const { violations } = readRow(cells, rulesOf('SG'))
    expect(violations.length).toBeGreaterThan(0)
  }
})

it.each(['yes', 'TRUE', 'x', 'igen', 'نعم', 'はい', '1', '✓'])('takes %s for yes', (text) =>
  expect(read({ 'age-check': text }).draft.ageCheck).toBe(true),
)
