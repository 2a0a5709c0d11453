import { type Call, vendorCalls } from '@beckon/contract'
import { KEY_CALLS_PER_MINUTE } from '@beckon/domain/limits'
import { makeKey } from '@beckon/domain/program'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'
import { createMetrics } from '../../metrics/metrics.ts'
import { createHttp } from '../create-http.ts'
import { serve } from '../serve.ts'

const program = { ...vendorCalls.getCountryParameter, audience: 'program', scope: 'read' } as const
const fast: Call = { ...program, name: 'fast', path: '/api/v1/fast/:name' }
const slow: Call = { ...program, name: 'slow', path: '/api/v1/slow/:name', rate: 3 }
const paid: Call = { ...program, name: 'paid', path: '/api/v1/paid/:name', scope: 'money' }
const unscoped: Call = { ...program, name: 'unscoped', path: '/api/v1/unscoped/:name', scope: undefined }

let server: TestServer
let app: FastifyInstance
let made = 0
let keyId = ''
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'on', ROLES: 'api' } })
})
afterAll(() => server.stop())
beforeEach(async () => {
  const metrics = createMetrics()
  app = await createHttp({
    ...server.platform,
    metrics,
    callers: {
      ...server.platform.callers,
      who: async () => ({ ok: true, caller: callerOf(keyId) }) as never,
    },
  })
  for (const call of [fast, slow, paid, unscoped]) serve(app, call, async () => ({ result: '1' }))
  keyId = `key-${(made += 1)}`
  return async () => {
    await app.close()
    metrics.stop()
  }
})

const callerOf = (id: string) => ({ kind: 'program', keyId: id, scopes: ['read', 'orders'] })
const get = (name: string) =>
  app.inject({
    url: `/api/v1/${name}/serviceHours`,
    headers: { authorization: `Bearer ${makeKey('live', () => 1)}` },
  })

it('states the limit of a key and what is left of it in the headers of the draft', async () => {
  const { headers, statusCode } = await get('fast')
  expect(statusCode).toBe(200)
  expect(headers['ratelimit-policy']).toBe(`"key";q=${KEY_CALLS_PER_MINUTE};w=60`)
  expect(headers['ratelimit']).toMatch(new RegExp(`^"key";r=${KEY_CALLS_PER_MINUTE - 1};t=(?:59|60)$`, 'u'))
  expect(Object.keys(headers).filter((name) => /^ratelimit-(?!policy)/u.test(name))).toEqual([])
})

it('states both limits of a call with a limit of its own, and refuses above it with the time to wait', async () => {
  const answers = [await get('slow'), await get('slow'), await get('slow'), await get('slow')]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
  const [first, , , last] = answers
  expect(first?.headers['ratelimit-policy']).toBe(`"slow";q=3;w=60, "key";q=${KEY_CALLS_PER_MINUTE};w=60`)
  expect(first?.headers['ratelimit']).toMatch(/^"slow";r=2;t=\d+, "key";r=\d+;t=\d+$/u)
  expect(last?.headers['ratelimit']).toMatch(/^"slow";r=0;t=\d+$/u)
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
  expect(last?.json().error.code).toBe('request.too-many')
})

it('counts the calls of one key together, and those of another key apart', async () => {
  const left = async (name: string) =>
    Number(/"key";r=(\d+)/u.exec(String((await get(name)).headers['ratelimit']))?.[1])
  const before = await left('fast')
  expect(await left('slow')).toBe(before - 1)
  keyId = 'key-of-another'
  expect(await left('fast')).toBe(KEY_CALLS_PER_MINUTE - 1)
})

it('refuses a key that lacks the scope of a call, and every key for a call without a scope', async () => {
  for (const name of ['paid', 'unscoped']) {
    const answer = await get(name)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().error.code).toBe('key.scope')
  }
})
