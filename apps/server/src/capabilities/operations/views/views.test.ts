import { type Call, calls, mayView } from '@beckon/contract'
import { VIEW_MINUTES } from '@beckon/domain/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestedOrder } from '../../../../test/ask-for-rider.ts'
import { type Input, makeCall, namingVendor, vendorCallInputs } from '../../../../test/every-vendor-call.ts'
import { send } from '../../../../test/post.ts'
import {
  type ConsoleOperator,
  openConsole,
  seedConsoleOperator,
} from '../../../../test/seed/console-operator.ts'
import { seedOperator } from '../../../../test/seed/seed-operator.ts'
import { seedVendors } from '../../../../test/seed/seed-vendors.ts'
import { type SignedIn } from '../../../../test/seed/sign-in.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

const clock = testClock()
let server: TestServer
let owner: SignedIn
let orderId: string
let otherId: string
let ana: ConsoleOperator
let admin: ConsoleOperator

beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  owner = await seedVendors(server, {
    country: 'SG',
    email: 'owner@shop.test',
    vendors: [{ vendor_id: 'mine' }, { vendor_id: 'theirs' }],
  })
  orderId = await requestedOrder(server, owner, { vendorId: 'mine' })
  otherId = await requestedOrder(server, owner, { vendorId: 'theirs' })
  ana = await seedConsoleOperator(server, 'ana@ops.test', [{ country: 'SG', role: 'support' }])
  admin = await seedConsoleOperator(server, 'admin@ops.test', [{ country: 'SG', role: 'administrator' }])
})
afterAll(() => server.stop())

const shop = { kind: 'shop', vendor_id: 'mine' } as const
const customer = () => ({ kind: 'customer', order_id: orderId }) as const

/** Asks for a view in a session of Ana. */
async function ask(subject: object, reason = 'she cannot find her order') {
  const { headers, sessionId } = await openConsole(server, ana)
  const answer = await send(server, 'POST', '/api/ops/v1/views', { headers, body: { subject, reason } })
  return { ...answer, sessionId, operatorHeaders: headers }
}

async function view(subject: object) {
  const { status, body, ...rest } = await ask(subject)
  expect(status).toBe(200)
  const { url } = (body as { result: { url: string } }).result
  const token = new URLSearchParams(new URL(url).hash.slice(1)).get('view') ?? ''
  return { ...rest, url, headers: { authorization: `View ${token}`, 'x-country': 'SG' } }
}

const subject = (vendorId: string, order: string) => ({ vendorId, orderId: order, ownerId: owner.userId })
const inputOf = ({ name }: Call, vendorId = 'mine', order = orderId): Input =>
  vendorCallInputs(subject(vendorId, order))[name] ?? { path: { id: order } }
const all: readonly Call[] = Object.values(calls)
const changing = all.filter((call) => call.method !== 'GET' && call.audience !== 'viewer')

