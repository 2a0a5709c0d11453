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
import { requestedOrder } from '../ask-for-rider.ts'
import { isLong } from '../../../../tools/test/is-long.ts'
import { seedVendors } from '../seed/seed-vendors.ts'
import type { SignedIn } from '../seed/sign-in.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { liveProcess } from './live-process.ts'
import { seeded } from './wire.ts'

const VENDORS = isLong ? 50 : 15
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
  // An overloaded service rejects the request, and a portal retries.
  for (;;) {
    const answer = await server.app.inject({ url, headers: owner.headers })
    if (answer.statusCode === 200) return answer.json().result.data
    await pause(500)
  }
}

function dial({ owner }: Vendor, { opened, received, closed }: SocketEvents) {
  const token = Buffer.from(owner.headers.authorization).toString('base64')
  const socket = new WebSocket(`${live.url}/live?Authorization=${encodeURIComponent(token)}`)
  socket.on('open', opened)
  // Texts arrive as one buffer.
  socket.on('message', (raw) => received(JSON.parse((raw as Buffer).toString('utf8')) as LiveMessage))
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
  for (const { id, owner } of vendors) await requestedOrder(server, owner, { vendorId: id })
}

/** Waits as long as the test may take: how long it needs is not what is tested. */
async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await check())) await pause(150)
}

/** Until a rider is being searched for with every order: nothing changes from then on. */
const untilQuiet = () =>
  until(async () => {
    const { count } = await server.platform.db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '!=', 'WAITING_FOR_TRANSPORT')
      .executeTakeFirstOrThrow()
    return count === 0
  })

/** Until every screen shows its orders as the service has them. */
async function untilEqual(): Promise<void> {
  for (const vendor of vendors) {
    const truth = JSON.stringify(versionsOf(await listOf(vendor)))
    const own = shops.filter((one) => one.vendor === vendor)
    await until(() => own.every(({ shop }) => JSON.stringify(shop.seen()) === truth))
  }
}

const areAllLive = () => shops.every(({ shop }) => shop.isLive())

it('hundreds of screens end with what the service has after it was killed under them', async () => {
  await live.start()
  for (const vendor of vendors) {
    for (let screen = 0; screen < SCREENS; screen += 1) open(vendor, shops.length)
    // All screens do not connect at the same instant.
    await until(areAllLive)
  }
  await askEverywhere()
  // The process is killed while it still publishes these changes.
  await live.kill()
  await until(() => shops.every(({ shop }) => !shop.isLive()))
  await askEverywhere()
  await live.start()
  await until(areAllLive)
  await untilQuiet()
  await untilEqual()
  await askEverywhere()
  await untilQuiet()
  await untilEqual()
  expect(shops).toHaveLength(VENDORS * SCREENS)
}, 1_800_000)
