import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { orderKeyOf, type TestRider } from '../../../../test/dispatch.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../test/worlds/dispatch-world.ts'
import { RECENT_MS } from '../../../platform/recently-read.ts'
import { beginDispatch } from './search/seek-rider.ts'

let world: DispatchWorld
/** A process that has just read its settings, and the device of the rider. */
let busy: DispatchWorld
beforeAll(async () => {
  world = await startDispatchWorld()
  busy = await startDispatchWorld({ recentMs: RECENT_MS })
})
afterAll(() => Promise.all([world.server.stop(), busy.server.stop()]))

/** How many statements the work sends to the database, begin and commit among them. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    const texts = query.mock.calls.map(([sent]: unknown[]) =>
      typeof sent === 'string' ? sent : (sent as { text: string }).text,
    )
    // A worker is woken, and a position published, after any of these calls.
    return texts.filter((text) => !text.startsWith('select pg_notify')).length
  } finally {
    query.mockRestore()
  }
}

async function delivered({ ask, deps }: DispatchWorld, { post, act }: TestRider) {
  const counts: Record<string, number> = {}
  const step = async (name: string, work: () => Promise<unknown>) => {
    counts[name] = await statementsOf(work)
  }
  const reported = (answer: () => Promise<{ code: string }>) => async () =>
    expect(await answer()).toMatchObject({ code: 'ok' })
  let orderId = ''
  await step('request', async () => {
    orderId = await ask()
  })
  await step('search', () => beginDispatch(deps, orderKeyOf(orderId)))
  await step(
    'accept',
    reported(() => post(`/offer/${orderId}.0/accept`)),
  )
  for (const kind of ['arrive_pickup', 'collect', 'leave_pickup', 'arrive_dropoff'] as const) {
    await step(
      kind,
      reported(() => act(kind, orderId)),
    )
  }
  const body = { received_by: 'Mei Lin', collected: 25.5 }
  await step(
    'deliver',
    reported(() => act('deliver', orderId, body)),
  )
  return counts
}

it('a whole delivery sends few statements', async () => {
  const [rider] = await world.riders('siti')
  // The first delivery of a process also reads the settings of its queues.
  await delivered(world, rider)
  expect(await delivered(world, rider)).toEqual({
    // A quote and the order, with the flags of shops and the measures of zones.
    request: 12,
    search: 14,
    accept: 11,
    arrive_pickup: 6,
    collect: 6,
    leave_pickup: 6,
    arrive_dropoff: 6,
    deliver: 13,
  })
})

it('a whole delivery sends fewer statements where the settings and the device were read just now', async () => {
  const [rider] = await busy.riders('siti')
  await delivered(busy, rider)
  expect(await delivered(busy, rider)).toEqual({
    request: 2,
    search: 12,
    accept: 9,
    arrive_pickup: 5,
    collect: 5,
    leave_pickup: 5,
    arrive_dropoff: 5,
    deliver: 11,
  })
})