describe.each([
  ['shop', () => shop],
  ['customer', customer],
] as const)('a view of the page of the %s', (_kind, subjectOf) => {
  it('is refused every call that changes something, of every audience', async () => {
    const { headers } = await view(subjectOf())
    for (const call of changing) {
      const made = await makeCall(server, call, headers, inputOf(call))
      expect([call.name, made.status, made.code]).toEqual([call.name, 403, 'view.read-only'])
    }
    const order = await server.platform.db
      .selectFrom('orders')
      .select(['status', 'version', 'description'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    expect(order).toMatchObject({ status: 'NEW', version: 1, description: 'Cake' })
    expect(await server.platform.db.selectFrom('order_rating').selectAll().execute()).toEqual([])
    expect(await server.platform.db.selectFrom('tracking_link').selectAll().execute()).toEqual([])
  })

  it('is refused the calls that read and are not viewable', async () => {
    const { headers } = await view(subjectOf())
    const hidden = all.filter((call) => call.method === 'GET' && !mayView(call))
    for (const call of hidden) {
      const made = await makeCall(server, call, headers, inputOf(call))
      expect([call.name, made.status, made.code]).toEqual([call.name, 403, 'view.read-only'])
    }
  })
})

it('only calls that read are viewable', () => {
  expect(all.filter((call) => mayView(call) && call.method !== 'GET').map(({ name }) => name)).toEqual([
    'endView',
  ])
})

describe('a view of the page of a shop', () => {
  const readable = namingVendor.filter(({ viewable }) => viewable === true)

  it.each(readable)('reads the shop by $name, and no other shop of the same owner', async (call) => {
    const { headers } = await view(shop)
    const own = await makeCall(server, call, headers, inputOf(call))
    // Some things do not exist: no rider, no photo, no upload.
    expect([200, 404]).toContain(own.status)
    expect(own.code).not.toBe('vendor.not-found')
    const other = await makeCall(server, call, headers, inputOf(call, 'theirs', otherId))
    expect(other.status).toBe(404)
    expect(other.body).not.toContain('Mei Lin')
  })

  it('lists only the shop, without the addresses of its owners', async () => {
    const { headers } = await view(shop)
    const { body } = await makeCall(server, calls.listVendors, headers)
    expect(JSON.parse(body).result.vendors.map((one: { vendor_id: string }) => one.vendor_id)).toEqual([
      'mine',
    ])
    expect(body).not.toContain('owner@shop.test')
  })

  it('shows no link that outlasts the view', async () => {
    await makeCall(server, calls.shareOrder, owner.headers, inputOf(calls.shareOrder))
    const { headers } = await view(shop)
    const { body } = await makeCall(server, calls.getShared, headers, inputOf(calls.getShared))
    expect(JSON.parse(body).result).toMatchObject({ links: [{ url: null }], receipt_url: '' })
    await server.platform.db.deleteFrom('tracking_link').execute()
  })

  it('does not show the page of a customer', async () => {
    const { headers } = await view(shop)
    const made = await makeCall(server, calls.getPublicOrder, headers, { path: { id: orderId } })
    expect([made.status, made.code]).toEqual([404, 'order.not-found'])
  })
})

describe('a view of the page of a customer', () => {
  it('shows what the holder of the link sees, of this order only', async () => {
    const { headers, url } = await view(customer())
    expect(new URL(url).pathname).toBe(`/tracking/${orderId}`)
    const own = await makeCall(server, calls.getPublicOrder, headers, { path: { id: orderId } })
    expect(JSON.parse(own.body).result).toMatchObject({ link: 'valid', details: { customer: 'Mei Lin' } })
    const other = await makeCall(server, calls.getPublicOrder, headers, { path: { id: otherId } })
    expect([other.status, other.code]).toEqual([404, 'order.not-found'])
  })

  it('reads nothing of the shop', async () => {
    const { headers } = await view(customer())
    const made = await makeCall(server, calls.getOrder, headers, inputOf(calls.getOrder))
    expect([made.status, made.code]).toEqual([403, 'view.read-only'])
  })
})

describe('a view ends', () => {
  const read = async (headers: Record<string, string>) => {
    const { status, code } = await makeCall(server, calls.readView, headers)
    return [status, code]
  }
  const open = [200, undefined]
  const over = [401, 'view.over']

  it(`${VIEW_MINUTES} minutes after it was opened, however much it is used`, async () => {
    const { headers } = await view(shop)
    clock.advance(VIEW_MINUTES * 60 - 1)
    expect(await read(headers)).toEqual(open)
    clock.advance(1)
    expect(await read(headers)).toEqual(over)
  })

  it('when the operator ends it', async () => {
    const { headers } = await view(shop)
    expect((await makeCall(server, calls.endView, headers)).status).toBe(200)
    expect(await read(headers)).toEqual(over)
  })

  it('when the operator logs out', async () => {
    const { headers, operatorHeaders } = await view(customer())
    await send(server, 'POST', '/api/ops/v1/logout', { headers: operatorHeaders, body: {} })
    expect(await read(headers)).toEqual(over)
  })

  it('when an administrator ends the sessions of the operator', async () => {
    const { headers } = await view(shop)
    const by = await openConsole(server, admin)
    await send(server, 'POST', `/api/ops/v1/operators/${ana.id}/sessions/end`, {
      headers: by.headers,
      body: { reason: 'lost laptop' },
    })
    expect(await read(headers)).toEqual(over)
  })

  it('when the operator is suspended', async () => {
    const { headers } = await view(shop)
    const by = await openConsole(server, admin)
    const set = (status: string) =>
      send(server, 'PUT', `/api/ops/v1/operators/${ana.id}/status`, {
        headers: by.headers,
        body: { status, reason: 'on leave' },
      })
    expect((await set('suspended')).status).toBe(200)
    expect(await read(headers)).toEqual(over)
    await set('active')
    expect(await read(headers)).toEqual(over)
  })

  it('when the operator has no role any more that allows it', async () => {
    const { headers } = await view(shop)
    const by = await openConsole(server, admin)
    const set = (role: string) =>
      send(server, 'PUT', `/api/ops/v1/operators/${ana.id}/roles`, {
        headers: by.headers,
        body: { roles: [{ role }], reason: 'another team' },
      })
    expect((await set('finance')).status).toBe(200)
    expect(await read(headers)).toEqual(over)
    await set('support')
  })

  it('in another country at once', async () => {
    const { headers } = await view(shop)
    expect(await read({ ...headers, 'x-country': 'MY' })).toEqual(over)
  })
})

it('a view names the operator, the shop and its end, and its token is nowhere in the database', async () => {
  const { headers } = await view(shop)
  const { body } = await makeCall(server, calls.readView, headers)
  expect(JSON.parse(body).result).toMatchObject({
    subject: shop,
    operator: 'Operator ana@ops.test',
    expires_at: Math.floor(clock.now().getTime() / 1000) + VIEW_MINUTES * 60,
  })
  const rows = await server.platform.db.selectFrom('operator_view').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(headers.authorization.slice('View '.length))
})

it.each<[string, () => object, () => string]>([
  ['shop', () => shop, () => 'vendor:mine'],
  ['customer', customer, () => `order:${orderId}`],
])('a view of the page of the %s is recorded with its reason', async (_kind, subjectOf, recorded) => {
  await view(subjectOf())
  const { body } = await send(server, 'GET', `/api/ops/v1/changes?subject=${recorded()}&count=1`, {
    headers: (await openConsole(server, admin)).headers,
  })
  expect((body as { result: object[] }).result).toMatchObject([
    { operator_id: ana.id, after: expect.stringContaining('viewed'), reason: 'she cannot find her order' },
  ])
})

it.each([
  ['a shop that does not exist', { kind: 'shop', vendor_id: 'nobody' }, 'vendor.not-found'],
  ['an order that does not exist', { kind: 'customer', order_id: 'mine-NONE' }, 'order.not-found'],
] as const)('no view is opened of %s', async (_what, asked, code) => {
  const { status, body } = await ask(asked)
  expect([status, (body as { errors: { code: string }[] }).errors[0]?.code]).toEqual([404, code])
})

it('a program, which has no session, opens no view', async () => {
  const program = await seedOperator(server, 'program', ['SG'])
  const { status } = await send(server, 'POST', '/api/ops/v1/views', {
    headers: program.headersIn('SG'),
    body: { subject: shop, reason: 'a script' },
  })
  expect(status).toBe(403)
})

it('an invented token opens nothing, nor does that of a view open the live socket', async () => {
  const invented = await makeCall(server, calls.readView, { authorization: 'View x', 'x-country': 'SG' })
  expect([invented.status, invented.code]).toEqual([401, 'view.over'])
  const { headers } = await view(shop)
  const known = await server.platform.callers.who('vendor', headers.authorization, 'SG')
  expect(known.ok).toBe(false)
})
