import type { Shop, WireVendor } from '@beckon/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { quoteFor, requestedOrder } from '../../../../../test/ask-for-rider.ts'
import { send } from '../../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../../test/seed/seed-operator.ts'
import { seedVendors } from '../../../../../test/seed/seed-vendors.ts'
import type { SignedIn } from '../../../../../test/seed/sign-in.ts'
import { testClock } from '../../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'

let server: TestServer
let operator: SeededOperator
let chain: SignedIn
beforeAll(async () => {
  server = await startTestServer({ clock: testClock(), env: { ROLES: 'api' } })
  operator = await seedOperator(server, 'ana', ['SG'])
  chain = await seedVendors(server, {
    country: 'SG',
    email: 'chain@shop.test',
    vendors: [
      {
        vendor_id: 'chain',
        name: 'Bun house',
        outlets: [
          { vendor_id: 'east', name: 'Bun east' },
          { vendor_id: 'west', name: 'Bun west', is_active: false },
        ],
      },
      { vendor_id: 'tea', name: 'Tea house' },
    ],
  })
})
afterAll(() => server.stop())

const call = (method: 'GET' | 'PUT', path: string, body?: object) =>
  send(server, method, `/api/ops/v1${path}`, { headers: operator.headersIn('SG'), ...(body ? { body } : {}) })
const setTestShop = (id: string, is_test_shop: boolean) =>
  call('PUT', `/vendors/${id}/test-shop`, { is_test_shop, reason: 'training of the chain' })
const ofPortal = (path: string) => send(server, 'GET', `/api/orders/v1${path}`, { headers: chain.headers })
const vendors = async () => ((await ofPortal('/vendors')).result as { vendors: WireVendor[] }).vendors
const open = async () =>
  Object.fromEntries((await vendors()).map(({ vendor_id: id, is_active: isOpen }) => [id, isOpen]))
const quote = (vendorId: string) => quoteFor(server, chain, { vendorId })

it('the people of a test shop order at its vendors of the test mode in place of it, until that ends', async () => {
  const before = { chain: true, east: true, west: false, tea: true }
  expect(await open()).toEqual(before)
  expect(await setTestShop('chain', true)).toMatchObject({
    code: 'ok',
    result: { is_test_shop: true, state: 'closed' },
  })
  const twins = { 'test.chain': true, 'test.east': true, 'test.west': true }
  expect(await open()).toEqual({ chain: false, east: false, west: false, tea: true, ...twins })
  expect((await vendors()).find(({ vendor_id: id }) => id === 'test.east')?.name).toBe('Bun east (Test)')
  await expect(requestedOrder(server, chain, { vendorId: 'east' })).rejects.toThrow('delivery.undeliverable')
  const orderId = await requestedOrder(server, chain, { vendorId: 'test.east' })
  expect(orderId).toMatch(/^test\.east-/u)

  expect((await setTestShop('chain', false)).result).toMatchObject({ is_test_shop: false, state: 'open' })
  expect(await open()).toEqual(before)
  expect((await quote('test.east')).statusCode).toBe(404)
  expect(await requestedOrder(server, chain, { vendorId: 'east' })).toMatch(/^east-/u)
})

it('the people of a test shop change nothing but orders at its vendor of the test mode', async () => {
  await setTestShop('tea', true)
  const twin = (await vendors()).find(({ vendor_id: id }) => id === 'test.tea')
  expect(twin?.can.actions).toContain('orders.create')
  expect(twin?.can.actions).not.toContain('owners.manage')
  expect((await ofPortal('/vendor/test.tea/owners')).code).toBe('ok')
  const invited = await send(server, 'POST', '/api/orders/v1/vendor/test.tea/owners', {
    headers: chain.headers,
    body: { email_address: 'new@shop.test', role: 'owner' },
  })
  expect(invited.code).toBe('vendor.not-found')
  await setTestShop('tea', false)
  expect((await ofPortal('/vendor/test.tea')).code).toBe('vendor.not-found')
})

it('a person who leaves a test shop leaves its vendor of the test mode', async () => {
  await setTestShop('tea', true)
  expect((await ofPortal('/vendor/test.tea')).code).toBe('ok')
  const { db } = server.platform
  const owners = await db.deleteFrom('vendor_owner').where('vendor_id', '=', 'tea').returningAll().execute()
  expect((await ofPortal('/vendor/test.tea')).code).toBe('vendor.not-found')
  expect((await quote('test.tea')).statusCode).toBe(404)
  await db.insertInto('vendor_owner').values(owners).execute()
  await setTestShop('tea', false)
})

it('a shop with orders that are not over, and a vendor of the test mode, become no test shop', async () => {
  await requestedOrder(server, chain, { vendorId: 'tea' })
  expect((await setTestShop('tea', true)).code).toBe('shop.orders-underway')
  expect((await setTestShop('test.tea', true)).code).toBe('shop.of-test-mode')
  expect((await setTestShop('nobody', true)).code).toBe('vendor.not-found')
  expect((await open())['tea']).toBe(true)
  await server.platform.db.updateTable('orders').set({ status: 'DELIVERED' }).execute()
  expect((await setTestShop('tea', true)).code).toBe('ok')
  await setTestShop('tea', false)
})

it('a test shop is opened by its end only, and both are recorded with the reason', async () => {
  await setTestShop('tea', true)
  const opened = await call('PUT', '/vendors/tea/status', { open: true, reason: 'sells again' })
  expect(opened.code).toBe('shop.is-test-shop')
  await setTestShop('tea', false)
  expect(((await call('GET', '/vendors/tea')).result as Shop).state).toBe('open')
  expect(((await call('GET', '/changes')).result as object[]).slice(0, 2)).toMatchObject([
    { subject: 'vendor:tea', before: 'test shop', after: 'no test shop', reason: 'training of the chain' },
    { subject: 'vendor:tea', before: 'no test shop', after: 'test shop', reason: 'training of the chain' },
  ])
})
