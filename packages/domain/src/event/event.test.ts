import { describe, expect, it } from 'vitest'
import { moves } from '../order/index.ts'
import { askedTypes, eventTypes, isImminent, orderEvents, type OrderState, usualTypes } from './index.ts'

const state = (change: Partial<OrderState> = {}): OrderState => ({
  status: 'COURIER_LEFT_VENDOR',
  riderId: 'ana',
  pickupAt: null,
  dropoffAt: 12_000,
  isDelayed: false,
  ...change,
})

describe('the events of an order', () => {
  it('a new order is created and nothing else', () => {
    expect(orderEvents({ before: null, after: state(), reason: null })).toEqual(['order.created'])
  })

  it.each([
    ['NEAR_VENDOR', 'ARRIVING', 'delivery.arrived_pickup'],
    ['PICKED_UP', 'COLLECTED', 'delivery.picked_up'],
    ['NEAR_CUSTOMER', 'ARRIVING', 'delivery.arrived_dropoff'],
    ['DELIVERED', 'HANDED_OVER', 'delivery.delivered'],
    ['RETURN_INITIATED', 'REFUSED', 'delivery.returning'],
    ['RETURNED_TO_VENDOR', 'HANDED_BACK', 'delivery.returned'],
    ['STALLED', 'NO_RIDER_FOUND', 'delivery.failed'],
    ['CANCELLED', 'CALLED_OFF', 'order.cancelled'],
    ['PAYMENT_COMMITTED', 'PAYMENT_TAKEN', 'payment.taken'],
  ] as const)('a move to %s for %s is %s', (status, reason, type) => {
    expect(orderEvents({ before: state(), after: state({ status }), reason })).toEqual([type])
  })

  it('a payment that failed ends its order', () => {
    const before = state({ status: 'PAYMENT_INITIATED', riderId: null })
    const after = state({ status: 'PAYMENT_FAILED', riderId: null })
    expect(orderEvents({ before, after, reason: 'PAYMENT_REFUSED' })).toEqual([
      'payment.failed',
      'order.cancelled',
    ])
  })

  it('a changed order is updated, also where its status stays', () => {
    const before = state({ status: 'RECEIVED', riderId: null })
    expect(orderEvents({ before, after: before, reason: 'EDITED' })).toEqual(['order.updated'])
  })

  it('a rider is assigned at the acceptance and when another one takes over', () => {
    const offered = state({ status: 'ASSIGNED_TO_TRANSPORT', riderId: null })
    const accepted = state({ status: 'COURIER_ACCEPTED_DELIVERY' })
    expect(orderEvents({ before: offered, after: accepted, reason: 'ACCEPTED' })).toEqual([
      'delivery.rider_assigned',
    ])
    expect(orderEvents({ before: state(), after: state({ riderId: 'ben' }), reason: null })).toEqual([
      'delivery.rider_assigned',
    ])
  })

  it('an order that lost its rider is updated', () => {
    const before = state({ status: 'COURIER_ACCEPTED_DELIVERY' })
    const after = state({ status: 'WAITING_FOR_TRANSPORT', riderId: null, dropoffAt: null })
    expect(orderEvents({ before, after, reason: 'GIVEN_BACK' })).toEqual(['order.updated'])
  })

  it.each([
    ['by less than a step', { dropoffAt: 12_100 }, []],
    ['by a step', { dropoffAt: 12_120 }, ['delivery.eta_changed']],
    ['that is gone', { dropoffAt: null }, []],
    ['of the collection', { pickupAt: 9_000 }, ['delivery.eta_changed']],
    ['of a late order', { isDelayed: true }, ['delivery.eta_changed']],
  ] as const)('an expected time %s: %j', (_, change, types) => {
    expect(orderEvents({ before: state(), after: state(change), reason: null })).toEqual(types)
  })

  it('small changes that add up to a step are published', () => {
    const published = Array.from({ length: 20 }, (_, index) =>
      orderEvents({
        before: state({ dropoffAt: 12_000 + index * 15 }),
        after: state({ dropoffAt: 12_015 + index * 15 }),
        reason: null,
      }),
    ).flat()
    expect(published).toHaveLength(2)
  })

  it('no move of the lifecycle has an event twice', () => {
    for (const { from, to, reasons } of moves) {
      for (const reason of reasons) {
        const types = orderEvents({ before: state({ status: from }), after: state({ status: to }), reason })
        expect(new Set(types).size).toBe(types.length)
      }
    }
  })
})

it('positions and pings are only for endpoints that ask for them', () => {
  expect([...usualTypes, ...askedTypes].toSorted()).toEqual([...eventTypes].toSorted())
  expect(usualTypes).not.toContain('courier.position')
})

describe('isImminent', () => {
  const door = { latitude: 1.3, longitude: 103.8 }
  const near = { status: 'COURIER_LEFT_VENDOR', isCollected: true, rider: door, dropoff: door } as const
  it.each([
    ['at the door', near, true],
    ['a kilometre away', { ...near, rider: { latitude: 1.309, longitude: 103.8 } }, false],
    ['after the arrival', { ...near, status: 'NEAR_CUSTOMER' as const }, false],
    ['before the collection', { ...near, isCollected: false, status: 'DELAYED' as const }, false],
  ])('a rider %s: %s', (_, facts, expected) => {
    expect(isImminent(facts)).toBe(expected)
  })
})
