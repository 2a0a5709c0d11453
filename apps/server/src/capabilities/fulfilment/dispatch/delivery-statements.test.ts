import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { orderKeyOf } from '../../../../test/dispatch.ts'
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

async function delivered(riderPost: (path: string, body?: object) => Promise<{ code: string }>) {
  const counts: Record<string, number> = {}
  const step = async (name: string, work: () => Promise<unknown>) => {
    counts[name] = await statementsOf(work)
  }
  const reported = (path: string, body?: object) => async () =>
    expect(await riderPost(path, body)).toMatchObject({ code: 'ok' })
  let orderId = ''
  await step('request', async () => {
    orderId = await world.ask()
  })
  await step('search', () => beginDispatch(world.deps, orderKeyOf(orderId)))
  await step('accept', reported(`/offer/${orderId}.0/accept`))
  for (const name of ['near-vendor', 'picked-up', 'left-vendor', 'near-customer'])
    await step(name, reported(`/order/${orderId}/${name}`))
  await step(
    'delivered',
    reported(`/order/${orderId}/delivered`, { received_by: 'Mei Lin', collected: 25.5 }),
  )
  return counts
}

it('a whole delivery sends few statements', async () => {
  const [rider] = await world.riders('siti')
  // The first delivery of a process also reads the settings of its queues.
  await delivered(rider.post)
  expect(await delivered(rider.post)).toEqual({
    // A quote and the order; a process that serves reads the settings (6) less often.
    request: 13,
    search: 17,
    accept: 9,
    'near-vendor': 4,
    'picked-up': 5,
    'left-vendor': 5,
    'near-customer': 5,
    delivered: 10,
  })
})
