import { afterAll, beforeAll, expect, it } from 'vitest'
import { purgeExpired } from '../src/platform/retention.ts'
import { eventually } from './eventually.ts'
import { testClock } from './test-clock.ts'
import { startTestServer, type TestServer } from './test-server.ts'

const DAY_SECONDS = 86_400
const NOW = new Date('2026-11-23T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_SECONDS * 1000)

const email = (id: string, created_at: Date) => ({
  message_id: id,
  country: 'SG' as const,
  channel: 'mail' as const,
  recipient: 'shop@example.test',
  subject: 'Hello',
  body_text: '',
  body_html: '',
  created_at,
})

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    clock: testClock(NOW),
    prepare: async ({ db }) => {
      const old = email('11111111-1111-4111-8111-111111111111', daysAgo(31))
      const young = email('22222222-2222-4222-8222-222222222222', daysAgo(29))
      await db.insertInto('message').values([old, young]).execute()
    },
  })
})
afterAll(() => server.stop())

const emails = async () =>
  (await server.platform.db.selectFrom('message').select('message_id').execute()).map(
    ({ message_id: id }) => id[0],
  )

it('a started service deletes the rows that a capability keeps for 30 days on the 31st', async () => {
  await eventually(async () => expect(await emails()).toEqual(['2']))
})

it('a row whose time is null is kept for ever', async () => {
  const { db } = server.platform
  const row = {
    vendor_id: 'shop',
    country: 'SG' as const,
    type: 'test',
    subject: '1',
    created_at: daysAgo(99),
  }
  await db
    .insertInto('outbox')
    .values({ ...row, sequence: null, published_at: null })
    .execute()
  await purgeExpired(db, NOW, [{ table: 'outbox', column: 'published_at', days: 0 }])
  const kept = await db.selectFrom('outbox').select('subject').where('type', '=', 'test').execute()
  expect(kept).toHaveLength(1)
})
