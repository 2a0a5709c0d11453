import { setTimeout as pause } from 'node:timers/promises'
import type { LiveMessage, OrderRecord } from '@beckon/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import {
  openShop,
  type SocketEvents,
  socketOf,
  versionsOf,
} from '../../../web/src/features/orders/test/shop.ts'
import { askedFor } from '../ask-for-rider.ts'
import { seedVendors } from '../seed-vendors.ts'
import type { SignedIn } from '../sign-in.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { liveProcess } from './live-process.ts'
import { seeded } from './wire.ts'

const VENDORS = 50
/** As many as one user may have. */
const SCREENS = 20

interface Vendor {
  readonly id: string
  readonly owner: SignedIn
}

let server: TestServer
let live: Awaited<ReturnType<typeof liveProcess>>
const vendors: Vendor[] = []
const shops: { readonly vendor: Vendor; readonly shop: ReturnType<typeof openShop> }[] = []

beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'api' } })
  live = await liveProcess(server.databaseUrl)
  for (let index = 0; index < VENDORS; index += 1) {
    const id = `shop-${index}`
    const seed = { country: 'SG', email: `${id}@shop.test`, vendors: [{ vendor_id: id }] } as const
    vendors.push({ id, owner: await seedVendors(server, seed) })
  }
})
afterAll(async () => {
  for (const { shop } of shops) shop.close()
  await live.kill()
  live.forget()
  await server.stop()
})

async function listOf({ id, owner }: Vendor): Promise<readonly OrderRecord[]> {
  const url = `/api/orders/v1/vendor/${id}/orders?count=200`
  // A service with too much to do says so, and a portal asks again.
  for (;;) {
    const answer = await server.app.inject({ url, headers: owner.headers })
    if (answer.statusCode === 200) return answer.json().result.data
    await pause(500)
  }
}

function dial({ owner }: Vendor, { opened, heard, closed }: SocketEvents) {
  const token = Buffer.from(owner.headers.authorization).toString('base64')
  const socket = new WebSocket(`${live.url}/live?Authorization=${encodeURIComponent(token)}`)
  socket.on('open', opened)
  // Texts arrive as one buffer.
  socket.on('message', (raw) => heard(JSON.parse((raw as Buffer).toString('utf8')) as LiveMessage))
  socket.on('close', closed)
  // A close follows.
  socket.on('error', () => undefined)
  return {
    send: (request: object) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(request)),
    close: () => socket.terminate(),
  }
}

function open(vendor: Vendor, index: number): void {
  const shop = openShop({
    socket: socketOf((events) => dial(vendor, events)),
    fetchOrders: () => listOf(vendor),
    random: seeded(index),
    vendorId: vendor.id,
    withOutlets: false,
  })
  shops.push({ vendor, shop })
}

const askEverywhere = async () => {
  for (const { id, owner } of vendors) await askedFor(server, owner, { vendorId: id })
}

/** Waits as long as the test may take: how long it needs is not what is tested. */
async function until(check: () => boolean | Promise<boolean>, pauseMs = 20): Promise<void> {
  while (!(await check())) await pause(pauseMs)
}

/** Each look at all screens takes a while itself. */
const BETWEEN_LOOKS_MS = 300

/** Every order is being searched a rider for, and every screen shows it so. */
async function isQuietAndEqual(): Promise<boolean> {
  for (const vendor of vendors) {
    const orders = await listOf(vendor)
    if (orders.some(({ status }) => status !== 'WAITING_FOR_TRANSPORT')) return false
    const truth = JSON.stringify(versionsOf(orders))
    const own = shops.filter((one) => one.vendor === vendor)
    if (own.some(({ shop }) => JSON.stringify(shop.seen()) !== truth)) return false
  }
  return true
}

const areAllLive = () => shops.every(({ shop }) => shop.isLive())

it('a thousand screens end with what the service has after it was killed under them', async () => {
  await live.start()
  for (const vendor of vendors) {
    for (let screen = 0; screen < SCREENS; screen += 1) open(vendor, shops.length)
    // So many doors at once are knocked at by nobody.
    await until(areAllLive)
  }
  await askEverywhere()
  // Killed while it still tells of them.
  await live.kill()
  await until(() => shops.every(({ shop }) => !shop.isLive()))
  await askEverywhere()
  await live.start()
  await until(areAllLive)
  await until(isQuietAndEqual, BETWEEN_LOOKS_MS)
  await askEverywhere()
  await until(isQuietAndEqual, BETWEEN_LOOKS_MS)
  expect(shops).toHaveLength(VENDORS * SCREENS)
}, 900_000)
