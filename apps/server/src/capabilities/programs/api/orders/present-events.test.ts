import type { OrderRecord } from '@beckon/contract'
import { expect, it } from 'vitest'
import { presentEvents } from './present-events.ts'

const entry = (status: string, created_at: number, reason: string | null = null, actor = 'system') => ({
  ...{ status, created_at, reason, actor },
})
const eventsOf = (part: object) =>
  presentEvents(
    Object.assign({} as OrderRecord, { status_history: [], milestones: [], preordered_for: null }, part),
  )

it('several statuses that are one for programs are one event, except an update by the shop', () => {
  const status_history = [
    entry('NEW', 1, 'ASKED_FOR', 'vendor'),
    entry('WAITING_FOR_TRANSPORT', 2, 'SEARCHING'),
    entry('MODIFIED', 3, 'EDITED', 'vendor'),
    entry('COURIER_ACCEPTED_DELIVERY', 4, 'ACCEPTED', 'fleet'),
    entry('DELAYED', 5, 'LATE'),
    entry('PICKED_UP', 6, 'COLLECTED', 'fleet'),
  ]
  expect(eventsOf({ status_history }).map((event) => JSON.stringify(event))).toEqual([
    '{"kind":"status","at":"1970-01-01T00:00:01Z","status":"searching","by":"shop","reason":"asked_for"}',
    '{"kind":"status","at":"1970-01-01T00:00:03Z","status":"searching","by":"shop","reason":"edited"}',
    '{"kind":"status","at":"1970-01-01T00:00:04Z","status":"rider_assigned","by":"rider","reason":"accepted"}',
    '{"kind":"status","at":"1970-01-01T00:00:06Z","status":"picked_up","by":"rider","reason":"collected"}',
  ])
})

it('other events stand between the statuses at their time, with names of their own and no amounts', () => {
  const milestones = [
    { kind: 'ASKED', at: 2, cause: 'WRONG_PIN' },
    { kind: 'DECIDED', at: 3, option: 'NEW_PIN', by: 'vendor' },
    { kind: 'CHARGED', at: 3, charge: 'NEW_PIN', amount: 3.5 },
    { kind: 'LATE', at: 4, reason: 'ON_THE_ROAD' },
    { kind: 'WROTE', at: 5, sender: 'vendor' },
    { kind: 'WAITED', at: 6, place: 'dropoff', until: null },
    { kind: 'RATED', at: 7, stars: 5 },
  ]
  const events = eventsOf({ milestones, status_history: [entry('NEW', 1), entry('DELIVERED', 9)] })
  expect(events.map(({ kind }) => kind)).toEqual([
    ...['status', 'decision_needed', 'decided', 'charged', 'late', 'message', 'waited', 'rated', 'status'],
  ])
  expect(events[2]).toEqual({
    kind: 'decided',
    at: '1970-01-01T00:00:03Z',
    option: 'new_dropoff',
    by: 'shop',
  })
  expect(events[3]).toEqual({ kind: 'charged', at: '1970-01-01T00:00:03Z', charge: 'new_dropoff' })
})
