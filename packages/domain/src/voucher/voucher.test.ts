import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  evaluateVoucher,
  termsViolation,
  codeInPart,
  voucherCode,
  voucherOff,
  voucherState,
  type VoucherTerms,
  type VoucherUse,
} from './index.ts'

const DAY = 86_400
const terms: VoucherTerms = {
  kind: 'AMOUNT',
  value: 300,
  cap: null,
  minimumFee: 0,
  validFrom: 10 * DAY,
  validUntil: 20 * DAY,
  usesTotal: 5,
  usesPerVendor: 2,
  vendorIds: [],
  delivery: null,
}
const use: VoucherUse = {
  now: 11 * DAY,
  orderTime: 11 * DAY,
  vendorId: 'shop-east',
  parentVendorId: 'shop',
  delivery: 'INSTANT',
  fee: 800,
  currency: 'SGD',
  stopped: false,
  used: { total: 0, byVendor: 0 },
}
const judged = (other: Partial<VoucherTerms>, ways: Partial<VoucherUse> = {}) => {
  const response = evaluateVoucher({ ...terms, ...other }, { ...use, ...ways })
  return response.ok ? response.off : response.reason
}

describe('whether a voucher can be used', () => {
  it.each<[Partial<VoucherTerms>, Partial<VoucherUse>, number | string]>([
    [{}, {}, 300],
    [{}, { stopped: true }, 'stopped'],
    [{}, { now: 10 * DAY - 1, orderTime: 10 * DAY - 1 }, 'not-yet'],
    [{}, { now: 10 * DAY, orderTime: 10 * DAY }, 300],
    [{}, { now: 20 * DAY - 1, orderTime: 20 * DAY - 1 }, 300],
    [{}, { now: 20 * DAY, orderTime: 20 * DAY }, 'over'],
    [{}, { orderTime: 20 * DAY }, 'over'],
    [{ validUntil: null }, { now: 999 * DAY, orderTime: 999 * DAY }, 300],
    [{}, { used: { total: 4, byVendor: 1 } }, 300],
    [{}, { used: { total: 5, byVendor: 1 } }, 'used-up'],
    [{}, { used: { total: 4, byVendor: 2 } }, 'used-up-by-vendor'],
    [{ usesTotal: null, usesPerVendor: null }, { used: { total: 99, byVendor: 99 } }, 300],
    [{ vendorIds: ['other'] }, {}, 'not-for-vendor'],
    [{ vendorIds: ['other', 'shop-east'] }, {}, 300],
    [{ vendorIds: ['shop'] }, {}, 300],
    [{ vendorIds: ['shop-east'] }, { vendorId: 'shop', parentVendorId: null }, 'not-for-vendor'],
    [{ delivery: 'LATER' }, {}, 'not-for-delivery'],
    [{ delivery: 'LATER' }, { delivery: 'LATER' }, 300],
    [{ minimumFee: 801 }, {}, 'fee-too-low'],
    [{ minimumFee: 800 }, {}, 300],
  ])('%j of %j is %s', (other, ways, answer) => {
    expect(judged(other, ways)).toBe(answer)
  })
})

describe('the discount of a voucher', () => {
  it.each<[Partial<VoucherTerms>, Partial<VoucherUse>, number | string]>([
    [{ value: 900 }, {}, 800],
    [{ kind: 'PERCENTAGE', value: 25 }, {}, 200],
    [{ kind: 'PERCENTAGE', value: 25, cap: 150 }, {}, 150],
    [{ kind: 'PERCENTAGE', value: 100 }, {}, 800],
    [{ kind: 'PERCENTAGE', value: 33 }, { fee: 999 }, 329],
    [{ kind: 'PERCENTAGE', value: 10 }, { fee: 104_500, currency: 'HUF' }, 10_000],
    [{ kind: 'PERCENTAGE', value: 1 }, { fee: 500, currency: 'HUF' }, 'fee-too-low'],
  ])('%j of %j: %s', (other, ways, answer) => {
    expect(judged(other, ways)).toBe(answer)
  })

  it('is never more than the fee, nor less than nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('AMOUNT' as const, 'PERCENTAGE' as const),
        fc.integer({ min: 1, max: 100 }),
        fc.option(fc.integer({ min: 1, max: 1000 })),
        fc.nat(100_000),
        fc.constantFrom('SGD' as const, 'HUF' as const, 'KWD' as const),
        (kind, value, cap, fee, currency) => {
          const off = voucherOff({ kind, value, cap, minimumFee: 0 }, { fee, currency })
          expect(off).toBeGreaterThanOrEqual(0)
          expect(off).toBeLessThanOrEqual(Math.min(fee, kind === 'PERCENTAGE' ? (cap ?? fee) : value))
          expect(Number.isInteger(off)).toBe(true)
        },
      ),
    )
  })
})

describe('a code', () => {
  it.each([
    ['welcome 10', 'WELCOME10'],
    [' Ramadan-20 ', 'RAMADAN-20'],
    ['ＡＢＣＤ', 'ABCD'],
    ['abc', undefined],
    ['a'.repeat(25), undefined],
    ["x' or 1=1", undefined],
  ])('typed as %j is %s', (typed, code) => {
    expect(voucherCode(typed)).toBe(code)
  })
})

it.each([
  ['FREE', 'FR…'],
  ['RIVER3', 'RIV…'],
  ['SPRING-2026', 'SPR…'],
])('%s is known again by %s', (code, part) => expect(codeInPart(code)).toBe(part))

describe('the terms of a new voucher', () => {
  it.each<[Partial<VoucherTerms>, string | undefined]>([
    [{}, undefined],
    [{ value: 0 }, 'value'],
    [{ kind: 'PERCENTAGE', value: 101 }, 'value'],
    [{ cap: 100 }, 'cap'],
    [{ kind: 'PERCENTAGE', value: 10, cap: 0 }, 'cap'],
    [{ minimumFee: -1 }, 'minimum'],
    [{ validUntil: terms.validFrom }, 'window'],
    [{ usesTotal: 0 }, 'uses'],
    [{ usesTotal: 2, usesPerVendor: 3 }, 'uses'],
  ])('%j: %s', (other, violation) => {
    expect(termsViolation({ ...terms, ...other }, 'SGD')).toBe(violation)
  })

  it('go by whole steps of the price', () => {
    expect(termsViolation({ ...terms, value: 10_050 }, 'HUF')).toBe('value')
    expect(termsViolation({ ...terms, value: 10_500 }, 'HUF')).toBeUndefined()
  })
})

it.each([
  [{}, 'active'],
  [{ now: 9 * DAY }, 'planned'],
  [{ used: 5 }, 'used-up'],
  [{ now: 20 * DAY, used: 5 }, 'over'],
  [{ now: 20 * DAY, stopped: true }, 'stopped'],
] as const)('lists a voucher with %j as %s', (change, state) => {
  expect(voucherState(terms, { now: 11 * DAY, stopped: false, used: 0, ...change })).toBe(state)
})
