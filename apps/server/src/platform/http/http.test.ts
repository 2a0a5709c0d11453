import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserConfig, failure } from '@beckon/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openApiDocument } from './openapi.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const web = mkdtempSync(join(tmpdir(), 'beckon-web-'))
let server: TestServer
beforeAll(async () => {
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Beckon</title><p>Portal</p>')
  writeFileSync(join(web, 'welcome.html'), '<!doctype html><title>Beckon</title><p>Welcome</p>')
  writeFileSync(join(web, 'public-pages.html'), '<!doctype html><title>Beckon</title><p>Parcel</p>')
  writeFileSync(join(web, 'assets', 'app-1a2b.js'), `export const a = 1 // ${'x'.repeat(3000)}`)
  writeFileSync(join(web, '.built-from'), 'a hash of the sources')
  server = await startTestServer({ env: { WEB_DIR: web, RATE_LIMITS: 'on' } })
})
afterAll(async () => {
  await server.stop()
  rmSync(web, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })
const login = (payload: unknown, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/v1/login',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

describe('a failure', () => {
  it.each([
    ['a body that lacks a field', { password: 'x' }, 400, 'auth.invalid-parameter'],
    ['a body that is not JSON', '{"email', 400, 'auth.invalid-parameter'],
    ['no body', '', 400, 'auth.invalid-parameter'],
    ['a body that reaches for a prototype', '{"__proto__":{"a":1}}', 400, 'auth.invalid-parameter'],
    ['a body that is too large', { email_address: 'x'.repeat(300_000) }, 413, 'request.too-large'],
  ])('is an envelope with a permanent code: %s', async (_, body, status, code) => {
    const answer = await login(body)
    expect(answer.statusCode).toBe(status)
    expect(failure.parse(answer.json()).errors[0]?.code).toBe(code)
    expect(answer.json().request_id).toBe(answer.headers['x-request-id'])
  })

  it('names the fields that are wrong', async () => {
    const answer = await login({ email_address: 'a@b.test' })
    expect(Object.keys(answer.json().errors[0].meta.fields)).toEqual(['password'])
  })

  it('is 404 for a call that is not there, also for a browser', async () => {
    const answer = await get('/api/orders/v1/nothing', { accept: 'text/html' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json().errors[0].code).toBe('request.not-found')
  })

  it('readyz answers 503 while the database is away', async () => {
    const lost = await startTestServer({ env: { DATABASE_POOL: '2' }, databasePatienceMs: 500 })
    await lost.platform.db.destroy()
    const answer = await lost.app.inject({ url: '/readyz' })
    expect(answer.statusCode).toBe(503)
    expect(answer.json().checks.database).toBe('failed')
    await lost.stop()
  })
})

describe('a request', () => {
  it('keeps its own id when it has a sane one', async () => {
    expect((await get('/healthz', { 'x-request-id': 'abcdefgh-1' })).headers['x-request-id']).toBe(
      'abcdefgh-1',
    )
    expect((await get('/healthz', { 'x-request-id': 'no\tgood' })).headers['x-request-id']).not.toContain(
      'good',
    )
  })

  it.each([
    ['hu.localhost:4000', undefined, 'HU'],
    ['HU.LOCALHOST', 'SG', 'HU'],
    ['localhost', undefined, 'SG'],
    ['127.0.0.1:4000', 'hu', 'HU'],
    ['xx.localhost', undefined, 'SG'],
  ])('to host %s with x-country %s is for %s', async (host, country, expected) => {
    const answer = await get('/config.json', { host, ...(country ? { 'x-country': country } : {}) })
    expect(browserConfig.parse(answer.json()).country).toBe(expected)
  })

  it('of the console is for the country that the operator chose, also on the host of another one', async () => {
    const chosen = { host: 'hu.localhost', 'x-country': 'SG', 'x-beckon-console': '1' }
    expect(browserConfig.parse((await get('/config.json', chosen)).json()).country).toBe('SG')
  })

  it('for a country that is not served is refused', async () => {
    expect((await get('/config.json', { 'x-country': 'ZZ' })).statusCode).toBe(400)
  })

  it('calls are limited, with headers that show the limit', async () => {
    const answers = []
    for (let tries = 0; tries < 31; tries += 1) answers.push(await login({ password: 'x' }))
    expect(answers[0]?.headers['ratelimit-limit']).toBe('30')
    const last = answers.at(-1)
    expect(last?.statusCode).toBe(429)
    expect(last?.json().errors[0].code).toBe('request.too-many')
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
  })

  it.each(['/api/auth/v1/sessions', '/%61pi/auth/v1/sessions', '/a%70i/auth/v1/sessions'])(
    'to %s counts for the address that it comes from',
    async (url) => {
      const answer = await server.app.inject({ url, remoteAddress: '192.0.2.7' })
      expect([answer.statusCode, answer.headers['ratelimit-limit']]).toEqual([401, '6000'])
    },
  )

  it.each([
    ['/', '30000'],
    ['/readyz', '30000'],
    ['/texts/en.json', '30000'],
    ['/assets/none.js', '30000'],
    ['/live', '1200'],
  ])('to %s, which is no call, counts for its address too', async (url, limit) => {
    const answer = await server.app.inject({ url, remoteAddress: '192.0.2.8' })
    expect(answer.headers['ratelimit-limit']).toBe(limit)
  })

  it('is refused before its token is checked, after a thousand refused tokens of its address', async () => {
    const who = vi.spyOn(server.platform.callers, 'who')
    const send = (authorization: string, remoteAddress = '127.0.0.1') =>
      server.app.inject({ url: '/api/ops/v1/flags', headers: { authorization }, remoteAddress })
    const forged = await Promise.all(
      Array.from({ length: 1100 }, (_, at) => send(`Operator forged-token-of-nobody-${at}`)),
    )
    expect(who).toHaveBeenCalledTimes(1000)
    expect(forged.filter(({ statusCode }) => statusCode === 401)).toHaveLength(1000)
    expect(forged.find(({ statusCode }) => statusCode === 429)?.json().errors[0].code).toBe(
      'request.too-many',
    )
    expect((await send('Operator forged-token-of-nobody', '192.0.2.10')).statusCode).toBe(401)
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live?Authorization=Zm9yZ2Vk`)
    const closed = await new Promise((resolve) =>
      socket.addEventListener('close', ({ code }) => resolve(code)),
    )
    expect([closed, who.mock.calls.length]).toEqual([4429, 1001])
    who.mockRestore()
  })

  it('is limited for a network of addresses of version 6 as for one', async () => {
    const from = (at: number) =>
      server.app.inject({
        method: 'POST',
        url: '/api/auth/v1/login',
        remoteAddress: `2001:db8::${at.toString(16)}`,
        payload: { password: 'x' },
      })
    const answers = []
    for (let tries = 1; tries <= 31; tries += 1) answers.push(await from(tries))
    expect(answers.at(-1)?.statusCode).toBe(429)
  })

  it('is limited for the /64 networks of one /48 together', async () => {
    const from = (at: number) =>
      server.app.inject({
        method: 'POST',
        url: '/api/auth/v1/login',
        remoteAddress: `2001:db8:48:${at.toString(16)}00::1`,
        payload: { password: 'x' },
      })
    const answers = []
    for (let at = 0; at < 250; at += 1) answers.push(await from(at), await from(at))
    expect(answers.slice(0, 480).some(({ statusCode }) => statusCode === 429)).toBe(false)
    expect(answers.slice(480).every(({ statusCode }) => statusCode === 429)).toBe(true)
    expect(answers.at(-1)?.headers['ratelimit-limit']).toBe('480')
  })
})

describe('the portal', () => {
  it('is the page at every path of a screen, revalidated each time', async () => {
    for (const path of ['/terms-of-nobody', '/request-a-rider/v1', '/history?x=1.5']) {
      const answer = await get(path)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('<title>Beckon Singapore</title><p>Portal')
      expect(answer.headers['cache-control']).toBe('no-cache')
    }
  })

  it.each(['/tracking/sg-1-a?t=secret', '/tracking-c2c/sg-1-a', '/delivery-receipt/sg-1-a/'])(
    'is a light page at %s, which is not indexed and sends no referrer',
    async (path) => {
      const answer = await get(path)
      expect(answer.body).toContain('<p>Parcel')
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-cache',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      })
    },
  )

  it('has its hashed files for ever, and compressed', async () => {
    const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })
    expect(answer.headers['cache-control']).toContain('immutable')
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.headers['vary']).toContain('accept-encoding')
    expect((await get('/assets/gone.js')).statusCode).toBe(404)
  })

  it('does not serve dot files of the build', async () => {
    expect((await get('/.built-from')).body).not.toContain('a hash of the sources')
  })

  it('may load from its own host only, and draw its map in a worker', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("worker-src 'self' blob:")
    expect(policy).not.toContain('http')
  })
})

describe('an operator', () => {
  it('answers whether the process runs and whether it can serve', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await get('/readyz')).json()).toMatchObject({ status: 'ready', checks: { database: 'ok' } })
  })

  it('reads metrics, in prd only with the token', async () => {
    expect((await get('/metrics')).body).toContain('http_server_request_duration_seconds_count')
    const token = 'a-long-enough-token'
    const closed = await startTestServer({
      env: { ENVIRONMENT: 'prd', RATE_LIMITS: 'on', METRICS_TOKEN: token },
    })
    const read = (authorization: string) => closed.app.inject({ url: '/metrics', headers: { authorization } })
    expect((await read('Bearer wrong')).statusCode).toBe(404)
    expect((await read(`Bearer ${token}`)).statusCode).toBe(200)
    await closed.stop()
  })

  it('reads OpenAPI 3.1 made from the schemas', async () => {
    const document = (await get('/api/docs/json')).json()
    expect(document.openapi).toBe('3.1.0')
    const operation = document.paths['/api/auth/v1/login'].post
    expect(operation.requestBody.content['application/json'].schema.required).toEqual([
      'email_address',
      'password',
    ])
    expect(Object.keys(operation.responses)).toEqual(['200', 'default'])
    expect(document.paths['/metrics']).toBeUndefined()
    // The committed document is made of all calls of the contract, and is compared in tools/openapi.
    expect(document).toEqual(JSON.parse(JSON.stringify(await openApiDocument())))
    expect((await get('/api/docs/')).body).toContain('swagger-ui')
  })
})
