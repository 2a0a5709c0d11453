import { describe, expect, it } from 'vitest'
import { waitsOf } from './waits.ts'

describe('the waits of a rider', () => {
  it('end with the next step, and have no end before it', () => {
    const past = [
      { status: 'NEAR_VENDOR', at: 100 },
      { status: 'PICKED_UP', at: 400 },
    ] as const
    expect(waitsOf([{ place: 'pickup', at: 120 }], past)).toEqual([{ place: 'pickup', from: 120, to: 400 }])
    expect(waitsOf([{ place: 'dropoff', at: 500 }], past)).toEqual([
      { place: 'dropoff', from: 500, to: null },
    ])
  })

  it('are one wait however often they are stamped, also while the order becomes late', () => {
    const past = [
      { status: 'NEAR_CUSTOMER', at: 100 },
      { status: 'DELAYED', at: 150 },
      { status: 'DELIVERED', at: 300 },
    ] as const
    const stamps = [160, 120].map((at) => ({ place: 'dropoff' as const, at }))
    expect(waitsOf(stamps, past)).toEqual([{ place: 'dropoff', from: 120, to: 300 }])
  })

  it('before and after a new attempt at another door are two waits', () => {
    const past = [
      { status: 'NEAR_CUSTOMER', at: 100 },
      { status: 'COURIER_LEFT_VENDOR', at: 200 },
      { status: 'NEAR_CUSTOMER', at: 300 },
      { status: 'DELIVERED', at: 400 },
    ] as const
    const stamps = [100, 310].map((at) => ({ place: 'dropoff' as const, at }))
    expect(waitsOf(stamps, past)).toEqual([
      { place: 'dropoff', from: 100, to: 200 },
      { place: 'dropoff', from: 310, to: 400 },
    ])
  })

  it('begin with the arrival where the phone skipped the steps before it', () => {
    const past = [
      { status: 'COURIER_LEFT_VENDOR', at: 500 },
      { status: 'NEAR_CUSTOMER', at: 500 },
    ] as const
    expect(waitsOf([{ place: 'dropoff', at: 500 }], past)).toEqual([
      { place: 'dropoff', from: 500, to: null },
    ])
    expect(waitsOf([{ place: 'dropoff', at: 450 }], past)).toEqual([
      { place: 'dropoff', from: 500, to: null },
    ])
  })
})
