import { describe, expect, it } from 'vitest'
import { orderStatuses } from '../order/index.ts'
import { collectByOf, handOverOf, mayAssign, mayTakeBack, seesOrder, seesRider, zonesOf } from './index.ts'

const statusesWhere = (allows: (status: (typeof orderStatuses)[number]) => boolean) =>
  orderStatuses.filter(allows).toSorted()

it('only an order that is being sought, or whose search was given up, can be assigned', () => {
  const facts = { hasRider: false, isCollected: false }
  expect(statusesWhere((status) => mayAssign({ ...facts, status }))).toEqual([
    'ASSIGNED_TO_TRANSPORT',
    'STALLED',
    'WAITING_FOR_TRANSPORT',
  ])
  expect(statusesWhere((status) => mayAssign({ ...facts, hasRider: true, status }))).toEqual([])
})

it('only an order with a rider and without its parcel can be taken back', () => {
  const facts = { hasRider: true, isCollected: false }
  expect(statusesWhere((status) => mayTakeBack({ ...facts, status }))).toEqual([
    'COURIER_ACCEPTED_DELIVERY',
    'DELAYED',
    'NEAR_VENDOR',
  ])
  expect(statusesWhere((status) => mayTakeBack({ ...facts, isCollected: true, status }))).toEqual([])
  expect(statusesWhere((status) => mayTakeBack({ ...facts, hasRider: false, status }))).toEqual([])
})

it('before the collection an order is reassigned, and a collected parcel is transferred except at the door', () => {
  const facts = { hasRider: true, isCollected: false }
  expect(statusesWhere((status) => handOverOf({ ...facts, status }) === 'reassign')).toEqual([
    'COURIER_ACCEPTED_DELIVERY',
    'DELAYED',
    'NEAR_VENDOR',
  ])
  const collected = { ...facts, isCollected: true }
  expect(statusesWhere((status) => handOverOf({ ...collected, status }) === 'transfer')).toEqual([
    'COURIER_LEFT_VENDOR',
    'DELAYED',
    'PICKED_UP',
    'RETURN_INITIATED',
  ])
  expect(handOverOf({ ...facts, hasRider: false, status: 'STALLED' })).toBeNull()
})

it('the latest collection leaves the time for the ride and the door, and is not before the item is ready', () => {
  expect(collectByOf({ readyAt: 1000, deliverBy: 5000, metres: 3000 })).toBe(5000 - 600 - 180)
  expect(collectByOf({ readyAt: 4900, deliverBy: 5000, metres: 3000 })).toBe(4900)
})

describe('the zones of an operator', () => {
  const dispatcher = { country: 'SG', role: 'dispatcher' } as const

  it('are those of the roles that allow the action in the country', () => {
    const grants = [
      { ...dispatcher, zones: ['south', 'east'] },
      { country: 'SG', role: 'support', zones: ['east', 'north'] },
      { country: 'SG', role: 'finance', zones: ['west'] },
      { country: 'MY', role: 'dispatcher' },
    ] as const
    expect(zonesOf(grants, 'SG', 'orders.act')).toEqual(['east', 'north', 'south'])
    expect(zonesOf(grants, 'SG', 'orders.read')).toEqual(['east', 'north', 'south', 'west'])
    expect(zonesOf(grants, 'MY', 'orders.act')).toBeNull()
  })

  it('are the whole country with one role without zones, and none without a role', () => {
    const grants = [{ ...dispatcher, zones: ['east'] }, dispatcher] as const
    expect(zonesOf(grants, 'SG', 'orders.act')).toBeNull()
    expect(zonesOf(grants, 'HU', 'orders.act')).toEqual([])
  })

  it('decide which orders and riders are seen; a rider without zones works everywhere', () => {
    expect([seesOrder(null, []), seesOrder(['east'], ['east', 'west']), seesOrder(['east'], [])]).toEqual([
      true,
      true,
      false,
    ])
    expect([seesRider(['east'], []), seesRider(['east'], ['west']), seesRider(null, ['west'])]).toEqual([
      true,
      false,
      true,
    ])
  })
})
