import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunnablePlatform } from '../src/platform/create-platform.ts'
import { askForRider } from './ask-for-rider.ts'
import { eventually } from './eventually.ts'
import { seedVendors } from './seed/seed-vendors.ts'
import { type SignedIn, testPassword } from './seed/sign-in.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { createWatchedLog, personalIn } from './monitoring/watched-log.ts'

describe('a log line with personal data', () => {
  it.each([
    ['a name', '{"msg":"no order of Mei Lin"}'],
    ['a phone number', '{"to":"+46701234567"}'],
    ['a phone number without a country', '{"to":"91234567"}'],
    ['an email', '{"err":"no mailbox anna@shop.test"}'],
    ['a password', `{"body":"${testPassword}"}`],
    ['a token', '{"path":"/a/eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.c2ln"}'],
    ['a header', '{"header":"Bearer 0123456789abcdef0123"}'],
    ['a secret of a webhook', '{"secret":"whsec_0123456789abcdef"}'],
    ['a card', '{"card":"4242 4242 4242 4242"}'],
    ['a card without spaces', '{"card":"5555555555554444"}'],
  ])('is recognised: %s', (_what, line) => {
    expect(personalIn(line)).toBeDefined()
  })

  it.each([
    '{"level":30,"time":1893456000000,"request_id":"0b5c3f9e-91aa-4c55-9b1e-4242424242ab","ms":4}',
    '{"level":30,"network":"2001:db8:1:2::/64","trace_id":"4bf92f3577b34da6a3ce929d0e0e4736"}',
  ])('is not seen in a good line: %s', (line) => {
    expect(personalIn(line)).toBeUndefined()
  })
})

/** A job that writes the name of a person where it is already. */
function defineFailing({ jobs, db }: RunnablePlatform): void {
  jobs.define('write-twice', async () => {
    const row = { vendor_id: 'Mei Lin', last_sequence: 1 }
    await db.insertInto('vendor_stream').values([row, row]).execute()
  })
}

describe('the log of a server at every level', () => {
  const watched = createWatchedLog({ isKept: true })
  let server: TestServer
  let owner: SignedIn
  beforeAll(async () => {
    server = await startTestServer({ log: watched.log, prepare: defineFailing })
    owner = await seedVendors(server, {
      country: 'SG',
      email: 'owner@shop.test',
      vendors: [{ vendor_id: 'shop' }],
    })
  })
  afterAll(() => server.stop())

  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url, payload, headers: { ...owner.headers, ...headers } })

  it('has no personal data of orders that are made, refused and found again', async () => {
    expect((await askForRider(server, owner, { vendorId: 'shop' })).statusCode).toBe(200)
    const refused = await askForRider(server, owner, {
      vendorId: 'shop',
      change: (request) => ({
        ...request,
        signature: 'of Mei Lin',
      }),
    })
    expect(refused.statusCode).toBeGreaterThanOrEqual(400)
    const unknown = await server.app.inject({
      url: '/api/orders/v1/order/Mei%20Lin/+6591234567?search=anna@shop.test',
      headers: owner.headers,
    })
    expect(unknown.statusCode).toBe(404)
    expect(watched.leaks).toEqual([])
  })

  it('has no personal data of logins, registrations and resets that fail', async () => {
    const login = { email_address: 'owner@shop.test', password: `${testPassword}x` }
    expect((await post('/api/auth/v1/login', login)).statusCode).toBe(401)
    await post('/api/auth/v1/login', { email_address: 'owner@shop.test', password: 7 })
    await post('/api/auth/v1/register', { email_address: 'new@shop.test', password: testPassword })
    await post('/api/auth/v1/forgot-password', { email_address: 'owner@shop.test' })
    await server.app.inject({
      url: `/api/auth/v1/sessions?Authorization=${owner.headers.authorization}`,
      headers: { authorization: `${owner.headers.authorization}broken` },
    })
    expect(watched.leaks).toEqual([])
  })

  it('has no personal data of bodies that are no JSON, too large, or have a card', async () => {
    await server.app.inject({
      method: 'POST',
      url: '/api/orders/v1/order',
      headers: { ...owner.headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      payload: '{"name":"Mei Lin","card":"4242 4242 4242 4242"',
    })
    await post('/api/orders/v1/order', { name: 'Mei Lin'.repeat(60_000) })
    await post(`/api/payments/v1/order/${randomUUID()}/pay`, { card_number: '4242424242424242' })
    expect(watched.leaks).toEqual([])
  })

  it('has no personal data of a job whose statement fails with a row of a person', async () => {
    await server.platform.jobs.send('write-twice', {})
    await eventually(() => expect(watched.lines).toContainEqual(expect.stringContaining('"a job failed"')))
    expect(watched.lines.join('')).toContain('duplicate key value')
    expect(watched.leaks).toEqual([])
  })

  it('has a line for each of these calls', () => {
    const said = (word: string) => watched.lines.filter((line) => line.includes(`"msg":"${word}"`))
    expect(said('refused').length).toBeGreaterThan(5)
    expect(said('answered').length).toBeGreaterThan(0)
  })
})
