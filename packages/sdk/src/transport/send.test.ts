import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { BeckonConnectionError, BeckonError } from '../errors.ts'
import { send, type Transport } from './send.ts'

interface Heard {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

let heard: Heard[] = []
let pauses: number[] = []
let answers: ((response: ServerResponse) => void)[] = []
const server = createServer((request, response) => void attend(request, response))

async function attend(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url, headers } = request
  heard.push({ method, url, headers, body: await text(request) })
  const answer = answers.shift() ?? answering(200, { result: 'fine' })
  answer(response)
}

function answering(status: number, body: unknown, headers: Record<string, string> = {}) {
  return (response: ServerResponse) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body))
}
const lost = (response: ServerResponse) => void response.socket?.destroy()
const refused = (status: number, code: string, headers?: Record<string, string>) =>
  answering(status, { error: { code, message: 'No.', action: 'Wait.', fields: { a: 'b' } } }, headers)

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())
beforeEach(() => {
  ;[heard, pauses, answers] = [[], [], []]
})

const transport = (changes: Partial<Transport> = {}): Transport => ({
  key: 'bkn_test_key',
  baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
  retries: 2,
  timeoutMs: 30_000,
  fetch,
  pause: async (ms) => void pauses.push(ms),
  random: () => 0,
  ...changes,
})

it('a call carries the key, its query and its body', async () => {
  const query = { limit: 5, after: undefined, expand: 'events' }
  const answer = await send(transport(), { method: 'POST', path: '/orders', query, body: { a: 'é' } })
  expect(await answer.json()).toEqual({ result: 'fine' })
  expect(heard).toMatchObject([
    {
      method: 'POST',
      url: '/api/v1/orders?limit=5&expand=events',
      headers: { authorization: 'Bearer bkn_test_key', 'content-type': 'application/json' },
      body: '{"a":"é"}',
    },
  ])
})

it.each([200, 201])('an answer with the status %i is a success', async (status) => {
  answers = [answering(status, { id: 'one' })]
  const answer = await send(transport(), { method: 'POST', path: '/orders', idempotencyKey: 'a-key-of-8' })
  expect([await answer.json(), heard.length]).toEqual([{ id: 'one' }, 1])
})

it('a lost connection, a 503 and a 429 are repeated after longer and longer pauses', async () => {
  answers = [lost, refused(503, 'service.busy')]
  await send(transport(), { method: 'GET', path: '/orders' })
  expect(heard).toHaveLength(3)
  expect(pauses).toEqual([250, 500])
})

it('a POST with an idempotency key is repeated with the same key', async () => {
  answers = [lost]
  await send(transport(), { method: 'POST', path: '/orders', body: {}, idempotencyKey: 'one' })
  expect(heard.map(({ headers }) => headers['idempotency-key'])).toEqual(['one', 'one'])
})

it('a POST without an idempotency key is not repeated after a lost connection', async () => {
  answers = [lost]
  await expect(send(transport(), { method: 'POST', path: '/keys', body: {} })).rejects.toThrow(
    BeckonConnectionError,
  )
  expect(heard).toHaveLength(1)
})

it('a POST that does nothing more when it is repeated is repeated', async () => {
  answers = [lost]
  await send(transport(), { method: 'POST', path: '/quotes', body: {}, isRepeatable: true })
  expect(heard).toHaveLength(2)
})

it('a POST that was refused for its rate is repeated after the seconds of the service', async () => {
  answers = [refused(429, 'rate.limited', { 'retry-after': '7' })]
  await send(transport(), { method: 'POST', path: '/keys', body: {} })
  expect(pauses).toEqual([7000])
})

it('a pause of more than a minute is left to the caller', async () => {
  answers = [refused(429, 'rate.limited', { 'retry-after': '3600' })]
  const failing = send(transport(), { method: 'GET', path: '/orders' })
  await expect(failing).rejects.toMatchObject({ status: 429, retryAfter: 3600 })
  expect(heard).toHaveLength(1)
})

it('a refusal carries code, message, status and the id of the request', async () => {
  answers = [refused(409, 'order.status', { 'x-request-id': 'req-1' })]
  const failing = send(transport(), { method: 'GET', path: '/orders/1' })
  await expect(failing).rejects.toThrow(BeckonError)
  answers = [refused(409, 'order.status', { 'x-request-id': 'req-1' })]
  await expect(send(transport(), { method: 'GET', path: '/orders/1' })).rejects.toMatchObject({
    status: 409,
    code: 'order.status',
    message: 'No. (order.status)',
    action: 'Wait.',
    fields: { a: 'b' },
    requestId: 'req-1',
  })
})

it('an answer that is no refusal of Beckon has the code unknown', async () => {
  answers = [answering(404, '<html>'), answering(404, '<html>')]
  await expect(send(transport(), { method: 'GET', path: '/orders' })).rejects.toMatchObject({
    code: 'unknown',
    message: 'The service answered 404 without an explanation (unknown)',
  })
})

it('gives up after its attempts with the outcome of the last one', async () => {
  answers = [lost, lost, refused(500, 'internal')]
  await expect(send(transport(), { method: 'GET', path: '/orders' })).rejects.toMatchObject({ status: 500 })
  expect(heard).toHaveLength(3)
})

it('a redirect is not followed, so that the key does not leave the service', async () => {
  const leave = answering(302, {}, { location: 'http://127.0.0.1:1/' })
  answers = [leave, leave, leave]
  await expect(send(transport({ retries: 0 }), { method: 'GET', path: '/orders' })).rejects.toThrow(
    BeckonConnectionError,
  )
  expect(heard).toHaveLength(1)
})

it('a caller who aborts gets the reason, and nothing is repeated', async () => {
  const controller = new AbortController()
  answers = [
    () => {
      controller.abort(new Error('enough'))
    },
  ]
  const outgoing = { method: 'GET', path: '/orders', signal: controller.signal } as const
  await expect(send(transport(), outgoing)).rejects.toThrow('enough')
  expect(heard).toHaveLength(1)
})
