import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestedOrder } from '../../../../../test/ask-for-rider.ts'
import { mailTo } from '../../../../../test/mailbox.ts'
import { send } from '../../../../../test/post.ts'
import { seedVendors } from '../../../../../test/seed/seed-vendors.ts'
import { type SignedIn, signIn } from '../../../../../test/seed/sign-in.ts'
import { testClock } from '../../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'

/** Invitations of a business that no rider has delivered for yet, a day. */
const AT_FIRST = 50

const clock = testClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api', RATE_LIMITS: 'off' } })
})
afterAll(() => server.stop())

const invite = async (who: SignedIn, vendor: string, email_address: string) => {
  const path = `/api/orders/v1/vendor/${vendor}/owners`
  return (await send(server, 'POST', path, { headers: who.headers, body: { email_address } })).code
}

it('a new business invites few people a day, and more once a rider has delivered for any of its outlets', async () => {
  let owner = await seedVendors(server, {
    country: 'SG',
    email: 'new@shop.test',
    vendors: [{ vendor_id: 'chain', outlets: [{ vendor_id: 'west' }, { vendor_id: 'east' }] }],
  })
  for (let count = 0; count < AT_FIRST; count += 1)
    expect(await invite(owner, 'west', `manager-${count}@shop.test`)).toBe('ok')
  expect(await invite(owner, 'west', 'one-more@shop.test')).toBe('auth.too-many-requests')
  clock.advance(2 * 3600)
  owner = await signIn(server, 'SG', 'new@shop.test')
  expect(await invite(owner, 'west', 'one-more@shop.test')).toBe('auth.too-many-requests')

  clock.advance(86_400)
  owner = await signIn(server, 'SG', 'new@shop.test')
  for (let count = 0; count < AT_FIRST; count += 1)
    expect(await invite(owner, 'west', `second-${count}@shop.test`)).toBe('ok')
  const { db } = server.platform
  const orderId = await requestedOrder(server, owner, { vendorId: 'east' })
  await db.updateTable('orders').set({ status: 'DELIVERED' }).where('order_id', '=', orderId).execute()
  expect(await invite(owner, 'west', 'one-more@shop.test')).toBe('ok')
})

it('a mail shows the name of a business without anything that a mail program makes a link of', async () => {
  const owner = await seedVendors(server, {
    country: 'SG',
    email: 'evil@shop.test',
    vendors: [{ vendor_id: 'evil' }],
  })
  const name = 'Parcel held, pay at https://evil.example/pay'
  const { db } = server.platform
  await db.updateTable('vendor').set({ name }).where('vendor_id', '=', 'evil').execute()
  expect(await invite(owner, 'evil', 'victim@shop.test')).toBe('ok')
  const { subject, text } = await mailTo(server, 'victim@shop.test')
  expect(`${subject} ${text}`).toContain('pay at https evil example pay')
  expect(`${subject} ${text}`).not.toContain('evil.example')
})
