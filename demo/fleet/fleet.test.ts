import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OrderRecord } from '@beckon/contract'
import { distanceBetween } from '@beckon/domain/geo'
import { dispatchLimits } from '@beckon/domain/limits'
import type { OrderStatus } from '@beckon/domain/order'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { requestedOrder } from '../../apps/server/test/ask-for-rider.ts'
import { until } from '../../apps/server/test/core.ts'
import { send } from '../../apps/server/test/post.ts'
import { addRider, insertRider } from '../../apps/server/test/dispatch.ts'
import { eventually } from '../../apps/server/test/eventually.ts'
import { seedVendors } from '../../apps/server/test/seed/seed-vendors.ts'
import type { SignedIn } from '../../apps/server/test/seed/sign-in.ts'
import { startTestServer, type TestServer } from '../../apps/server/test/test-server.ts'
import { type FleetProcess, startFleetProcess } from '../../tools/start/fleet.ts'
import { turnOn } from '../../apps/server/test/seed/turn-on.ts'

let server: TestServer
let fleet: FleetProcess
let dataDir = ''
let anna: SignedIn
beforeAll(async () => {
  server = await startTestServer({
    env: { FLEET_PACE: '200' },
    async prepare(platform) {
      for (let index = 0; index < 5; index += 1) {
        const at = { latitude: 1.302 + index / 1000, longitude: 103.85 }
        await insertRider(platform, { riderId: `r${index}`, at, isSimulated: true })
      }
    },
  })
  dataDir = mkdtempSync(join(tmpdir(), 'beckon-fleet-'))
  const { config } = server.platform
  fleet = await startFleetProcess(
    { ...config, databaseUrl: server.databaseUrl, dataDir },
    server.url,
    vi.fn(),
  )
  anna = await seedVendors(server, {
    country: 'SG',
    email: 'anna@shop.test',
    vendors: [{ vendor_id: 'shop' }],
  })
  await turnOn(server, 'SG', ['PayAtPickup'])
})
afterAll(async () => {
  await fleet.stop()
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

const askFor = (name: string) =>
  requestedOrder(server, anna, {
    vendorId: 'shop',
    change: (request) => ({ ...request, customer: { ...request.customer, name } }),
  })

async function recordOf(orderId: string): Promise<OrderRecord> {
  const url = `/api/orders/v1/order?vendorId=shop&orderId=${orderId}`
  return (await server.app.inject({ url, headers: anna.headers })).json().result
}

/** The order once it has come that far. */
async function when(orderId: string, status: OrderStatus): Promise<OrderRecord> {
  // More patient than `until`: the fleet ticks once a second.
  for (;;) {
    const record = await recordOf(orderId)
    if (record.status === status) return record
    const overdue = record.status === 'DELIVERED' || record.status === 'RETURNED_TO_VENDOR'
    if (overdue) throw new Error(`${record.customer.name}: ${record.status}`)
    await new Promise((done) => setTimeout(done, 150))
  }
}

/** Answers the next question about an order, once it is asked. */
async function decide(orderId: string, option: string): Promise<void> {
  for (;;) {
    const { decision } = await recordOf(orderId)
    if (decision) {
      const response = await send(server, 'POST', `/api/orders/v1/order/${orderId}/decision`, {
        headers: anna.headers,
        body: { vendor_id: 'shop', position: decision.position, answer: { option } },
      })
      return expect(response.code).toBe('ok')
    }
    await new Promise((done) => setTimeout(done, 150))
  }
}

/** Statuses of the history since the delivering rider accepted. */
const ridden = ({ status_history: entries }: OrderRecord) =>
  entries
    .slice(entries.findLastIndex(({ status }) => status === 'COURIER_ACCEPTED_DELIVERY'))
    .map(({ status, reason }) => (status === 'RETURN_INITIATED' ? `${status} ${reason}` : status))

const toTheDoor = [
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
]

describe('the simulated fleet, by the calls of its phones', () => {
  it('the fleet delivers, returns and declines as the scenario in the name of the customer requires', async () => {
    const [fine, unreachable, refused, declined, late] = await Promise.all(
      ['Mei Lin', 'Mai Unreachable', 'Mai Refused', 'Mai Decline', 'Mai Late'].map(askFor),
    )
    const delivered = await when(fine ?? '', 'DELIVERED')
    expect(ridden(delivered)).toEqual([...toTheDoor, 'DELIVERED'])
    expect(delivered.rider).toMatchObject({ vehicle: 'bicycle' })
    expect(delivered).toMatchObject({
      pay_at_pickup: { paid: 25.5, returned: 0 },
      cash: { collected: 25.5, settled: 25.5 },
    })
    await decide(unreachable ?? '', 'BRING_BACK')
    const broughtBack = await when(unreachable ?? '', 'RETURNED_TO_VENDOR')
    expect(broughtBack.pay_at_pickup).toMatchObject({ paid: 25.5, returned: 25.5 })
    expect(ridden(broughtBack)).toEqual([...toTheDoor, 'RETURN_INITIATED UNREACHABLE', 'RETURNED_TO_VENDOR'])
    // A customer who refuses does so again.
    await decide(refused ?? '', 'TRY_AGAIN')
    await decide(refused ?? '', 'BRING_BACK')
    expect(ridden(await when(refused ?? '', 'RETURNED_TO_VENDOR'))).toContain('RETURN_INITIATED REFUSED')
    const passedOn = await when(declined ?? '', 'DELIVERED')
    expect(passedOn.status_history).toContainEqual(
      expect.objectContaining({ actor: 'fleet', reason: 'DECLINED' }),
    )
    const slow = await when(late ?? '', 'DELIVERED')
    expect(ridden(slow)).toEqual([...toTheDoor.slice(0, -1), 'DELAYED', 'NEAR_CUSTOMER', 'DELIVERED'])
    expect(slow.delay).toBe('ON_THE_ROAD')
    await expectProofs([fine, unreachable, refused, declined])
    await expectTrail(fine ?? '')
  }, 120_000)

  it('no rider is busy after the deliveries', async () => {
    const { db } = server.platform
    const requested = () =>
      db.selectFrom('rider').select('rider_id').where('open_offer_id', 'is not', null).execute()
    await until(async () => (await requested()).length === 0)
  })
})

async function expectProofs(orders: readonly (string | undefined)[]): Promise<void> {
  const { db } = server.platform
  const proofs = await db.selectFrom('order_proof').selectAll().where('kind', '!=', 'pickup').execute()
  const photos = await db.selectFrom('proof_photo').select(['order_id', 'kind']).execute()
  const response = orders.map((orderId) => {
    const proof = proofs.find(({ order_id }) => order_id === orderId)
    const taken = photos.filter(({ order_id }) => order_id === orderId).map(({ kind }) => kind)
    return [proof?.kind, proof?.received_by, proof?.collected_cash_minor, taken.toSorted()]
  })
  expect(response).toEqual([
    ['delivery', 'Mei Lin', 2550, ['delivery', 'pickup']],
    ['return', 'Shop shop', null, ['pickup', 'return']],
    ['return', 'Shop shop', null, ['pickup', 'return']],
    ['delivery', 'Mai Decline', 2550, ['delivery', 'pickup']],
  ])
}

/** It rode from where it was to the shop and on to the door; points that are close to each other are not kept. */
async function expectTrail(orderId: string): Promise<void> {
  const trail = await server.platform.db
    .selectFrom('order_trail')
    .select(['latitude', 'longitude'])
    .where('order_id', '=', orderId)
    .orderBy('taken_at')
    .execute()
  expect(trail.length).toBeGreaterThan(1)
  const last = trail.at(-1) ?? { latitude: 0, longitude: 0 }
  expect(distanceBetween(last, { latitude: 1.31, longitude: 103.86 })).toBeLessThan(
    dispatchLimits.trailMetres,
  )
}

describe('an order to Person', () => {
  it('reaches a person on duty after the simulated riders nearer to the shop', async () => {
    const person = await addRider(server, { riderId: 'person', at: { latitude: 1.325, longitude: 103.86 } })
    const orderId = await askFor('Mai Person')
    const offer = await eventually(async () => {
      const { offer: open } = await person.work()
      expect(open?.offer_id.startsWith(orderId)).toBe(true)
      return open
    })
    expect((await person.post(`/offer/${offer?.offer_id}/accept`)).code).toBe('ok')
    expect((await recordOf(orderId)).rider).toMatchObject({ name: 'Rider person' })
  })
})
