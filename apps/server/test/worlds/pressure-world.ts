import type { MeasureKind } from '@beckon/domain/pressure'
import type { WireMeasure } from '@beckon/contract'
import { type Answered, send } from '../post.ts'
import { type SeededOperator, seedOperator } from '../seed/seed-operator.ts'
import { seedVendors } from '../seed/seed-vendors.ts'
import { signIn, type SignedIn } from '../seed/sign-in.ts'
import { testClock } from '../test-clock.ts'
import { startTestServer, type TestServer } from '../test-server.ts'

/** The collection point of the shop, in the zones `centre` and `wide`. */
export const shopPoint = { latitude: 47.5, longitude: 19.05 }
/** Metres to the north of it. */
export const north = (metres: number) => ({
  ...shopPoint,
  latitude: shopPoint.latitude + metres / 111_195.08,
})

export interface PressureWorld {
  readonly server: TestServer
  readonly operator: SeededOperator
  /** The user of the shop; signed in again by `advance`. */
  shop(): SignedIn
  advance(seconds: number): Promise<void>
  seconds(): number
  putZone(id: string, change?: object): Promise<Answered>
  start(kind: MeasureKind, value?: number, more?: StartOptions): Promise<WireMeasure>
  tryStart(body: object, zone?: string): Promise<Answered>
  end(measure: Pick<WireMeasure, 'id' | 'zone_id'>): Promise<Answered>
  /** Ends all measures that have not ended. */
  calm(): Promise<void>
  quote(metres?: number, more?: object): Promise<Answered>
}

interface StartOptions {
  readonly zone?: string
  readonly minutes?: number
  readonly starts_at?: number
}

const vendors = [
  { vendor_id: 'shop', ...shopPoint, contact_phone: '+3612345678' },
  { vendor_id: 'test', ...shopPoint, is_test: true },
  { vendor_id: 'elsewhere', ...north(20_000) },
]

/** A shop of Hungary in two zones, and an operator. */
export async function startPressureWorld(): Promise<PressureWorld> {
  const clock = testClock()
  const server = await startTestServer({ clock, env: { ROLES: 'api' } })
  const operator = await seedOperator(server, 'ops', ['HU'])
  const owner = { country: 'HU', email: 'a@shop.test', vendors } as const
  let shop = await seedVendors(server, owner)
  const calls = callsOf(server, operator)
  await calls.putZone('centre')
  await calls.putZone('wide', { area: { type: 'Circle', center: shopPoint, metres: 9000 } })
  return {
    ...{ server, operator, ...calls },
    shop: () => shop,
    seconds: () => Math.floor(clock.now().getTime() / 1000),
    async advance(by) {
      clock.advance(by)
      shop = await signIn(server, owner.country, owner.email)
    },
    async start(kind, value = 0, { zone, ...more } = {}) {
      const answer = await calls.tryStart({ kind, value, minutes: 60, ...more }, zone)
      if (answer.status !== 200) throw new Error(`no measure: ${answer.code}`)
      return answer.result
    },
    async calm() {
      await server.platform.db.deleteFrom('zone_measure').execute()
    },
    quote: (metres = 1000, more = {}) =>
      send(server, 'POST', '/api/hurrier/v1/delivery/fee', {
        headers: shop.headers,
        body: { ...deliveryTo(metres), ...more },
      }),
  }
}

const deliveryTo = (metres: number) => ({
  vendor_id: 'shop',
  source: shopPoint,
  destination: north(metres),
  delivery_type: 'INSTANT',
})

function callsOf(server: TestServer, operator: SeededOperator) {
  const ops = (method: 'POST' | 'PUT', path: string, body: object) =>
    send(server, method, `/api/ops/v1/${path}`, {
      headers: operator.headersIn('HU'),
      body: { reason: 'few riders', ...body },
    })
  const area = { type: 'Circle', center: shopPoint, metres: 3000 }
  return {
    putZone: (id: string, change: object = {}) => ops('PUT', `zones/${id}`, { name: id, area, ...change }),
    tryStart: (body: object, zone = 'centre') => ops('POST', `zones/${zone}/measures`, body),
    end: ({ id, zone_id }: Pick<WireMeasure, 'id' | 'zone_id'>) =>
      ops('POST', `zones/${zone_id}/measures/${id}/end`, {}),
  }
}
