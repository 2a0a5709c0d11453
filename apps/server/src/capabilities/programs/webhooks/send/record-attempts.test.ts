import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedVendors } from '../../../../../test/seed/seed-vendors.ts'
import { testClock } from '../../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'
import { resultOf } from './attempt-result.ts'
import { createAttemptRecord } from './record-attempts.ts'

const clock = testClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  await seedVendors(server, { country: 'SG', email: 'a@shop.test', vendors: [{ vendor_id: 'shop' }] })
})
afterAll(() => server.stop())

it('an attempt that cannot be recorded fails alone, and those recorded with it are kept', async () => {
  const { db } = server.platform
  const at = clock.now()
  const endpoint = await db
    .insertInto('webhook_endpoint')
    .values({
      ...{ endpoint_id: 'e1', vendor_id: 'shop', country: 'SG', url: 'https://shop.test/', description: '' },
      ...{ is_full: false, secret: 'sealed', created_by: 'a', created_at: at, changed_at: at },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const deliveries = await db
    .insertInto('webhook_delivery')
    .values(
      ['one', 'two', 'three'].map((event_id, position) => ({
        ...{ endpoint_id: 'e1', event_id, vendor_id: 'shop', position, type: 'order.created' as const },
        ...{ state: 'waiting' as const, created_at: at, due_at: at },
      })),
    )
    .returningAll()
    .execute()
  const record = createAttemptRecord(db)
  const added = deliveries.map((delivery) => {
    // No answer has such a status: the database refuses it.
    const status = delivery.event_id === 'two' ? 2 ** 40 : 204
    const answer = { status, error: null, retryAfter: undefined, answer: '' }
    const made = { delivery, endpoint, answer, at, durationMs: 1, chance: 0 }
    return record.add({ made, result: resultOf(made) })
  })
  record.flush()
  expect((await Promise.allSettled(added)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  const rows = await db
    .selectFrom('webhook_delivery')
    .select(['event_id', 'state', 'attempts'])
    .orderBy('position')
    .execute()
  expect(rows).toEqual([
    { event_id: 'one', state: 'delivered', attempts: 1 },
    { event_id: 'two', state: 'waiting', attempts: 0 },
    { event_id: 'three', state: 'delivered', attempts: 1 },
  ])
  const { last_success_at } = await db
    .selectFrom('webhook_endpoint')
    .select('last_success_at')
    .executeTakeFirstOrThrow()
  expect(last_success_at).toEqual(at)
})
