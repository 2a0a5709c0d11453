import {
  errorsOfEveryCall,
  type ProgramCall,
  type ProgramOrder,
  programErrors,
  successStatus,
} from '@beckon/contract'
import { keyScopes } from '@beckon/domain/program'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  everyProgramCall,
  ofWholeKey,
  programAddress,
  programCallInputs,
  programDropoff,
  programOrder,
  type ProgramSubject,
} from './every-program-call.ts'
import { type Input, makeCall } from './every-vendor-call.ts'
import { ordersWorkbook } from './orders-workbook.ts'
import { endKey, makeKey, type SeededKey } from './seed/program-key.ts'
import { seedVendors } from './seed/seed-vendors.ts'
import type { SignedIn } from './seed/sign-in.ts'
import { turnOn } from './seed/turn-on.ts'
import { testClock } from './test-clock.ts'
import { startTestServer, type TestServer } from './test-server.ts'

const clock = testClock()
let server: TestServer
let owner: SignedIn
let stranger: SignedIn
/** Of the collection point `chain-east`. */
let subject: ProgramSubject
let secrets: readonly string[]
/** Keys with all scopes; a business has a limited number of keys. */
let own: SeededKey
let theirs: SeededKey
let test: SeededKey

beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  await turnOn(server, 'SG', ['BulkOrderUpload', 'AddressBook'])
  owner = await seedVendors(server, {
    country: 'SG',
    email: 'owner@shop.test',
    vendors: [{ vendor_id: 'chain', outlets: [{ vendor_id: 'chain-east' }, { vendor_id: 'chain-west' }] }],
  })
  stranger = await seedVendors(server, {
    country: 'SG',
    email: 'stranger@shop.test',
    vendors: [{ vendor_id: 'theirs' }],
  })
  own = await makeKey(server, owner, { business: 'chain' })
  theirs = await makeKey(server, stranger, { business: 'theirs' })
  test = await makeKey(server, owner, { business: 'chain', mode: 'test' })
  subject = await seedSubject('chain-east', own)
  secrets = [
    ...[subject.orderId, subject.uploadId, subject.addressId, subject.endpointId],
    ...['Mei Lin', 'Garden Road', 'chain-east', 'whsec_', 'example.com/secret'],
  ]
})
afterAll(() => server.stop())

const of = (name: string): ProgramCall => {
  const call = everyProgramCall.find((one) => one.name === name)
  if (!call) throw new Error(`no call ${name}`)
  return call
}

async function answerOf<T>(name: string, key: SeededKey, input: Input): Promise<T> {
  const { status, body } = await makeCall(server, of(name), key.headers, input)
  if (status !== successStatus(of(name))) throw new Error(`${name}: ${body}`)
  return JSON.parse(body) as T
}

/** An order, an upload and an entry of the address book, made by the calls of the API. */
async function seedSubject(point: string, key: SeededKey): Promise<ProgramSubject> {
  const { id: quote } = await answerOf<{ id: string }>('createQuote', key, {
    body: { collection_point: point, dropoff: programDropoff },
  })
  const order = await answerOf<ProgramOrder>('createOrder', key, { body: programOrder({ point, quote }) })
  const path = { collection_point: point }
  const address = await answerOf<{ id: string }>('createAddress', key, { path, body: programAddress })
  const form = new FormData()
  form.set('collection_point', point)
  const workbook = await ordersWorkbook(['Name'], [['Mei Lin']])
  form.set('file', new File([Uint8Array.from(workbook)], 'orders.xlsx'))
  const upload = await answerOf<{ id: string }>('createBulkUpload', key, { form })
  const { endpoint } = await answerOf<{ endpoint: { endpoint_id: string } }>('createWebhookEndpoint', key, {
    body: { url: 'https://shop.example.com/secret', collection_points: [point] },
  })
  const ids = {
    orderId: order.id,
    addressId: address.id,
    uploadId: upload.id,
    endpointId: endpoint.endpoint_id,
  }
  return { point, ...ids, quote }
}

const make = async (call: ProgramCall, headers: Record<string, string>) => {
  const { status, body } = await makeCall(server, call, headers, programCallInputs(subject)[call.name])
  const code: unknown = status < 300 ? undefined : JSON.parse(body).error?.code
  return { status, code, body }
}

const leaks = (body: string) => secrets.filter((secret) => body.includes(secret))
const aboutOnePoint = everyProgramCall.filter(({ name }) => !ofWholeKey.includes(name))
const notFound = /\.not-found$/u

it('the inputs cover every call of programs', () => {
  const inputs = programCallInputs(subject)
  expect(everyProgramCall.map(({ name }) => name).filter((name) => !(name in inputs))).toEqual([])
})

describe('without a key', () => {
  const wrong: readonly (readonly [string, () => Record<string, string>, string])[] = [
    ['nothing', () => ({}), 'auth.required'],
    ['a session of the owner', () => owner.headers, 'auth.required'],
    ['cookies', () => ({ cookie: 'beckon_console=x', 'x-beckon-console': '1' }), 'auth.required'],
    ['a mistyped key', () => ({ authorization: `Bearer bkn_live_${'a'.repeat(36)}` }), 'key.mistyped'],
    [
      'a key in another scheme',
      () => ({ authorization: `Basic bkn_live_${'a'.repeat(36)}` }),
      'auth.required',
    ],
  ]

  it.each(wrong)('%s opens no call', async (_what, headersOf, expected) => {
    const headers = { 'x-country': 'SG', ...headersOf() }
    for (const call of everyProgramCall) {
      const { status, code, body } = await make(call, headers)
      expect([call.name, status, code, leaks(body)]).toEqual([call.name, 401, expected, []])
    }
  })

  it('a key of another country opens no call, and gets the answer of an unknown one', async () => {
    for (const call of everyProgramCall) {
      const { status, code } = await make(call, { ...own.headers, 'x-country': 'MY' })
      expect([call.name, status, code]).toEqual([call.name, 401, 'key.invalid'])
    }
  })

  it('a key that was ended opens no call', async () => {
    const key = await makeKey(server, owner, { business: 'chain' })
    await endKey(server, owner, 'chain', key.keyId)
    for (const call of everyProgramCall) {
      const { status, code, body } = await make(call, key.headers)
      expect([call.name, status, code, leaks(body)]).toEqual([call.name, 401, 'key.invalid', []])
    }
  })
})

