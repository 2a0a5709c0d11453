import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Tariff } from '../country/index.ts'
import { type ChargedOrder, compareFees } from './index.ts'

const tariff: Tariff = { base: 5, perKm: 1, includedKm: 0, cashExtra: 2 }
const order = (charged: number, distance = 1000, cash = false): ChargedOrder => ({
  orderId: `sg-${charged}`,
  charged,
  distance,
  cash,
})
const compare = (...orders: ChargedOrder[]) => compareFees(orders, { tariff, currency: 'SGD' })

describe('a comparison of fees', () => {
  it('has the sums before and after, and how many orders are dearer and cheaper', () => {
    expect(compare(order(500), order(600), order(900), order(700, 1000, true))).toMatchObject({
      orders: 4,
      charged: 2700,
      proposed: 600 + 600 + 600 + 800,
      dearer: 2,
      cheaper: 1,
    })
  })

  it('names the five largest rises and falls, the largest first', () => {
    const charged = [100, 590, 580, 570, 560, 550, 540, 610, 650]
    const { rises, falls } = compare(...charged.map((fee) => order(fee)))
    expect(rises.map((one) => one.charged)).toEqual([100, 540, 550, 560, 570])
    expect(falls.map((one) => one.charged)).toEqual([650, 610])
  })

  it('of no orders is empty', () => {
    expect(compare()).toEqual({
      orders: 0,
      charged: 0,
      proposed: 0,
      dearer: 0,
      cheaper: 0,
      rises: [],
      falls: [],
      bars: [],
    })
  })

  it('counts each order once before and once after, in at most twelve bars that join', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50_000_000), { minLength: 1, maxLength: 40 }), (fees) => {
        const { bars, charged } = compare(...fees.map((fee) => order(fee)))
        expect(bars.length).toBeLessThanOrEqual(12)
        expect(bars.reduce((sum, bar) => sum + bar.charged, 0)).toBe(fees.length)
        expect(bars.reduce((sum, bar) => sum + bar.proposed, 0)).toBe(fees.length)
        expect(bars.slice(1).map(({ from }) => from)).toEqual(bars.slice(0, -1).map(({ to }) => to))
        expect(charged).toBe(fees.reduce((sum, fee) => sum + fee, 0))
      }),
    )
  })
})
