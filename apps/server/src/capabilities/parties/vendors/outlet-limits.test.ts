import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestedOrder } from '../../../../test/ask-for-rider.ts'
import { send } from '../../../../test/post.ts'
import { seedVendors } from '../../../../test/seed/seed-vendors.ts'
import { type SignedIn, signIn } from '../../../../test/seed/sign-in.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

/** Collection points that a business opens a day before a rider has delivered for it. */
const AT_FIRST = 100

const clock = testClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
})
afterAll(() => server.stop())

const create = async (who: SignedIn, id: string, key: string = randomUUID()) => {
  const body = {
    parent_vendor_id: 'chain',
    client_vendor_id: id,
    name: id,
    address: '7 Garden Road',
    latitude: 1.31,
    longitude: 103.86,
    rider_instructions: 'Back door',
    phone_number: '9123 4567',
    city: 'Singapore',
    users: [],
    unit: '#01-02',
    building: 'Plaza',
    street: 'Garden Road',
    postal_code: '123456',
    country_code: 'SG',
    street_number: '7',
  }
  const headers = { ...who.headers, 'idempotency-key': key }
  return (await send(server, 'POST', '/api/orders/v1/outlet', { headers, body })).code
}

it('a new business opens so many collection points a day, and more once a rider has delivered for it', async () => {
  let owner = await seedVendors(server, {
    country: 'SG',
    email: 'new@shop.test',
    vendors: [{ vendor_id: 'chain', outlets: [{ vendor_id: 'west' }] }],
  })
  const key = randomUUID()
  for (let count = 1; count < AT_FIRST; count += 1) expect(await create(owner, `point-${count}`)).toBe('ok')
  expect(await create(owner, 'last', key)).toBe('ok')
  expect(await create(owner, 'one-more')).toBe('auth.too-many-requests')
  // The same request again opens nothing, so it is answered.
  expect(await create(owner, 'last', key)).toBe('ok')

  const orderId = await requestedOrder(server, owner, { vendorId: 'west' })
  const { db } = server.platform
  await db.updateTable('orders').set({ status: 'DELIVERED' }).where('order_id', '=', orderId).execute()
  expect(await create(owner, 'one-more')).toBe('ok')
  await db.deleteFrom('orders').where('order_id', '=', orderId).execute()
  expect(await create(owner, 'another')).toBe('auth.too-many-requests')
  clock.advance(86_401)
  owner = await signIn(server, 'SG', 'new@shop.test')
  expect(await create(owner, 'another')).toBe('ok')
})
