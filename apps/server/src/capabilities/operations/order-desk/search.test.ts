import { calls } from '@beckon/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestedOrder } from '../../../../test/ask-for-rider.ts'
import { makeCall } from '../../../../test/every-vendor-call.ts'
import { planOf } from '../../../../test/plan-of.ts'
import { send } from '../../../../test/post.ts'
import { openConsole, seedConsoleOperator } from '../../../../test/seed/console-operator.ts'
import { seedOperator, type SeededOperator } from '../../../../test/seed/seed-operator.ts'
import { seedVendors } from '../../../../test/seed/seed-vendors.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

const clock = testClock()
let server: TestServer
let program: SeededOperator
let first: string
let second: string
let third: string

beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  program = await seedOperator(server, 'program', ['SG', 'MY'])
  const owner = await seedVendors(server, {
    country: 'SG',
    email: 'owner@shop.test',
    vendors: [
      { vendor_id: 'cakes', name: 'Lin’s Cake House' },
      { vendor_id: 'tea', name: 'Tea by the Sea' },
    ],
  })
  const ask = async (vendorId: string, name: string, phone: string) => {
    clock.advance(1)
    return requestedOrder(server, owner, {
      vendorId,
      change: (request) => ({
        ...request,
        customer: { ...request.customer, name, phone_number: phone },
      }),
    })
  }
  first = await ask('cakes', 'Mei Lin Tan', '+6591234567')
  second = await ask('tea', 'Söhne O’Brien', '+6591234568')
  third = await ask('cakes', 'Melinda Ong', '+6591234569')
  await server.platform.db
    .insertInto('rider_account')
    .values({
      rider_id: 'r1',
      country: 'SG',
      name: 'Siti Rahman',
      phone: '+6581112222',
      vehicle: 'scooter',
      language: null,
      status: 'active',
      created_at: clock.now(),
    })
    .execute()
})
afterAll(() => server.stop())

type Found = { order_id: string }[]
const search = async (body: object, country: 'SG' | 'MY' = 'SG') =>
  (await send(server, 'POST', '/api/ops/v1/orders/search', { headers: program.headersIn(country), body }))
    .body as { result: Found; next: string | null }
const idsOf = ({ result }: { result: Found }) => result.map(({ order_id: id }) => id)
const codeOf = (id: string) => id.slice(id.lastIndexOf('-') + 1)

describe('the search over the orders of a country', () => {
  it.each<[string, () => object, () => string[]]>([
    ['nothing', () => ({}), () => [third, second, first]],
    ['a whole id', () => ({ text: first }), () => [first]],
    ['an id in small letters', () => ({ text: ` ${first.toLowerCase()} ` }), () => [first]],
    ['the beginning of a code', () => ({ text: codeOf(second).slice(0, 6).toLowerCase() }), () => [second]],
    ['a phone number as it is written in the country', () => ({ text: '9123 4568' }), () => [second]],
    ['a phone number with its country code', () => ({ text: '+65 9123 4569' }), () => [third]],
    ['beginnings of words of a name, in any order', () => ({ text: 'lin mei' }), () => [first]],
    ['the beginning of a name', () => ({ text: 'me' }), () => [third, first]],
    ['a name with letters beyond ASCII', () => ({ text: 'SÖHNE' }), () => [second]],
    ['a quote, which means nothing', () => ({ text: "o'; drop table orders --" }), () => []],
    ['a text without letters and digits', () => ({ text: '%_&|!' }), () => []],
    ['a shop', () => ({ vendor_id: 'cakes' }), () => [third, first]],
    ['a shop and a name', () => ({ vendor_id: 'tea', text: 'mei' }), () => []],
    ['a rider', () => ({ rider_id: 'r1' }), () => []],
    ['statuses', () => ({ statuses: ['DELIVERED'] }), () => []],
    ['a status', () => ({ statuses: ['NEW', 'DELIVERED'] }), () => [third, second, first]],
  ])('finds by %s', async (_what, body, expected) => {
    expect(idsOf(await search(body()))).toEqual(expected())
  })

  it('finds by time: from the first second to before the last one', async () => {
    const now = Math.floor(clock.now().getTime() / 1000)
    expect(idsOf(await search({ from: now - 1 }))).toEqual([third, second])
    expect(idsOf(await search({ until: now }))).toEqual([second, first])
  })

  it('finds nothing of another country', async () => {
    expect(await search({ text: first }, 'MY')).toEqual({ result: [], next: null })
    expect(idsOf(await search({}, 'MY'))).toEqual([])
  })

  it('is read page by page, each order once', async () => {
    const one = await search({ count: 2 })
    expect(idsOf(one)).toEqual([third, second])
    const two = await search({ count: 2, after: one.next })
    expect([idsOf(two), two.next]).toEqual([[first], null])
  })

  it('refuses a page that is not one of the service', async () => {
    const made = await makeCall(server, calls.searchOrders, program.headersIn('SG'), {
      body: { after: 'x' },
    })
    expect([made.status, made.code]).toEqual([400, 'request.invalid'])
  })

  it('shows shop, customer and fee of an order', async () => {
    const { result } = await search({ text: first })
    expect(result).toMatchObject([
      {
        shop: 'Lin’s Cake House',
        customer: { name: 'Mei Lin Tan', phone_number: '+6591234567' },
        rider: null,
        status: 'NEW',
        currency: 'SGD',
      },
    ])
  })
})

