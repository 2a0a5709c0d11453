import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { gatewayClient } from './gateway-client.ts'

let server: Server
let received: (string | undefined)[]

afterEach(async () => {
  server.close()
  await once(server, 'close')
})

/** A gateway that closes the connection of its first requests without an answer. */
async function gatewayThatCloses(times: number) {
  received = []
  server = createServer((request, response) => {
    received.push(request.headers['idempotency-key']?.toString())
    if (received.length <= times) request.socket.destroy()
    else
      response.writeHead(200, { 'content-type': 'application/json', connection: 'close' }).end('{"ok":true}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return gatewayClient({ apiUrl: `http://127.0.0.1:${port}`, apiKey: 'key', timeLimitMs: 60_000 })
}

const shape = z.object({ ok: z.boolean() })

it('a request with a key is sent again with the same key when its connection is closed', async () => {
  const client = await gatewayThatCloses(1)
  const answer = await client.send({ method: 'POST', path: '/v1/intents', body: {}, key: 'one' }, shape)
  expect(answer).toEqual({ ok: true })
  expect(received).toEqual(['one', 'one'])
})

it('a request that reads is sent again when its connection is closed', async () => {
  const client = await gatewayThatCloses(1)
  expect(await client.send({ method: 'GET', path: '/v1/intents/1' }, shape)).toEqual({ ok: true })
})

it('a request without a key is sent once, because it could be done twice', async () => {
  const client = await gatewayThatCloses(1)
  const answer = await client.send({ method: 'POST', path: '/v1/wallets', body: {} }, shape)
  expect(answer).toEqual({ gatewayError: 'unclear', code: 'no answer' })
  expect(received).toHaveLength(1)
})

it('a request whose second connection is closed too is unclear', async () => {
  const client = await gatewayThatCloses(2)
  const answer = await client.send({ method: 'POST', path: '/v1/intents', body: {}, key: 'one' }, shape)
  expect(answer).toEqual({ gatewayError: 'unclear', code: 'no answer' })
  expect(received).toHaveLength(2)
})
