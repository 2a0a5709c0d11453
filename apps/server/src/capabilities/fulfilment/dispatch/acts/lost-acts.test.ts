import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestRider } from '../../../../../test/dispatch.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../../test/worlds/dispatch-world.ts'

let world: DispatchWorld
let start: number
beforeAll(async () => {
  world = await startDispatchWorld()
  start = world.clock.now().getTime() / 1000
  world.clock.advance(1200)
})
afterAll(() => world.server.stop())

const delivery = [
  { kind: 'arrive_pickup' },
  { kind: 'wait', at: 'pickup' },
  { kind: 'collect', paid: null, scanned: null },
  { kind: 'leave_pickup' },
  { kind: 'report_hold_up', seconds: 60 },
  { kind: 'arrive_dropoff' },
  { kind: 'deliver', received_by: 'Mei Lin', collected: 25.5 },
]
const wayBack = [
  ...delivery.slice(0, 4),
  { kind: 'start_return', reason: 'REFUSED' },
  { kind: 'hand_back', received_by: 'Ben', paid_back: null },
]

/** How a batch of acts travels: it arrives in another order, more than once, or its answer is lost. */
const batch = fc.record({
  first: fc.nat(6),
  size: fc.integer({ min: 1, max: 4 }),
  times: fc.integer({ min: 1, max: 3 }),
})

/** All that acts leave behind, without the history of the steps that a later act filled in. */
async function remains(orderId: string) {
  const { db } = world.deps
  const { status, status_history: entries } = await world.record(orderId)
  const proofs = await db
    .selectFrom('order_proof')
    .select(['kind', 'received_by', 'collected_cash_minor', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('kind')
    .execute()
  const cash = await db
    .selectFrom('cash_collection')
    .select('collected_minor')
    .where('order_id', '=', orderId)
    .execute()
  const lasting = ['PICKED_UP', 'RETURN_INITIATED', 'DELIVERED', 'RETURNED_TO_VENDOR']
  const times = entries
    .filter((entry) => lasting.includes(entry.status))
    .map((entry) => [entry.status, entry.created_at - start])
  const isOrdered = entries.every(({ created_at: at }, index) => at >= (entries[index - 1]?.created_at ?? 0))
  return { status, times, proofs, cash, isOrdered }
}

async function rideBy(send: (rider: TestRider, acts: readonly object[]) => Promise<void>, plan: object[]) {
  await world.clear()
  const [rider] = await world.riders('siti')
  world.clock.advance(-1200)
  const orderId = await world.accepted(rider)
  world.clock.advance(1200)
  const acts = plan.map((one, index) => ({
    ...{ act_id: randomUUID(), order_id: orderId, occurred_at: start + 60 * (index + 1) },
    ...one,
  }))
  await send(rider, acts)
  return remains(orderId)
}

it.each([
  ['a delivery', delivery],
  ['a way back', wayBack],
])('acts of %s that are lost, doubled and reordered end in the same state as without', async (_of, plan) => {
  const expected = await rideBy(async (rider, acts) => void (await rider.acts(acts)), plan)
  expect(expected).toMatchObject({ isOrdered: true, times: { length: plan === delivery ? 2 : 3 } })
  await fc.assert(
    fc.asyncProperty(fc.array(batch, { maxLength: 8 }), fc.boolean(), async (batches, isAtOnce) => {
      const found = await rideBy(async (rider, acts) => {
        const sent = batches.flatMap(({ first, size, times }) =>
          Array.from({ length: times }, () => acts.slice(first, first + size)).filter(({ length }) => length),
        )
        if (isAtOnce) await Promise.all(sent.map((one) => rider.acts(one)))
        else for (const one of sent) await rider.acts(one)
        // The phone sends again, one by one, all that it has no answer to.
        for (const act of acts) await rider.acts([act])
      }, plan)
      expect(found).toEqual(expected)
    }),
    { numRuns: 25 },
  )
})