describe('find', () => {
  const find = async (text: string, headers: Record<string, string> = program.headersIn('SG')) => {
    const { body } = await makeCall(server, calls.findAnything, headers, { body: { text } })
    return JSON.parse(body).result as { orders: Found; shops: object[]; riders: object[] }
  }

  it('finds orders, shops and riders by one text', async () => {
    const found = await find('lin')
    expect(idsOf({ result: found.orders })).toEqual([first])
    expect(found.shops).toEqual([{ vendor_id: 'cakes', name: 'Lin’s Cake House', address: '1 Test Street' }])
    expect(found.riders).toEqual([])
  })

  it('finds a rider by phone number, and a shop by its id', async () => {
    expect((await find('8111 2222')).riders).toMatchObject([{ rider_id: 'r1', name: 'Siti Rahman' }])
    expect((await find('tea')).shops).toMatchObject([{ vendor_id: 'tea' }])
  })

  it('finds nothing by one character, nor in another country', async () => {
    const nothing = { orders: [], shops: [], riders: [] }
    expect(await find('l')).toEqual(nothing)
    expect(await find('lin', program.headersIn('MY'))).toEqual(nothing)
  })

  it('is refused to a role without orders', async () => {
    const editor = await seedConsoleOperator(server, 'editor@ops.test', [
      { country: 'SG', role: 'content-editor' },
    ])
    const { headers } = await openConsole(server, editor)
    const made = await makeCall(server, calls.findAnything, headers, { body: { text: 'lin' } })
    expect([made.status, made.code]).toEqual([403, 'auth.forbidden'])
  })
})

describe('among 20,000 orders', () => {
  beforeAll(async () => {
    const { db } = server.platform
    await sql`
      insert into orders
      select (jsonb_populate_record(one, jsonb_build_object(
        'order_id', 'cakes-' || lpad(upper(to_hex(n)), 14, '0'),
        'customer_name', 'Customer ' || n,
        'customer_phone', '+658' || lpad(n::text, 7, '0'),
        'created_at', one.created_at - n * interval '1 minute'
      ))).*
      from orders as one, generate_series(1, 20000) as n where one.order_id = ${first}`.execute(db)
    await sql`analyze orders`.execute(db)
  })

  it.each<[string, object, string]>([
    ['a code', { text: '0000000000A' }, 'orders_code'],
    ['a phone number', { text: '+65 8001 2345' }, 'orders_of_phone'],
    ['a name', { text: 'Söhne' }, 'orders_customer_words'],
    ['nothing', {}, 'orders_of_country'],
  ])('a search by %s uses an index and reads no whole table', async (_what, body, index) => {
    const plan = await planOf(server, () => search(body))
    expect(plan).toContain(index)
    expect(plan).not.toContain('Seq Scan on orders')
  })
})
