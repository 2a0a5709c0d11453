import type { LiveMessage, OrderRecord } from '@beckon/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RawData, WebSocket } from 'ws'
import { requestedOrder } from '../../../../test/ask-for-rider.ts'
import { until } from '../../../../test/core.ts'
import { seedVendors } from '../../../../test/seed/seed-vendors.ts'
import type { SignedIn } from '../../../../test/seed/sign-in.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

let server: TestServer
let anna: SignedIn
let ben: SignedIn
beforeAll(async () => {
  server = await startTestServer()
  anna = await seedVendors(server, {
    country: 'SG',
    email: 'anna@shop.test',
    vendors: [{ vendor_id: 'chain', outlets: [{ vendor_id: 'chain-east' }] }],
  })
  ben = await seedVendors(server, { country: 'SG', email: 'ben@shop.test', vendors: [{ vendor_id: 'bens' }] })
})
afterAll(() => server.stop())

// Texts arrive as one buffer.
const read = (text: RawData): LiveMessage => JSON.parse((text as Buffer).toString('utf8'))

async function follow(user: SignedIn, vendorId: string, includeOutlets = false) {
  const authorization = Buffer.from(user.headers.authorization).toString('base64')
  const url = `${server.url.replace('http', 'ws')}/live?Authorization=${encodeURIComponent(authorization)}`
  const socket = new WebSocket(url, { headers: { 'x-country': 'SG' } })
  const messages: LiveMessage[] = []
  socket.on('message', (text) => messages.push(read(text)))
  await new Promise((resolve) => socket.once('open', resolve))
  const data = { vendor_id: vendorId, include_outlets: includeOutlets }
  socket.send(JSON.stringify({ action: 'subscribeToVendor', data }))
  await until(() => messages.length > 0)
  const updatesOf = (orderId: string): OrderRecord[] =>
    messages.flatMap((one) =>
      one.type === 'order_update' && one.data.order.order_id === orderId ? [one.data.order] : [],
    )
  return { messages, updatesOf, close: () => socket.close() }
}

it('an order is seen from being asked for to being searched for, each record newer than the last', async () => {
  const one = await follow(anna, 'chain')
  const orderId = await requestedOrder(server, anna, { vendorId: 'chain' })
  await until(() => one.updatesOf(orderId).some((order) => order.status === 'WAITING_FOR_TRANSPORT'))
  const versions = one.updatesOf(orderId).map((order) => order.version)
  expect(versions).toEqual(versions.toSorted((a, b) => a - b))
  expect(
    one
      .updatesOf(orderId)
      .at(-1)
      ?.status_history.map((entry) => entry.status),
  ).toEqual(['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT'])
  one.close()
})

it('an outlet’s orders reach the followers of its parent with outlets, and no one else', async () => {
  const all = await follow(anna, 'chain', true)
  const parent = await follow(anna, 'chain')
  const other = await follow(ben, 'chain-east')
  expect(other.messages[0]).toEqual({ type: 'error', data: { code: 'vendor.not-found' } })
  const orderId = await requestedOrder(server, anna, { vendorId: 'chain-east' })
  const own = await requestedOrder(server, anna, { vendorId: 'chain' })
  await until(() => all.updatesOf(orderId).length > 0 && parent.updatesOf(own).length > 0)
  expect(parent.updatesOf(orderId)).toEqual([])
  expect(other.messages).toHaveLength(1)
  for (const one of [all, parent, other]) one.close()
})
