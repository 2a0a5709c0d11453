import type { CountryCode } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'
import { vendorOf } from '@beckon/domain/order'
import { outstandingAdvances } from '../src/capabilities/money/cash/rider-advances.ts'
import { askShop } from '../src/capabilities/fulfilment/decisions/ask-shop.ts'
import type { DispatchDeps } from '../src/capabilities/fulfilment/dispatch/deps.ts'
import { createPositions } from '../src/capabilities/fulfilment/dispatch/riders/positions.ts'
import { enrolSimulatedRiders } from '../src/capabilities/parties/riders/index.ts'
import type { OrderKey } from '../src/capabilities/ordering/orders/index.ts'
import { loadParameters } from '../src/capabilities/settings/parameters/load-parameters.ts'
import { moveOrder } from '../src/capabilities/ordering/orders/change/move-order.ts'
import { loadOrder, lockOrder } from '../src/capabilities/ordering/orders/store.ts'
import { publishOrderChange } from '../src/capabilities/ordering/orders/change/publish-order-change.ts'
import { evaluateDelay } from '../src/capabilities/ordering/orders/change/watch-delays.ts'
import { moving } from './moving.ts'
import { testMaps } from './worlds/test-maps.ts'
import type { TestServer } from './test-server.ts'

/** Returns the dependencies of the dispatch jobs, so that a test can run the jobs one by one. */
export function dispatchParts(server: TestServer): DispatchDeps {
  const { db, clock, bus, jobs, live } = server.platform
  return {
    db,
    clock,
    jobs,
    live,
    positions: createPositions({ db, clock, bus, live }),
    cash: {
      collected: async () => undefined,
      advanced: async () => undefined,
      advanceReturned: async () => undefined,
      outstanding: outstandingAdvances,
    },
    decisions: {
      ask: (tx, order, question) =>
        askShop(
          { clock, jobs, orders: { touch: (...of) => publishOrderChange(server.platform, ...of) } },
          tx,
          order,
          question,
        ),
    },
    parameters: { of: (country) => loadParameters({ db, log: server.platform.log }, country) },
    roads: testMaps().route,
    connectsCalls: true,
    pace: 1,
    orders: {
      move: (tx, request) => moveOrder(moving(server), tx, request),
      lock: lockOrder,
      touch: (...of) => publishOrderChange(server.platform, ...of),
      evaluateDelay: (tx, order) => evaluateDelay(moving(server), tx, order),
      load: (key) => loadOrder(db, key),
    },
  }
}

export const orderKeyOf = (orderId: string): OrderKey => ({ vendorId: vendorOf(orderId) ?? '', orderId })

export interface TestRider {
  readonly riderId: string
  readonly headers: { readonly authorization: string; readonly 'x-country': CountryCode }
  /** A call of this rider's phone: its status, the code of its failure or `ok`, and its answer. */
  post(path: string, body?: object): Promise<PhoneAnswer>
  work(): Promise<{ offer: { offer_id: string } | null; assignments: { status: string }[] }>
}

export interface PhoneAnswer {
  readonly status: number
  readonly code: string
  readonly json: { result?: unknown; errors?: { meta: Record<string, unknown> }[] }
}

interface RiderWish {
  readonly riderId: string
  readonly country?: CountryCode
  readonly at?: Point
  readonly isSimulated?: boolean
}

/** A rider on duty, whose phone has signed in. */
export async function addRider(server: TestServer, wish: RiderWish): Promise<TestRider> {
  await insertRider(server.platform, wish)
  const { db, clock } = server.platform
  const { riderId, country = 'SG' } = wish
  const account = { riderId, country, name: `Rider ${riderId}`, phone: '+6580000000', vehicle: 'bicycle' }
  const tokens = await enrolSimulatedRiders(db, [account], clock.now())
  return phoneOf(server, { riderId, country, deviceToken: tokens.get(riderId) ?? '' })
}

/** A rider on duty, known to the service and no more. */
export async function insertRider(
  { db, clock }: Pick<TestServer['platform'], 'db' | 'clock'>,
  wish: RiderWish,
): Promise<void> {
  const { riderId, country = 'SG', at = { latitude: 1.301, longitude: 103.851 } } = wish
  await db
    .insertInto('rider')
    .values({
      rider_id: riderId,
      country,
      name: `Rider ${riderId}`,
      vehicle: 'bicycle',
      phone: '+6580000000',
      is_simulated: wish.isSimulated ?? false,
      on_duty: true,
      latitude: at.latitude,
      longitude: at.longitude,
      created_at: clock.now(),
    })
    .execute()
}

async function phoneOf(
  server: TestServer,
  { riderId, country, deviceToken }: { riderId: string; country: CountryCode; deviceToken: string },
): Promise<TestRider> {
  const base = '/api/fleet/v1'
  const signedIn = await server.app.inject({
    method: 'POST',
    url: `${base}/token`,
    headers: { 'x-country': country },
    payload: { device_token: deviceToken },
  })
  const headers = { authorization: `Bearer ${signedIn.json().result.token}`, 'x-country': country }
  return {
    riderId,
    headers,
    async post(path, body) {
      const payload = body ? { payload: body } : {}
      const answer = await server.app.inject({ method: 'POST', url: base + path, headers, ...payload })
      const json = answer.json()
      return { status: answer.statusCode, code: json.errors?.[0]?.code ?? 'ok', json }
    },
    async work() {
      return (await server.app.inject({ url: `${base}/work`, headers })).json().result
    },
  }
}
