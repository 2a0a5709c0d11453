import { randomUUID } from 'node:crypto'
import { type Call, calls } from '@beckon/contract'
import { rehearseOrder } from '../../src/capabilities/fulfilment/dispatch/rehearsal/rehearse-order.ts'
import { requestedOrder } from '../ask-for-rider.ts'
import { orderKeyOf } from '../dispatch.ts'
import { seedOperator } from '../seed/seed-operator.ts'
import { createUser, type SignedIn, signIn } from '../seed/sign-in.ts'
import type { TestServer } from '../test-server.ts'
import { type DispatchWorld, startDispatchWorld } from './dispatch-world.ts'

/** The shop of a dispatch world whose test mode was opened by a test key. */
export interface TestModeWorld extends DispatchWorld {
  /** Acts for the shop of the test mode by the calls of the portal, as a program with a test key would. */
  readonly program: SignedIn
  /** Headers of an operator of the country. */
  readonly operator: Record<string, string>
  /** Places an order of the test mode for a customer of this name. */
  order(customer: string): Promise<string>
  /** Lets the simulated rider work until the order stays as it is. */
  rehearse(orderId: string): Promise<string[]>
  /** `status`, oldest first. */
  statuses(orderId: string): Promise<string[]>
  /** Answers of the lists of operators that need nothing but a country, by the names of their calls. */
  operatorLists(): Promise<ReadonlyMap<string, string>>
}

export async function startTestModeWorld(): Promise<TestModeWorld> {
  const world = await startDispatchWorld()
  const { server, clock, deps } = world
  const program = await openTestMode(world)
  const operator = (await seedOperator(server, `operator-${randomUUID()}`, ['SG'])).headersIn('SG')
  const statuses: TestModeWorld['statuses'] = (orderId) => statusesOf(server, orderId)
  return {
    ...world,
    program,
    operator,
    statuses,
    order: (name) =>
      requestedOrder(server, program, {
        vendorId: 'test.shop',
        change: (request) => ({ ...request, customer: { ...request.customer, name } }),
      }),
    async rehearse(orderId) {
      for (let idle = 0; idle < 15;) {
        const before = await statuses(orderId)
        await rehearseOrder(deps, orderKeyOf(orderId))
        clock.advance(5)
        idle = (await statuses(orderId)).length === before.length ? idle + 1 : 0
      }
      return statuses(orderId)
    },
    async operatorLists() {
      const answers = new Map<string, string>()
      for (const { name, method, path } of plainLists) {
        const payload = name === 'findAnything' ? { text: 'shop' } : {}
        const body = method === 'POST' ? { payload } : {}
        const answer = await server.app.inject({ method, url: path, headers: operator, ...body })
        answers.set(name, answer.body)
      }
      return answers
    },
  }
}

/** Makes a test key, and a user who acts for the shop of the test mode by the calls of the portal. */
export async function openTestMode({
  server,
  shop,
}: Pick<DispatchWorld, 'server' | 'shop'>): Promise<SignedIn> {
  const fields = { name: 'Till', scopes: ['read'], vendor_ids: null, networks: [], expires_at: null }
  await server.app.inject({
    method: 'POST',
    url: '/api/orders/v1/vendor/shop/keys',
    headers: shop.headers,
    payload: { ...fields, mode: 'test' },
  })
  const user_id = await createUser(server, 'SG', 'program@shop.test')
  await server.platform.db.insertInto('vendor_owner').values({ vendor_id: 'test.shop', user_id }).execute()
  return signIn(server, 'SG', 'program@shop.test')
}

async function statusesOf({ platform: { db } }: TestServer, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('order_status')
    .select('status')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map(({ status }) => status)
}

const plainLists: readonly Call[] = Object.values(calls as Record<string, Call>)
  .filter(({ audience }) => audience === 'operator')
  .filter(
    ({ action = '', method, path }) => (method === 'GET' || action.endsWith('.read')) && !path.includes(':'),
  )