describe('a key with one scope', () => {
  it.each(keyScopes)('%s opens no call of another scope', async (scope) => {
    const { headers } = await makeKey(server, stranger, { business: 'theirs', scopes: [scope] })
    for (const call of everyProgramCall) {
      const { status, code, body } = await make(call, headers)
      const isRefused = status === 403 && code === 'key.scope'
      expect([call.name, isRefused, leaks(body)]).toEqual([call.name, call.scope !== scope, []])
    }
  })

  it.each(keyScopes)('all but %s opens every call of these', async (scope) => {
    const scopes = keyScopes.filter((one) => one !== scope)
    const { headers } = await makeKey(server, stranger, { business: 'theirs', scopes })
    for (const call of everyProgramCall) {
      const { code } = await make(call, headers)
      expect([call.name, code === 'key.scope']).toEqual([call.name, call.scope === scope])
    }
  })
})

describe('a key of another business', () => {
  it.each(aboutOnePoint)('finds nothing by $name', async (call) => {
    const { status, code, body } = await make(call, theirs.headers)
    expect([status, code, leaks(body)]).toEqual([404, expect.stringMatching(notFound), []])
  })

  it('lists nothing of others', async () => {
    for (const name of [...ofWholeKey, 'listOrders', 'getFigures']) {
      const { status, body } = await makeCall(server, of(name), theirs.headers, { query: wholeQuery(name) })
      expect([name, status, leaks(body)]).toEqual([name, 200, []])
    }
  })
})

const wholeQuery = (name: string): Record<string, string> => {
  const now = clock.now().getTime()
  const iso = (days: number) => new Date(now + days * 86_400_000).toISOString()
  return name === 'getFigures' ? { from: iso(-1), before: iso(1) } : {}
}

describe.each([
  ['another collection point', ['chain-west']],
  ['the main branch alone', ['chain']],
] as const)('a key for %s', (_what, points) => {
  let headers: SeededKey['headers']
  beforeAll(async () => {
    headers = (await makeKey(server, owner, { business: 'chain', points })).headers
  })

  it.each(aboutOnePoint)('finds nothing by $name', async (call) => {
    const { status, code, body } = await make(call, headers)
    expect([status, code, leaks(body)]).toEqual([404, expect.stringMatching(notFound), []])
  })

  it('lists only its own', async () => {
    const { body } = await makeCall(server, of('listCollectionPoints'), headers, {})
    expect(JSON.parse(body).data.map(({ id }: { id: string }) => id)).toEqual([...points])
    const orders = await makeCall(server, of('listOrders'), headers, {})
    expect(JSON.parse(orders.body).data).toEqual([])
    const figures = await makeCall(server, of('getFigures'), headers, { query: wholeQuery('getFigures') })
    expect(JSON.parse(figures.body).total.orders).toBe(0)
  })
})

describe('a test key of the same business', () => {
  it.each(aboutOnePoint)('finds nothing live by $name', async (call) => {
    const { status, code, body } = await make(call, test.headers)
    expect([status, code, leaks(body)]).toEqual([404, expect.stringMatching(notFound), []])
  })

  it('makes orders that no live key finds', async () => {
    const { data } = await answerOf<{ data: { id: string }[] }>('listCollectionPoints', test, {})
    const point = data[0]?.id ?? ''
    const { id: quote } = await answerOf<{ id: string }>('createQuote', test, {
      body: { collection_point: point, dropoff: programDropoff },
    })
    const order = await answerOf<ProgramOrder>('createOrder', test, { body: programOrder({ point, quote }) })
    const found = await makeCall(server, of('getOrder'), own.headers, { path: { id: order.id } })
    expect([found.status, JSON.parse(found.body).error.code]).toEqual([404, 'order.not-found'])
    const { data: listed } = await answerOf<{ data: { id: string }[] }>('listOrders', own, {})
    expect(listed.map(({ id }) => id)).toEqual([subject.orderId])
  })
})

describe('after all of that', () => {
  it('the order, the upload and the address book are as they were', async () => {
    const { data } = await answerOf<{ data: ProgramOrder[] }>('listOrders', own, {})
    expect(data).toMatchObject([{ id: subject.orderId, version: 1, goods: { description: 'Cake' } }])
    const path = { collection_point: 'chain-east' }
    const book = await answerOf<{ data: { id: string }[] }>('listAddresses', own, { path })
    expect(book.data).toMatchObject([{ id: subject.addressId }])
    const upload = await answerOf('getBulkUpload', own, { path: { id: subject.uploadId } })
    expect(upload).toMatchObject({ state: 'checking' })
  })

  it.each(everyProgramCall)('$name answers its own key well, or with a code that it lists', async (call) => {
    const { status, code } = await make(call, own.headers)
    if (status < 300) return
    const listed: readonly string[] = [...errorsOfEveryCall, ...call.errors]
    expect(listed).toContain(code)
    expect(Object.entries(programErrors).find(([one]) => one === code)?.[1].status).toBe(status)
  })
})
