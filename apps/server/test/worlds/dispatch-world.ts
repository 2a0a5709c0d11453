import type { OrderRecord } from '@beckon/contract'
import type { ParameterName } from '@beckon/domain/parameter'
import type { DispatchDeps } from '../../src/capabilities/fulfilment/dispatch/deps.ts'
import { beginDispatch } from '../../src/capabilities/fulfilment/dispatch/search/seek-rider.ts'
import { requestedOrder, type RiderRequestOptions } from '../ask-for-rider.ts'
import { addRider, dispatchParts, orderKeyOf, type TestRider } from '../dispatch.ts'
import { emptyTables } from '../empty-tables.ts'
import { seedVendors } from '../seed/seed-vendors.ts'
import type { SignedIn } from '../seed/sign-in.ts'
import { type TestClock, testClock } from '../test-clock.ts'
import { startTestServer, type TestServer, type TestServerOptions } from '../test-server.ts'

/** The tables that a delivery fills. */
const filled = [
  'orders',
  'order_status',
  'order_proof',
  'order_trail',
  'dispatch',
  'offer',
  'rider',
  'rider_act',
  'rider_push',
  'rider_tracker',
  'rider_account',
  'country_parameter',
  'order_decision',
] as const

export interface DispatchWorld {
  readonly server: TestServer
  readonly clock: TestClock
  /** Owner of the shop. */
  readonly shop: SignedIn
  /** To run the jobs of dispatch by hand. */
  readonly deps: DispatchDeps
  /** Places an order of the shop that is not received yet. */
  ask(change?: RiderRequestOptions['change']): Promise<string>
  /** A shop's order whose search has begun. */
  search(change?: RiderRequestOptions['change']): Promise<string>
  /** As the shop sees it. */
  record(orderId: string): Promise<OrderRecord>
  /** `status by actor: reason`, oldest first, as the shop sees it. */
  history(orderId: string): Promise<string[]>
  /** Riders on duty, the first nearest to the shop. */
  riders<T extends readonly string[]>(...ids: T): Promise<{ [K in keyof T]: TestRider }>
  /** An order that this rider, the only one, has accepted. */
  accepted(rider: TestRider, change?: RiderRequestOptions['change']): Promise<string>
  /** Changes a setting of Singapore. */
  set(name: ParameterName, value: string): Promise<void>
  /** No orders, no riders, no changed settings. */
  clear(): Promise<void>
}

/** Starts a service without background jobs, on a fixed clock, with one shop. */
export async function startDispatchWorld({
  env = {},
  ...others
}: Pick<TestServerOptions, 'log' | 'env' | 'recentMs'> = {}): Promise<DispatchWorld> {
  const clock = testClock()
  const server = await startTestServer({ ...others, clock, env: { ROLES: 'api', ...env } })
  const shop = await seedVendors(server, {
    country: 'SG',
    email: 'anna@shop.test',
    vendors: [{ vendor_id: 'shop' }],
  })
  const deps = dispatchParts(server)
  const ask: DispatchWorld['ask'] = (change) =>
    requestedOrder(server, shop, { vendorId: 'shop', ...(change ? { change } : {}) })
  const search: DispatchWorld['search'] = async (change) => {
    const orderId = await ask(change)
    await beginDispatch(deps, orderKeyOf(orderId))
    return orderId
  }
  const record: DispatchWorld['record'] = async (orderId) => {
    const url = `/api/orders/v1/order?vendorId=shop&orderId=${orderId}`
    return (await server.app.inject({ url, headers: shop.headers })).json().result
  }
  return {
    server,
    clock,
    shop,
    deps,
    ask,
    search,
    record,
    async history(orderId) {
      const { status_history: entries } = await record(orderId)
      return entries.map(({ status, actor, reason }) => `${status} by ${actor}: ${reason}`)
    },
    riders: (...ids) => addRiders(server, ids),
    async accepted(rider, change) {
      const orderId = await search(change)
      const response = await rider.post(`/offer/${orderId}.0/accept`)
      if (response.status !== 200) throw new Error(`not accepted: ${response.code}`)
      return orderId
    },
    set: (name, value) => setParameter(server, name, value),
    async clear() {
      await emptyTables(server.platform.db, ...filled)
    },
  }
}

async function setParameter(
  { platform: { db, clock } }: TestServer,
  name: ParameterName,
  value: string,
): Promise<void> {
  await db
    .insertInto('country_parameter')
    .values({ country: 'SG', name, value, changed_at: clock.now() })
    .onConflict((same) => same.columns(['country', 'name']).doUpdateSet({ value }))
    .execute()
}

async function addRiders<T extends readonly string[]>(
  server: TestServer,
  ids: T,
): Promise<{ [K in keyof T]: TestRider }> {
  const added = ids.map((riderId, index) =>
    addRider(server, { riderId, at: { latitude: 1.301 + index / 1000, longitude: 103.85 } }),
  )
  // As many as were named, in their order.
  return (await Promise.all(added)) as { [K in keyof T]: TestRider }
}

export const begun = [
  'NEW by vendor: ASKED_FOR',
  'RECEIVED by system: RECEIVED',
  'WAITING_FOR_TRANSPORT by system: SEARCHING',
]
export const offered = 'ASSIGNED_TO_TRANSPORT by system: OFFERED'
