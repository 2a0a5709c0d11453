import type { LiveMessage } from '@beckon/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { requestedOrder } from './ask-for-rider.ts'
import { until } from './core.ts'
import { createNatsServer, hasNatsServer } from './servers/nats-server.ts'
import { seedVendors } from './seed/seed-vendors.ts'
import { signIn, type SignedIn } from './seed/sign-in.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** A socket at one process that follows a shop. */
async function follow({ url }: TestServer, { headers }: SignedIn, vendorId: string) {
  const parameter = encodeURIComponent(Buffer.from(headers.authorization).toString('base64'))
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live?Authorization=${parameter}`)
  const heard: LiveMessage[] = []
  const ended: number[] = []
  socket.on('message', (raw) => heard.push(JSON.parse(String(raw))))
  socket.on('close', (code) => ended.push(code))
  socket.on('open', () =>
    socket.send(JSON.stringify({ action: 'subscribeToVendor', data: { vendor_id: vendorId } })),
  )
  await until(() => heard.some(({ type }) => type === 'subscribe_ok'))
  const orders = () =>
    heard.flatMap((message) => (message.type === 'order_update' ? [message.data.order.order_id] : []))
  return { socket, orders, ended }
}

describe.each([
  ['the database', false, true],
  ['NATS (skipped where no nats-server is installed)', true, hasNatsServer],
])('three processes with one role each, and a bus of %s', (_name, usesNats, canRun) => {
  describe.runIf(canRun)('as one service', () => {
    let nats: Awaited<ReturnType<typeof createNatsServer>> | undefined
    const started: TestServer[] = []
    let api: TestServer
    let live: TestServer
    let anna: SignedIn

    beforeAll(async () => {
      nats = usesNats ? await createNatsServer() : undefined
      const start = async (ROLES: string) => {
        const env = { ROLES, ...(nats && { BUS_URL: nats.url }) }
        const [first] = started
        const server = await startTestServer({ env, ...(first && { databaseUrl: first.databaseUrl }) })
        started.push(server)
        return server
      }
      api = await start('api')
      live = await start('live')
      await start('worker')
      anna = await seedVendors(api, {
        country: 'SG',
        email: 'anna@shop.test',
        vendors: [{ vendor_id: 'shop' }],
      })
    })
    afterAll(async () => {
      for (const server of started.toReversed()) await server.stop()
      await nats?.kill()
    })

    it('an order that one process accepts reaches the socket at another one, and a logout ends it', async () => {
      const { orders, ended } = await follow(live, anna, 'shop')
      const orderId = await requestedOrder(api, anna, { vendorId: 'shop' })
      await until(() => orders().includes(orderId))
      await api.app.inject({ method: 'POST', url: '/api/auth/v1/logout', headers: anna.headers })
      await until(() => ended.length > 0)
      expect(ended).toEqual([4401])
    })

    it.runIf(usesNats)('orders of the time without a bus arrive once it is back', async () => {
      anna = await signIn(api, 'SG', 'anna@shop.test')
      const { socket, orders } = await follow(live, anna, 'shop')
      await nats?.kill()
      const meanwhile = await requestedOrder(api, anna, { vendorId: 'shop' })
      await nats?.start()
      await until(() => orders().includes(meanwhile))
      const later = await requestedOrder(api, anna, { vendorId: 'shop' })
      await until(() => orders().includes(later))
      socket.terminate()
    })
  })
})
