import type { NewWebhookEndpoint, WebhookDelivery, WebhookEndpoint } from '@beckon/contract'
import { requestedOrder } from '../ask-for-rider.ts'
import { emptyTables } from '../empty-tables.ts'
import { eventually } from '../eventually.ts'
import { seedVendors } from '../seed/seed-vendors.ts'
import { type SignedIn, signIn } from '../seed/sign-in.ts'
import { type TestClock, testClock } from '../test-clock.ts'
import { startTestServer, type TestServer, type TestServerOptions } from '../test-server.ts'
import { type Receiver, type ReceivedEvent, startReceiver } from './webhook-receiver.ts'

export interface WebhookWorld {
  readonly server: TestServer
  readonly clock: TestClock
  /** Owner of the business `shop` with the outlets `east` and `west`; logs in again when the clock has advanced. */
  owner(): Promise<SignedIn>
  /** Owner of another business, `other`. */
  stranger(): Promise<SignedIn>
  call<T = unknown>(method: Method, path: string, body?: object, user?: SignedIn): Promise<Called<T>>
  /** Adds an endpoint of the business. */
  endpoint(url: string, more?: Partial<NewWebhookEndpoint>): Promise<Created>
  order(vendorId?: string): Promise<string>
  deliveries(endpointId: string): Promise<WebhookDelivery[]>
  receiver(): Promise<Receiver>
  /** No endpoints, no events. */
  clear(): Promise<void>
  stop(): Promise<void>
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
interface Called<T> {
  readonly status: number
  readonly code: string | undefined
  readonly result: T
}
interface Answered<T> {
  readonly errors?: readonly { readonly code: string }[]
  readonly result: T
}
interface Created {
  readonly endpoint: WebhookEndpoint
  readonly id: string
  readonly secret: string
}

const base = '/api/orders/v1/vendor/shop'
/** Access tokens are valid for longer. */
const FRESH_MS = 60_000

/** Starts a service with a worker on a fixed clock, and a business with two outlets. */
export async function startWebhookWorld({
  env = {},
  ...others
}: Pick<TestServerOptions, 'env' | 'log'> = {}): Promise<WebhookWorld> {
  const clock = testClock()
  const roles = { ROLES: 'api,worker', WEBHOOK_HOSTS: '127.0.0.1:*' }
  const server = await startTestServer({ ...others, clock, env: { ...roles, ...env } })
  await seedBoth(server)
  const owner = sessionOf(server, clock, 'owner@shop.test')
  const stranger = sessionOf(server, clock, 'stranger@shop.test')
  const receivers: Receiver[] = []
  const call = async <T>(
    method: Method,
    path: string,
    body?: object,
    user?: SignedIn,
  ): Promise<Called<T>> => {
    const answer = await server.app.inject({
      method,
      url: path.startsWith('/api') ? path : base + path,
      headers: (user ?? (await owner())).headers,
      ...(body ? { payload: body } : {}),
    })
    const { errors, result } = answer.json<Answered<T>>()
    return { status: answer.statusCode, code: errors?.[0]?.code, result }
  }
  return {
    ...{ server, clock, owner, stranger, call },
    async endpoint(url, more = {}) {
      const { result } = await call<Omit<Created, 'id'>>('POST', '/webhook-endpoints', { url, ...more })
      return { ...result, id: result.endpoint.endpoint_id }
    },
    order: async (vendorId = 'east') => requestedOrder(server, await owner(), { vendorId }),
    async deliveries(endpointId) {
      const path = `/webhook-endpoints/${endpointId}/deliveries?limit=100`
      return (await call<{ data: WebhookDelivery[] }>('GET', path)).result.data
    },
    async receiver() {
      const receiver = await startReceiver()
      receivers.push(receiver)
      return receiver
    },
    clear: () => clearAll(server),
    async stop() {
      await server.stop()
      for (const receiver of receivers) await receiver.stop()
    },
  }
}

async function seedBoth(server: TestServer): Promise<void> {
  await seedVendors(server, {
    country: 'SG',
    email: 'owner@shop.test',
    vendors: [{ vendor_id: 'shop', outlets: [{ vendor_id: 'east' }, { vendor_id: 'west' }] }],
  })
  await seedVendors(server, {
    country: 'SG',
    email: 'stranger@shop.test',
    vendors: [{ vendor_id: 'other' }],
  })
}

async function clearAll(server: TestServer): Promise<void> {
  await server.platform.db.deleteFrom('webhook_delivery').execute()
  await server.platform.db.deleteFrom('webhook_endpoint').execute()
  await eventually(async () => {
    const waiting = await server.platform.db
      .selectFrom('public_event')
      .select('event_id')
      .where('published_at', 'is', null)
      .executeTakeFirst()
    if (waiting) throw new Error('events are not published yet')
  })
  await emptyTables(server.platform.db, 'public_event', 'event_stream', 'message', 'orders')
}

/** Logs a user in, again where the clock has advanced. */
function sessionOf(server: TestServer, clock: TestClock, email: string): () => Promise<SignedIn> {
  let session: SignedIn | undefined
  let since = 0
  return async () => {
    const now = clock.now().getTime()
    if (session && now - since <= FRESH_MS) return session
    since = now
    session = await signIn(server, 'SG', email)
    return session
  }
}

/** The events of a type that a receiver got. */
export const ofType = ({ received }: Receiver, type: string): ReceivedEvent[] =>
  received.filter((event) => event.type === type)
