import { expect, it } from 'vitest'
import { parameters } from '@beckon/domain/country'
import { type DraftRules, parseAmount, problemOfDraft } from './check-draft.ts'
import { emptyDraft, type RequestDraft } from './request-draft.ts'

it.each([
  ['12.50', 12.5],
  ['12,50', 12.5],
  ['1,200', 1200],
  ['1.200', 1200],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1,00,000', 100_000],
  ['0.500', 0.5],
  ['1,2,3', undefined],
  [' 1 200 ', 1200],
  ['١٢٫٥', 12.5],
  ['abc', undefined],
  ['', undefined],
  ['-3', undefined],
])('the amount "%s" is %s', (text, amount) => expect(parseAmount(text, 'SGD')).toBe(amount))

it.each([
  ['12.3456', 'SGD'],
  ['12,5', 'JPY'],
  ['1.2345', 'BHD'],
])('rejects "%s" as an amount in %s, which has fewer decimals', (text, currency) =>
  expect(parseAmount(text, currency)).toBeUndefined(),
)

it('reads three decimals where the currency has them', () => {
  expect(parseAmount('1.250', 'BHD')).toBe(1.25)
  expect(parseAmount('1,250.500', 'BHD')).toBe(1250.5)
})

it('the first violation is shown above and each at its field; payment is checked last', () => {
  const about = {
    vendorId: 'v',
    country: 'SG',
    currency: 'SGD',
    step: 'details',
    methods: ['PAID'],
    limits: parameters.SG,
    now: 1000,
  } as const
  const problem = problemOfDraft(emptyDraft, about)
  expect(problem?.key).toBe('request.fault.unit-missing')
  expect(problem?.fields).toMatchObject({
    name: 'request.fault.name-missing',
    amount: 'request.fault.amount-invalid',
  })
  expect(problem?.fields).not.toHaveProperty('paymentMethod')
  expect(problemOfDraft(emptyDraft, { ...about, step: 'payment' })?.fields).toHaveProperty('paymentMethod')
})

const whole = {
  ...emptyDraft,
  destination: {
    address: '12 Garden Road',
    point: { latitude: 1.3, longitude: 103.8 },
    precision: 'building',
    invented: false,
    pinChecked: true,
  },
  unit: '#04-12',
  name: 'Mai Tan',
  phone: '91234567',
  amount: '12.5',
  paymentMethod: 'PAID',
} as const

it.each<[Partial<RequestDraft>, Partial<DraftRules>, string | undefined]>([
  [{}, {}, undefined],
  [{ paymentMethod: 'CASH_ON_DELIVERY' }, {}, 'payment-missing'],
  [{ amount: '', unit: '', phone: '51234567' }, { country: 'KW', currency: 'KWD' }, undefined],
  [{ amount: 'abc', unit: '', phone: '51234567' }, { country: 'KW', currency: 'KWD' }, 'amount-invalid'],
  [{ amount: '4.500', unit: '', phone: '51234567' }, { country: 'KW', currency: 'KWD' }, undefined],
  [{ vatNumber: '1234567' }, {}, 'vat-length'],
  [{ vatNumber: '1234-567' }, {}, 'vat-invalid'],
  [{ vatNumber: '12345678' }, {}, undefined],
  [{ preorderedFor: 1000 + 44 * 60 }, {}, 'preorder-too-soon'],
  [{ preorderedFor: 1000 + 45 * 60 }, {}, undefined],
  [{ preorderedFor: 1000 + 8 * 86_400 }, {}, 'preorder-too-far'],
  [{ preorderedFor: 5 }, { isEditing: true }, undefined],
  [{ unit: '' }, {}, 'unit-missing'],
  [{ unit: '' }, { isEditing: true }, 'unit-missing'],
  [{ amount: '', phone: '22345678' }, { country: 'KW' }, undefined],
  [{}, { limits: parameters.TW }, 'parcel-missing'],
  [{ parcel: { grams: 20_000, sideCm: 50 } }, { limits: parameters.TW }, undefined],
  [{ parcel: { grams: 20_000, sideCm: 50 } }, { limits: parameters.HK }, 'parcel-missing'],
  [{ parcel: { grams: 1234, sideCm: 5 } }, { limits: parameters.HK }, 'parcel-missing'],
  [{}, { limits: parameters.TW, isEditing: true }, undefined],
  [{ amount: '99', phone: '03001234567' }, { country: 'PK' }, 'amount-too-low'],
])('a draft with %o by %o: %s', (change, rules, code) => {
  const problem = problemOfDraft(
    { ...whole, ...change },
    {
      vendorId: 'v',
      country: 'SG',
      currency: 'SGD',
      step: 'payment',
      methods: ['PAID'],
      limits: parameters.SG,
      now: 1000,
      ...rules,
    },
  )
  expect(problem?.key).toBe(code && `request.fault.${code}`)
})
