import { type RiderAct, fleetCalls } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import { expect, it } from 'vitest'
import type { Deed, Phone } from './phone.ts'
import { SimulatedRider } from './simulated-rider.ts'

const point = (longitude: number) => ({ latitude: 1.3, longitude })

/** A parcel from one shop to a door, as the service has it. */
function parcel(orderId: string, door: number) {
  const collect = { ...point(103.851), name: 'Shop', address: '', instructions: '' }
  const deliver = { ...point(door), name: 'Mei Lin', address: '', notes: '' }
  const task = {
    ...{ order_id: orderId, collect, deliver, description: '', payment_method: 'PAID', amount: 10 },
    ...{ currency: 'SGD', asked_at: 0, ready_at: 0, promised_by: 9000 },
  }
  return {
    ...{ task, status: 'COURIER_ACCEPTED_DELIVERY', picked_up: false, waits: false, unread: 0 },
    ...{ waiting_since: null, instruction: null },
  }
}

const statusAfter: Partial<Readonly<Record<RiderAct['kind'], string>>> = {
  arrive_pickup: 'NEAR_VENDOR',
  collect: 'PICKED_UP',
  leave_pickup: 'COURIER_LEFT_VENDOR',
  arrive_dropoff: 'NEAR_CUSTOMER',
}

/** A service with one rider, which applies each act at once. */
function serviceWith(parcels: ReturnType<typeof parcel>[], order: readonly (readonly [string, string])[]) {
  const acts: string[] = []
  const headings: number[] = []
  let inHand = parcels
  const needed = (id: string, kind: string) =>
    inHand.some(
      ({ task, picked_up: isCollected }) => task.order_id === id && (kind === 'dropoff' || !isCollected),
    )
  const work = () => ({
    ...{ offer: null, assignments: inHand, position: point(103.85), now: 0 },
    ...{ duty: { state: 'on', since: 0, no_offers: [] }, transfers: [], taken_back: [] },
    stops: order
      .filter(([id, kind]) => needed(id, kind))
      .map(([order_id, kind]) => ({ order_id, kind, ...point(0), expected_at: null })),
  })
  const act = async (deed: Deed) => {
    acts.push(`${deed.kind} ${deed.order_id}`)
    if (deed.kind === 'deliver') inHand = inHand.filter(({ task }) => task.order_id !== deed.order_id)
    inHand = inHand.map((one) =>
      one.task.order_id === deed.order_id
        ? {
            ...one,
            status: statusAfter[deed.kind] ?? one.status,
            picked_up: one.picked_up || deed.kind === 'collect',
          }
        : one,
    )
  }
  const call = async (
    definition: { name: string },
    request: { body?: { heading_to?: { longitude: number } } },
  ) => {
    if (definition.name === fleetCalls.sendPositions.name)
      headings.push(request.body?.heading_to?.longitude ?? 0)
    return { ok: true, answer: { result: definition.name === fleetCalls.riderWork.name ? work() : true } }
  }
  const phone: Phone = {
    ...{ riderId: 'r1', country: 'SG', act, signIn: async () => 'token' },
    client: { call } as Partial<Client> as Client,
  }
  return { phone, acts, headings, isDone: () => inHand.length === 0 }
}

async function ridden({ phone, isDone }: ReturnType<typeof serviceWith>, ticks: number): Promise<void> {
  const rider = new SimulatedRider(phone, {
    roads: (from, to) => ({
      path: [from, to].map(({ longitude, latitude }) => [longitude, latitude] as const),
    }),
    pinOf: async () => undefined,
  })
  for (let now = 1; now < ticks && !isDone(); now += 1) {
    await rider.advance({ seconds: 10, timeScale: 1, now })
  }
}

it('a simulated rider with two parcels makes the stops in the order of the service', async () => {
  const service = serviceWith(
    [parcel('a', 103.856), parcel('b', 103.853)],
    [
      ['a', 'pickup'],
      ['b', 'pickup'],
      ['b', 'dropoff'],
      ['a', 'dropoff'],
    ],
  )
  await ridden(service, 200)
  expect(service.acts).toEqual([
    'arrive_pickup a',
    'collect a',
    'arrive_pickup b',
    'collect b',
    'leave_pickup b',
    'arrive_dropoff b',
    'deliver b',
    'leave_pickup a',
    'arrive_dropoff a',
    'deliver a',
  ])
  expect([...new Set(service.headings)]).toEqual([103.851, 103.853, 103.856])
})

it('a simulated rider goes on with the other parcel while the shop decides about one', async () => {
  const waiting = { ...parcel('a', 103.853), status: 'NEAR_CUSTOMER', picked_up: true, waits: true }
  const other = { ...parcel('b', 103.856), status: 'COURIER_LEFT_VENDOR', picked_up: true }
  const service = serviceWith(
    [waiting, other],
    [
      ['a', 'dropoff'],
      ['b', 'dropoff'],
    ],
  )
  await ridden(service, 100)
  expect(service.acts).toEqual(['arrive_dropoff b', 'deliver b'])
})
