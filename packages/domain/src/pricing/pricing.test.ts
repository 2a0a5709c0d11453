import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countryCodes, deployments, parameters } from '../country/index.ts'
import { toDecimal } from '../money/index.ts'
import { tariffFee, taxWithin } from './index.ts'

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
