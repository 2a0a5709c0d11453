import type { Stop } from '@beckon/contract'
import { expect, it } from 'vitest'
import { actOf, assignmentOf } from '../../../test/work.ts'
import { applyActs } from '../../platform/queue/index.ts'
import { movedStops, type StopFacts, stopKey, stopsOf } from './stops.ts'

const both = [assignmentOf('a'), assignmentOf('b')]
const served: readonly Stop[] = [
  { order_id: 'a', kind: 'pickup', latitude: 1, longitude: 2, expected_at: 1000 },
  { order_id: 'b', kind: 'pickup', latitude: 1, longitude: 2, expected_at: 1100 },
  { order_id: 'b', kind: 'dropoff', latitude: 1, longitude: 2, expected_at: 1200 },
  { order_id: 'a', kind: 'dropoff', latitude: 1, longitude: 2, expected_at: null },
]
const names = (changes: Partial<StopFacts> = {}) =>
  stopsOf({ assignments: both, served, wanted: undefined, ...changes }).map(stopKey)

it('stops are in the order of the service, with its times', () => {
  expect(names()).toEqual(['a pickup', 'b pickup', 'b dropoff', 'a dropoff'])
  const stops = stopsOf({ assignments: both, served, wanted: undefined })
  expect(stops.map(({ expectedAt, dueAt }) => [expectedAt, dueAt])).toEqual([
    [1000, 950],
    [1100, 950],
    [1200, 2000],
    [null, 2000],
  ])
})

it('without an order of the service the parcels are carried one after the other', () => {
  expect(names({ served: [] })).toEqual(['a pickup', 'a dropoff', 'b pickup', 'b dropoff'])
})

it('a stop that an act on this phone has made is gone before the service has the act', () => {
  const collected = actOf(1, { kind: 'collect', paid: null, scanned: null }, 'a')
  expect(names({ assignments: applyActs(both, [collected]) })).toEqual(['b pickup', 'b dropoff', 'a dropoff'])
  const delivered = actOf(2, { kind: 'deliver', received_by: 'Ana', collected: null }, 'a')
  expect(names({ assignments: applyActs(both, [collected, delivered]) })).toEqual(['b pickup', 'b dropoff'])
})

it('a parcel that goes back has one stop at the shop', () => {
  const returning = assignmentOf('a', { picked_up: true, status: 'RETURN_INITIATED' })
  expect(names({ assignments: [returning] })).toEqual(['a return'])
})

it('a parcel that the service did not have yet comes last, and one that is gone has no stops', () => {
  expect(names({ assignments: [assignmentOf('c'), assignmentOf('b')] })).toEqual([
    'b pickup',
    'b dropoff',
    'c pickup',
    'c dropoff',
  ])
})

it('the order of the rider applies at once, without times until the service has it', () => {
  const wanted = [served[1], served[0], served[2], served[3]].flatMap((stop) => stop ?? [])
  const stops = stopsOf({ assignments: both, served, wanted })
  expect(stops.map(stopKey)).toEqual(['b pickup', 'a pickup', 'b dropoff', 'a dropoff'])
  expect(stops.every(({ expectedAt }) => expectedAt === null)).toBe(true)
  expect(stopsOf({ assignments: both, served, wanted: [...served] })[0]?.expectedAt).toBe(1000)
})

it('a stop is moved by one place, and never a drop-off before its collection', () => {
  const stops = stopsOf({ assignments: both, served, wanted: undefined })
  expect(movedStops(stops, 1, -1)?.map(stopKey)).toEqual(['b pickup', 'a pickup', 'b dropoff', 'a dropoff'])
  expect(movedStops(stops, 1, 1)).toBeUndefined()
  expect(movedStops(stops, 0, -1)).toBeUndefined()
  expect(movedStops(stops, 3, 1)).toBeUndefined()
})
