import { describe, expect, it } from 'vitest'
import { closingHours, deliveryAreaOf, isServiceOpen, isTooFar, undeliverableReason } from './index.ts'

const square = [
  [103.8, 1.3],
  [103.9, 1.3],
  [103.9, 1.4],
  [103.8, 1.4],
] as const
const inside = { latitude: 1.35, longitude: 103.85 }
const outside = { latitude: 1.45, longitude: 103.85 }
const shop = { is_test: false, delivery_area: square, hours: null }
const rules = { serviceHours: '0900:2100', timezone: 'Asia/Singapore', maxDistanceKm: 10 }
/** Noon and 11 pm in Singapore. */
const noon = Date.UTC(2026, 10, 23, 4) / 1000
const night = Date.UTC(2026, 10, 23, 15) / 1000

describe('undeliverableReason', () => {
  it.each([
    ['nothing where all rules hold', inside, 10_000, noon, null],
    ['the area before anything else', outside, 99_000, night, 'OUTSIDE_AREA'],
    ['the distance before the hours', inside, 10_001, night, 'TOO_FAR'],
    ['a way that no road leads as too far', inside, Number.NaN, noon, 'TOO_FAR'],
    ['the service hours', inside, 500, night, 'CLOSED'],
  ] as const)('names %s', (_, destination, metres, at, reason) => {
    expect(undeliverableReason(shop, rules, { destination, metres, at })).toBe(reason)
  })

  it('holds a test vendor to none of the rules', () => {
    const test = { ...shop, is_test: true }
    expect(undeliverableReason(test, rules, { destination: outside, metres: 99_000, at: night })).toBeNull()
    expect(deliveryAreaOf(test)).toBeNull()
  })

  it('delivers to any point where the vendor has no area', () => {
    const everywhere = { ...shop, delivery_area: null }
    expect(undeliverableReason(everywhere, rules, { destination: outside, metres: 1, at: noon })).toBeNull()
  })
})

it('allows a way of exactly the longest distance', () => {
  expect(isTooFar(shop, rules, 10_000)).toBe(false)
  expect(isTooFar(shop, rules, 10_000.5)).toBe(true)
})

it('stays open where the service hours cannot be read', () => {
  expect(isServiceOpen(shop, { ...rules, serviceHours: 'always' }, night)).toBe(true)
})

it.each([
  ['the country alone where both are closed', '0900:1800', '1000:1700', night, '0900:1800'],
  ['the shop where the country is open', '0000:2359', '0900:2100', night, '0900:2100'],
  ['the country where the shop is open', '0900:1800', '0000:0000', night, '0900:1800'],
  ['nothing while both are open', '0900:2100', '1100:1300', noon, undefined],
  ['nothing for hours of the shop that wrap midnight', '0000:2359', '2200:0200', night, undefined],
  ['nothing for hours of the shop that cannot be read', '0000:2359', 'lunch', night, undefined],
])('the closing hours are those of %s', (_, serviceHours, hours, at, expected) => {
  const closing = closingHours({ ...shop, hours }, { ...rules, serviceHours }, at)
  expect(closing && `${closing.from}:${closing.to}`).toBe(expected ?? null)
})

it('a test shop has no opening hours', () => {
  expect(isServiceOpen({ is_test: true, hours: '0900:1000' }, rules, night)).toBe(true)
})
