import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { calls } from '../calls/index.ts'
import { createClient } from './create-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const credentials = { body: { email_address: 'mai@shop.test', password: 'x' } }
const refusal = JSON.stringify({
  errors: [{ code: 'request.too-many', message: 'x', meta: { translation_key: 'x' } }],
  request_id: 'x',
})
const answering = (status: number, headers: Record<string, string> = {}) =>
  vi.fn(
    async () =>
      new Response(refusal, { status, headers: { 'content-type': 'application/json', ...headers } }),
  )
const lost = () => vi.fn(async () => Promise.reject<Response>(new TypeError('fetch failed')))

type Fake = ReturnType<typeof answering>

async function triesOf(fetch: Fake, call: 'login' | 'listVendors' | 'createOrder' = 'login') {
  const client = createClient({ origin: 'http://beckon.test', fetch, headers: () => ({}) })
  // The input does not matter here, only the number of attempts.
  const input = call === 'login' ? credentials : {}
  const result = client.call(calls[call], input as never)
  await vi.advanceTimersByTimeAsync(60_000)
  return { tries: fetch.mock.calls.length, result: await result }
}

it.each([
  ['a lost connection', lost(), 'login', 4],
  ['429', answering(429), 'login', 4],
  ['429 with a second to wait', answering(429, { 'retry-after': '1' }), 'login', 4],
  ['429 with half a minute to wait', answering(429, { 'retry-after': '30' }), 'login', 1],
  ['503 of what reads', answering(503), 'listVendors', 4],
  ['503 of what creates, with its key', answering(503), 'createOrder', 4],
  ['503 of what would be done twice', answering(503), 'login', 1],
  ['a refusal', answering(401), 'login', 1],
] as const)('after %s it tries so often in all', async (_what, fetch, call, tries) => {
  expect((await triesOf(fetch as Fake, call)).tries).toBe(tries)
})

it('waits one, two and three seconds', async () => {
  const fetch = answering(429)
  const client = createClient({ origin: 'http://beckon.test', fetch, headers: () => ({}) })
  const result = client.call(calls.login, credentials)
  const seen: number[] = []
  for (let second = 0; second <= 6; second += 1) {
    await vi.advanceTimersByTimeAsync(second === 0 ? 10 : 1000)
    seen.push(fetch.mock.calls.length)
  }
  expect(seen).toEqual([1, 2, 2, 3, 3, 3, 4])
  expect(await result).toMatchObject({ ok: false, error: { kind: 'refused', status: 429 } })
})
