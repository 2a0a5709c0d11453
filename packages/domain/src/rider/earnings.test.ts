import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countryCodes, countries, parameters } from '../country/index.ts'
import { earningOf, mayCollectCash, type RiddenJob, waitedSeconds } from './earnings.ts'

const job: RiddenJob = {
  pay: { base: 4, perKm: 0.8, perWaitMinute: 0.2 },
  currency: 'SGD',
  metres: 2_500,
  waitedSeconds: 0,
  isReturned: false,
  bonusMinor: 0,
}

describe('the earning of a job', () => {
  it('is the base and the distance for a plain delivery', () =>
    expect(earningOf(job)).toEqual({ base: 400, distance: 200, wait: 0, return: 0, bonus: 0, total: 600 }))

  it('pays the way back of a returned parcel like the way there', () =>
    expect(earningOf({ ...job, isReturned: true })).toMatchObject({ return: 200, total: 800 }))

  it('pays whole minutes of waiting after the first ten', () => {
    expect(earningOf({ ...job, waitedSeconds: 659 })).toMatchObject({ wait: 0 })
    expect(earningOf({ ...job, waitedSeconds: 660 })).toMatchObject({ wait: 20 })
    expect(earningOf({ ...job, waitedSeconds: 1_260 })).toMatchObject({ wait: 220 })
  })

  it('contains the whole raise of the shop', () =>
    expect(earningOf({ ...job, bonusMinor: 150 })).toMatchObject({ bonus: 150, total: 750 }))

  it('is the sum of its parts and above zero in every country', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...countryCodes),
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: 0, max: 7_200 }),
        fc.boolean(),
        (country, metres, waited, isReturned) => {
          const { riderPay } = parameters[country]
          const { currency } = countries[country]
          const earned = earningOf({
            ...job,
            pay: riderPay,
            currency,
            metres,
            waitedSeconds: waited,
            isReturned,
          })
          const { total, ...parts } = earned
          expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total)
          expect(total).toBeGreaterThan(0)
        },
      ),
    )
  })

  it('is at most the fee that the shop pays for a plain delivery, in every country', () => {
    for (const country of countryCodes) {
      const { riderPay, tariff } = parameters[country]
      expect([country, riderPay.base <= tariff.base, riderPay.perKm <= tariff.perKm]).toEqual([
        country,
        true,
        true,
      ])
    }
  })
})

describe('the time that a rider waited', () => {
  it('begins at the collection point when the parcel was to be ready, and at the door with the arrival', () => {
    const history = [
      { status: 'NEAR_VENDOR', at: 100 },
      { status: 'PICKED_UP', at: 700 },
      { status: 'NEAR_CUSTOMER', at: 1_000 },
      { status: 'DELIVERED', at: 1_300 },
    ]
    expect(waitedSeconds(history, 400)).toBe(600)
    expect(waitedSeconds(history, 0)).toBe(900)
    expect(waitedSeconds(history, 5_000)).toBe(300)
  })

  it('ends at the door when the return begins', () =>
    expect(
      waitedSeconds(
        [
          { status: 'NEAR_CUSTOMER', at: 1_000 },
          { status: 'RETURN_INITIATED', at: 1_900 },
        ],
        0,
      ),
    ).toBe(900))

  it('is zero where the history has no arrival', () => expect(waitedSeconds([], 0)).toBe(0))
})

it('a rider over the limit of cash gets orders without cash only', () => {
  expect(mayCollectCash(0, 10_001, 10_000)).toBe(true)
  expect(mayCollectCash(500, 9_500, 10_000)).toBe(true)
  expect(mayCollectCash(501, 9_500, 10_000)).toBe(false)
})
