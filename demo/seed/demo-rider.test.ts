import { countryCodes } from '@beckon/domain/country'
import { isValidPhone } from '@beckon/domain/phone'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { send } from '../../apps/server/test/post.ts'
import { logInByCode } from '../../apps/server/test/seed/seed-rider.ts'
import { seedVendors } from '../../apps/server/test/seed/seed-vendors.ts'
import { startTestServer, type TestServer } from '../../apps/server/test/test-server.ts'
import { DEMO_RIDER_NAME, seedDemoRider } from './demo-rider.ts'
import { demoRiderPhone } from './demo-rider-phone.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'api' } })
  await seedVendors(server, {
    country: 'SG',
    email: 'demo@beckon.test',
    vendors: [{ vendor_id: 'sg-100' }],
  })
  await seedDemoRider(server.platform.db, 'SG', new Date())
})
afterAll(() => server.stop())

it('the demo rider logs in by a code, and is near the demo shop', async () => {
  const phone = await logInByCode(server, demoRiderPhone('SG'))
  const me = await send(server, 'GET', '/api/fleet/v1/rider', { headers: phone.headers })
  expect(me).toMatchObject({ code: 'ok', result: { name: DEMO_RIDER_NAME } })
  const { db } = server.platform
  const at = ['latitude', 'longitude'] as const
  const rider = await db.selectFrom('rider').select(at).executeTakeFirst()
  expect(rider).toEqual(await db.selectFrom('vendor').select(at).executeTakeFirst())
})

it('the next start keeps the demo rider as it is', async () => {
  const { db } = server.platform
  await db.updateTable('rider_account').set({ vehicle: 'car' }).execute()
  await db.updateTable('rider').set({ latitude: 1.4 }).execute()
  await seedDemoRider(db, 'SG', new Date())
  expect(await db.selectFrom('rider_account').select('vehicle').execute()).toEqual([{ vehicle: 'car' }])
  expect(await db.selectFrom('rider').select('latitude').execute()).toEqual([{ latitude: 1.4 }])
})

it.each(countryCodes)('the number of the demo rider is a valid one of %s', (country) => {
  expect(isValidPhone(demoRiderPhone(country), country)).toBe(true)
})
