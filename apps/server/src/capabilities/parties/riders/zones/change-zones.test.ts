import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../../../../../test/eventually.ts'
import { send } from '../../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../../test/seed/seed-operator.ts'
import { acceptInvitation, inviteRider } from '../../../../../test/seed/seed-rider.ts'
import { testClock } from '../../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'

let server: TestServer
let operator: SeededOperator
beforeAll(async () => {
  server = await startTestServer({ clock: testClock(), env: { ROLES: 'api' } })
  operator = await seedOperator(server, 'asia', ['SG'])
})
afterAll(() => server.stop())

const call = (method: 'PUT' | 'DELETE', body: object) =>
  send(server, method, '/api/ops/v1/zones/centre', {
    headers: operator.headersIn('SG'),
    body: { reason: 'a test', ...body },
  })

const isWaiting = async () => {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    server.platform.db,
  )
  return rows.length > 0
}

it('a zone that a rider gets while it is deleted stays', async () => {
  const { db } = server.platform
  const area = { type: 'Circle', center: { latitude: 1.3, longitude: 103.85 }, metres: 3000 }
  expect(await call('PUT', { name: 'City centre', area })).toMatchObject({ status: 200 })
  const { riderId } = await acceptInvitation(server, await inviteRider(server, operator, '+6591237100'))
  const deleted = await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('rider_zone')
      .values({ rider_id: riderId, country: 'SG', zone_id: 'centre' })
      .execute()
    const deleting = call('DELETE', {})
    await eventually(async () => expect(await isWaiting()).toBe(true))
    return { deleting }
  })
  expect(await deleted.deleting).toMatchObject({ status: 409, code: 'zone.in-use' })
  expect(await db.selectFrom('rider_zone').select('rider_id').execute()).toEqual([{ rider_id: riderId }])
})
