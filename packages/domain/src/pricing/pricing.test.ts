import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countryCodes, deployments, parameters } from '../country/index.ts'
import { toDecimal } from '../money/index.ts'
import { arrivals, tariffFee, taxWithin } from './index.ts'

const feeIn = (country: 'SG' | 'BD' | 'TW' | 'MY' | 'HU', distance: number, cash = false) =>
  toDecimal(
    tariffFee({ tariff: parameters[country].tariff, currency: deployments[country].currency, distance, cash })
      .total,
  )

describe('the fee', () => {
  it.each([
    ['BD', 3000, false, 70],
    ['SG', 0, false, 6],
    ['SG', 2340, false, 8.34],
    ['MY', 10_000, false, 9.75],
    ['TW', 1000, false, 109],
    ['TW', 1000, true, 134],
    ['HU', 1001, false, 1045],
  ] as const)('in %s for %d m, cash %s, is %d', (country, distance, cash, fee) => {
    expect(feeIn(country, distance, cash)).toBe(fee)
  })

  it('is the sum of its parts and never falls with the distance, in every country', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...countryCodes),
        fc.nat(30_000),
        fc.nat(5000),
        (country, distance, more) => {
          const { tariff } = parameters[country]
          const { currency } = deployments[country]
          const near = tariffFee({ tariff, currency, distance, cash: true })
          const far = tariffFee({ tariff, currency, distance: distance + more, cash: true })
          expect(near.components.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(near.total.minor)
          expect(far.total.minor).toBeGreaterThanOrEqual(near.total.minor)
        },
      ),
    )
  })
})

it.each([
  [10.9, 9, 'SGD', 0.9],
  [7.26, 9, 'SGD', 0.6],
  [1130, 27, 'HUF', 240.24],
  [540, 10, 'JPY', 49],
  [1.25, 0, 'KWD', 0],
  [6.9, 25.5, 'EUR', 1.4],
] as const)('of a fee of %s, %s percent of tax are within, in %s: %s', (fee, percent, currency, tax) =>
  expect(taxWithin(fee, percent, currency)).toBe(tax),
)

it('promises nothing sooner than the minimum, as a range of whole minutes', () => {
  const { pickup, dropoff } = arrivals({ now: 0, preparation: 0, travel: 30, minimum: 15 })
  expect(pickup).toEqual({ lower: 300, upper: 600 })
  expect(dropoff).toEqual({ lower: 900, upper: 1200 })
  const far = arrivals({ now: 0, preparation: 20, travel: 1800, minimum: 15 })
  expect(far.dropoff.lower).toBe(1200 + 180 + 1800)
  expect(far.dropoff.upper).toBeGreaterThan(far.dropoff.lower)
})

it('counts what is asked for later from that moment, when the item is ready', () => {
  const { pickup, dropoff } = arrivals({ now: 0, preparation: 20, travel: 1800, minimum: 15, later: 36_000 })
  expect(pickup).toEqual({ lower: 36_000, upper: 36_300 })
  expect(dropoff.lower).toBe(36_000 + 180 + 1800)
  expect(dropoff.upper - dropoff.lower).toBe(600)
  const near = arrivals({ now: 0, preparation: 20, travel: 30, minimum: 15, later: 36_000 })
  expect(near.dropoff.lower).toBe(36_000 + 15 * 60)
})
