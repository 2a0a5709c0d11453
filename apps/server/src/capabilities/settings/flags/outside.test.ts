import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FlagState } from '@beckon/contract'
import { initialFlags } from '@beckon/domain/flag'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedOperator } from '../../../../test/seed/seed-operator.ts'
import { type TestClock, testClock } from '../../../../test/test-clock.ts'
import { silent } from '../../../../test/core.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'
import { type FlagsService, flags } from './index.ts'

type Answer = (response: ServerResponse) => void

/** An operator's service with answers that a test sets. */
let service: Server
let requests: { readonly path: string; readonly body: unknown }[]
let answer: Answer
let server: TestServer
let clock: TestClock
let door: FlagsService

const json =
  (body: unknown, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const says = (values: Record<string, unknown>): Answer =>
  json({ flags: Object.entries(values).map(([key, value]) => ({ key, value, reason: 'STATIC' })) })

beforeAll(async () => {
  service = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    request.on('end', () => {
      requests.push({ path: request.url ?? '', body: JSON.parse(text) })
      answer(response)
    })
  })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  const { port } = service.address() as AddressInfo
  clock = testClock()
  server = await startTestServer({
    env: { ROLES: 'api', FLAGS_URL_ASIA: `http://127.0.0.1:${port}/asia/` },
    clock,
  })
})
afterAll(async () => {
  await server.stop()
  service.closeAllConnections()
  service.close()
})
beforeEach(async () => {
  requests = []
  answer = says({ PaymentTax: true })
  await server.platform.db.deleteFrom('flag_value').execute()
  door = flags({ ...server.platform, log: silent })
})

it('asks the service of the region, and only there', async () => {
  expect(await door.isOn('SG', 'PaymentTax')).toBe(true)
  expect(await door.isOn('HU', 'PaymentTax')).toBe(false)
  expect(requests).toEqual([
    {
      path: '/asia/ofrep/v1/evaluate/flags',
      body: { context: { targetingKey: 'server-SG', country: 'SG' } },
    },
  ])
})

it('concurrent reads share one request to the flag service in five minutes and country', async () => {
  await Promise.all([door.valuesOf('SG'), door.valuesOf('SG'), door.valuesOf('MY')])
  await door.valuesOf('SG')
  expect(requests).toHaveLength(2)
  clock.advance(299.999)
  await door.valuesOf('SG')
  expect(requests).toHaveLength(2)
  clock.advance(0.001)
  answer = says({ PaymentTax: false })
  expect((await door.valuesOf('SG')).PaymentTax).toBe(false)
  expect(requests).toHaveLength(3)
})

it('missing or invalid values of the flag service are replaced by our own', async () => {
  await server.platform.db
    .insertInto('flag_value')
    .values({ country: 'SG', flag: 'PreOrder', value: true, changed_at: clock.now() })
    .execute()
  answer = says({ PaymentTax: 'yes', PreOrder: undefined, Nonsense: true, GuestCheckout: true })
  expect(await door.valuesOf('SG')).toEqual({ ...initialFlags, PreOrder: true, GuestCheckout: true })
})

it.each<[string, Answer]>([
  ['fails', json({ errorDetails: 'broken' }, 500)],
  ['sends nothing', (response) => response.end()],
  ['sends a page', (response) => response.writeHead(200).end('<html>')],
  ['sends another shape', json({ flags: 'all' })],
  ['leads elsewhere', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ['hangs up', (response) => response.destroy()],
])('takes our own values when the service %s, and asks again soon', async (_, wrong) => {
  answer = wrong
  expect(await door.valuesOf('SG')).toEqual(initialFlags)
  await door.valuesOf('SG')
  expect(requests).toHaveLength(1)
  clock.advance(10)
  answer = says({ PaymentTax: true })
  expect((await door.valuesOf('SG')).PaymentTax).toBe(true)
})

it('the last values of the flag service stay in use while it is down', async () => {
  expect((await door.valuesOf('SG')).PaymentTax).toBe(true)
  clock.advance(300)
  answer = json({}, 503)
  expect((await door.valuesOf('SG')).PaymentTax).toBe(true)
})

it('does not wait longer than two seconds', async () => {
  answer = () => undefined
  expect(await door.valuesOf('SG')).toEqual(initialFlags)
})

it('the config contains the URL of the flag service, and the security policy allows it', async () => {
  const config = async (country: string) =>
    (await server.app.inject({ url: '/config.json', headers: { 'x-country': country } })).json().flags_url
  const { port } = service.address() as AddressInfo
  expect(await config('SG')).toBe(`http://127.0.0.1:${port}/asia`)
  expect(await config('HU')).toBeNull()
  const policy = String((await server.app.inject('/healthz')).headers['content-security-policy'])
  expect(policy).toMatch(new RegExp(`connect-src 'self' http://127.0.0.1:${port}(;|$)`))
})

it('the values of the regional service are listed beside those of the country', async () => {
  const operator = await seedOperator(server, 'asia', ['SG', 'HU'])
  const listed = async (country: 'SG' | 'HU') => {
    const answer = await server.app.inject({
      url: '/api/ops/v1/flags',
      headers: operator.headersIn(country),
    })
    const { result } = answer.json<{ result: FlagState[] }>()
    return result.find(({ name }) => name === 'PaymentTax')
  }
  expect(await listed('SG')).toMatchObject({ value: false, own: null, regional: true, applied: true })
  expect(await listed('HU')).toMatchObject({ value: false, own: null, regional: null, applied: false })
})
