import type { Task } from '@beckon/contract'
import { startRide } from './ride.ts'
import { distanceBetween } from '@beckon/domain/geo'
import { expect, it } from 'vitest'
import { testMaps } from '../../apps/server/test/worlds/test-maps.ts'
import { type Trip, goalOf, advanceTrip, startTrip } from './trip.ts'
import { type Behaviour, behaviourOf } from './behaviour.ts'
import { holdUp } from './hold-up.ts'

const roads = testMaps().route
const shop = { latitude: 1.3, longitude: 103.85 }
const door = { latitude: 1.31, longitude: 103.85 }
const home = { latitude: 1.295, longitude: 103.85 }
const place = { name: '', address: '', phone_number: '' }
const task: Task = {
  order_id: 'shop-1',
  collect: { ...place, ...shop, instructions: '' },
  deliver: { ...place, ...door, notes: '' },
  description: '',
  payment_method: 'PAID',
  amount: 0,
  currency: 'SGD',
  asked_at: 0,
  ready_at: 0,
  promised_by: 0,
}
const behaviour: Behaviour = {
  scenario: 'normal',
  declines: false,
  decisionSeconds: 10,
  collectSeconds: 40,
  handOverSeconds: 60,
  stopSeconds: 0,
  speed: 5,
}

const begin = (status: string, picked_up: boolean, changes: Partial<Behaviour> = {}, from = home) =>
  startTrip(roads, 'SG', { task, status, picked_up, waits: false, instruction: null }, from, {
    ...behaviour,
    ...changes,
  })

/** Seconds of the road, in ticks of `tick`, until the trip is done. */
function secondsOf(trip: Trip, tick: number): number {
  let seconds = 0
  for (let now = trip; !now.ready; now = advanceTrip(now, tick)) seconds += tick
  return seconds
}

it.each([
  ['COURIER_ACCEPTED_DELIVERY', false, 'collect'],
  ['NEAR_VENDOR', false, 'collect'],
  ['PICKED_UP', true, 'deliver'],
  ['NEAR_CUSTOMER', true, 'deliver'],
  ['RETURN_INITIATED', true, 'return'],
])('with %s (picked up: %s) the goal is to %s', (status, picked_up, goal) => {
  expect(goalOf({ task, status, picked_up, waits: false, instruction: null })).toBe(goal)
})

it('a rider rides at the speed of its behaviour, and is ready once the parcel was handed out', () => {
  const way = distanceBetween(home, shop) / behaviour.speed
  const trip = begin('COURIER_ACCEPTED_DELIVERY', false)
  const halfway = advanceTrip(trip, way / 2)
  expect(distanceBetween(halfway.ride.at, home)).toBeCloseTo(distanceBetween(home, shop) / 2, 0)
  expect(halfway.ride.bearing).toBeCloseTo(0)
  expect(secondsOf(trip, 1)).toBeGreaterThanOrEqual(Math.floor(way) + behaviour.collectSeconds)
  expect(secondsOf(trip, 1)).toBeLessThanOrEqual(Math.ceil(way) + behaviour.collectSeconds + 2)
})

it('a rider reaches a door that no road leads to', () => {
  const shortRoads: typeof roads = (from, to, country) => {
    const route = roads(from, to, country)
    return { ...route, path: [[from.longitude, from.latitude]] }
  }
  const assignment = {
    task,
    status: 'COURIER_ACCEPTED_DELIVERY',
    picked_up: false,
    waits: false,
    instruction: null,
  }
  let trip = startTrip(shortRoads, 'SG', assignment, home, behaviour)
  while (!trip.ready) trip = advanceTrip(trip, 30)
  expect(distanceBetween(trip.ride.at, shop)).toBeLessThan(1)
})

it('a rider rests before delivering a late parcel', () => {
  const prompt = begin('PICKED_UP', true, {}, shop)
  const late = begin('PICKED_UP', true, { stopSeconds: 1200 }, shop)
  expect(advanceTrip(late, 600).ride.at).toEqual(shop)
  expect(secondsOf(late, 1) - secondsOf(prompt, 1)).toBe(1200)
})

it.each([
  ['on the way, once', {}, {}, 1300],
  ['not twice', { isHoldUpReported: true }, {}, undefined],
  ['not before it left', {}, { status: 'PICKED_UP' }, undefined],
  ['not at the door', { ride: { ...startRide(door, []), arrived: true } }, {}, undefined],
  ['not while it rides', { restSeconds: 0 }, {}, undefined],
  ['not of a prompt one', { behaviour }, {}, undefined],
] as const)('a rider reports a hold-up: %s', (_when, change, assigned, seconds) => {
  const trip = begin('PICKED_UP', true, { scenario: 'late', stopSeconds: 1200 }, shop)
  const assignment = { task: { ...task, promised_by: 800 }, status: 'COURIER_LEFT_VENDOR', ...assigned }
  expect(holdUp({ ...trip, ...change }, assignment, 100)).toBe(seconds)
})

it('a returned parcel is ridden back to the shop', () => {
  let trip = begin('RETURN_INITIATED', true, {}, door)
  while (!trip.ready) trip = advanceTrip(trip, 30)
  expect(distanceBetween(trip.ride.at, shop)).toBeLessThan(1)
})

it('a rider rides to a customer called Slowly at a fifth of the usual speed', () => {
  const speedFor = (customerName: string) =>
    behaviourOf({ riderId: 'r1', offerId: 'shop-1.0', customerName }).speed
  expect(speedFor('Mai Slowly')).toBeCloseTo(speedFor('Mai Lin') / 5)
})

const requested = (offerId: string, customerName: string, hasBonus = false) =>
  behaviourOf({ riderId: 'r1', offerId, customerName, hasBonus })

const manyAsked = (position: string, customerName: string) =>
  Array.from({ length: 2000 }, (_none, index) => requested(`shop-${index}.${position}`, customerName))

it('the same offer always gives the same behaviour', () => {
  expect(requested('shop-1.0', 'Mei Lin')).toEqual(requested('shop-1.0', 'Mei Lin'))
  expect(requested('shop-1.0', 'Mai Decline').declines).toBe(true)
  expect(requested('shop-1.0', 'Mai Norider').declines).toBe(true)
  expect(requested('shop-1.1', 'Mai Norider').declines).toBe(true)
  expect(requested('shop-1.1', 'Mai Norider', true).declines).toBe(false)
  const offers = manyAsked('0', 'Mei Lin')
  const share = offers.filter(({ declines }) => declines).length / offers.length
  expect(share).toBeGreaterThan(0.03)
  expect(share).toBeLessThan(0.09)
})

it('a parcel with a scenario is always accepted, unless the scenario is a decline', () => {
  expect(manyAsked('1', 'Mai Decline').filter(({ declines }) => declines)).toEqual([])
  expect(manyAsked('0', 'Mai Late').filter(({ declines }) => declines)).toEqual([])
})

it('leaves an order to Person at once, until every rider was asked', () => {
  const early = requested('shop-1.11', 'Mai Person')
  expect([early.declines, early.decisionSeconds]).toEqual([true, 0])
  expect(requested('shop-1.15', 'Mai Person').declines).toBe(false)
})
