import { describe, expect, it } from 'vitest'
import { countryCodes, countries, parameters } from '../country/index.ts'
import { balancesOf, postingsOf } from './ledger.ts'
import {
  advanceLimitMinor,
  advanceOf,
  checkPaid,
  checkPaidBack,
  mayAdvance,
  paysAtPickup,
} from './pay-at-pickup.ts'

const order = { pays_at_pickup: true, payment_method: 'CASH_ON_DELIVERY', amount_minor: 2550 }

describe('the advance of an order', () => {
  it.each([
    [{}, 2550],
    [{ payment_method: 'PAYMENT_ON_DELIVERY' }, 2550],
    [{ payment_method: 'PAID' }, 0],
    [{ payment_method: 'NONE' }, 0],
    [{ amount_minor: 0 }, 0],
    [{ pays_at_pickup: false }, 0],
  ])('with %j is %i', (change, minor) => {
    expect(advanceOf({ ...order, ...change })).toBe(minor)
  })

  it('is decided by the flag and the limit of one rider', () => {
    const facts = { isOn: true, amountMinor: 2550, limitMinor: 2550 }
    expect(paysAtPickup(facts)).toBe(true)
    expect(paysAtPickup({ ...facts, isOn: false })).toBe(false)
    expect(paysAtPickup({ ...facts, limitMinor: 2549 })).toBe(false)
  })

  it('fits beside the other advances of the rider, up to the limit', () => {
    expect(mayAdvance(2550, 2450, 5000)).toBe(true)
    expect(mayAdvance(2551, 2450, 5000)).toBe(false)
  })

  it('of nothing is allowed to a rider beyond the limit', () => {
    expect(mayAdvance(0, 9000, 5000)).toBe(true)
  })
})

describe('the report of the rider', () => {
  const paid = (amount: number | null, due = 2550) => checkPaid({ due, currency: 'SGD', amount })
  const back = (amount: number | null, due = 2550) => checkPaidBack({ due, currency: 'SGD', amount })

  it('at collection is exactly the amount due', () => {
    expect(paid(25.5)).toEqual({ ok: true, minor: 2550 })
    for (const amount of [25.49, 25.51, 0, 25.501]) {
      expect(paid(amount)).toEqual({ ok: false, violation: 'differs' })
    }
    expect(paid(null)).toEqual({ ok: false, violation: 'missing' })
  })

  it('is nothing where nothing is due', () => {
    expect([paid(null, 0), paid(0, 0)]).toEqual([
      { ok: true, minor: 0 },
      { ok: true, minor: 0 },
    ])
    expect(paid(5, 0)).toEqual({ ok: false, violation: 'not-due' })
  })

  it('of the return is at most what was paid', () => {
    expect(back(25.5)).toEqual({ ok: true, minor: 2550 })
    expect(back(0)).toEqual({ ok: true, minor: 0 })
    expect(back(26)).toEqual({ ok: false, violation: 'differs' })
    expect(back(null)).toEqual({ ok: false, violation: 'missing' })
  })
})

it('leaves nothing to settle once the customer paid the whole, or the shop gave it back', () => {
  const paid = postingsOf({ kind: 'ADVANCE_PAID', minor: 2550 })
  const collected = balancesOf([...paid, ...postingsOf({ kind: 'CASH_COLLECTED', minor: 2550 })])
  const returned = balancesOf([...paid, ...postingsOf({ kind: 'ADVANCE_RETURNED', minor: 2550 })])
  for (const { rider_cash, shop_cash } of [collected, returned])
    expect([rider_cash, shop_cash]).toEqual([0, 0])
})

it('has a limit above zero in every country, in whole minor units', () => {
  for (const country of countryCodes) {
    const limit = advanceLimitMinor(parameters[country].riderAdvanceLimit, countries[country].currency)
    expect(limit).toBeGreaterThan(0)
  }
  expect(advanceLimitMinor(150.29, 'SGD')).toBe(15_029)
  expect(advanceLimitMinor(15_000, 'JPY')).toBe(15_000)
})
