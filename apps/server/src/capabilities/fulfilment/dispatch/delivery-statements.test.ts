import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { orderKeyOf, type TestRider } from '../../../../test/dispatch.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../test/worlds/dispatch-world.ts'
import { beginDispatch } from './search/seek-rider.ts'

let world: DispatchWorld
beforeAll(async () => {
  world = await startDispatchWorld()
})
afterAll(() => world.server.stop())

/** How many statements the work sends to the database, begin and commit among them. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    const texts = query.mock.calls.map(([sent]: unknown[]) =>
      typeof sent === 'string' ? sent : (sent as { text: string }).text,
    )
    // A worker is woken, and a position published, after any of these calls.
    return texts.filter((text) => !text.includes('pg_notify')).length
  } finally {
    query.mockRestore()
  }
}

async function delivered({ post, act }: TestRider) {
  const counts: Record<string, number> = {}
  const step = async (name: string, work: () => Promise<unknown>) => {
    counts[name] = await statementsOf(work)
  }
  const reported = (answer: () => Promise<{ code: string }>) => async () =>
    expect(await answer()).toMatchObject({ code: 'ok' })
  let orderId = ''
  await step('request', async () => {
    orderId = await world.ask()
  })
  await step('search', () => beginDispatch(world.deps, orderKeyOf(orderId)))
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
  await delivered(rider)
  expect(await delivered(rider)).toEqual({
    // A quote and the order; a process that serves reads the settings (6) less often.
    request: 13,
    search: 24,
    accept: 13,
    arrive_pickup: 10,
    collect: 12,
    leave_pickup: 11,
    arrive_dropoff: 11,
    deliver: 20,
  })
})
