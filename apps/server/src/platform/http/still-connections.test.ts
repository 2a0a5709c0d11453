import { connect, type AddressInfo, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { pause } from '../clock.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { createHttp } from './create-http.ts'

/** Far longer than a busy machine takes for a part. */
const STILL_MS = 2000
const PART = Buffer.alloc(64 * 1024, 'x')
const PARTS = 1600
let server: TestServer
let app: FastifyInstance
const metrics = createMetrics()
/** Files of which the server still holds the source open. */
const open = new Set<Readable>()
const sockets: Socket[] = []

/** A file that is far larger than what the kernel buffers for a reader. */
function* largeFile() {
  for (let part = 0; part < PARTS; part += 1) yield PART
}
async function* slowFile() {
  for (let part = 0; part < 8; part += 1) {
    await pause(STILL_MS / 2)
    yield 'part '
  }
}

beforeAll(async () => {
  server = await startTestServer()
  app = await createHttp({ ...server.platform, metrics }, { stillMs: STILL_MS })
  app.get('/large', async (_request, reply) => {
    const stream = Readable.from(largeFile())
    open.add(stream)
    stream.on('close', () => open.delete(stream))
    return reply.type('application/octet-stream').send(stream)
  })
  app.get('/slow', async (_request, reply) =>
    reply.type('application/octet-stream').send(Readable.from(slowFile())),
  )
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
  metrics.stop()
  await server.stop()
})

const port = () => (app.server.address() as AddressInfo).port

function request(path: string): Socket {
  const socket = connect(port(), '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
  return socket
}

it('ends the connection of a reader who reads nothing of its answer', async () => {
  const socket = request('/large')
  socket.pause()
  await expect.poll(() => open.size).toBe(1)
  await expect.poll(() => open.size, { timeout: 10 * STILL_MS }).toBe(0)
})

it('does not cut off an upload that arrives slowly', async () => {
  let text = ''
  for await (const part of request('/slow')) text += String(part)
  expect(text.match(/part /gu)).toHaveLength(8)
})

it('does not cut off a slow reader who continues to read', async () => {
  const begun = performance.now()
  let bytes = 0
  let next = 0
  for await (const part of request('/large')) {
    bytes += (part as Buffer).length
    if (bytes < next) continue
    next += (PARTS * PART.length) / 20
    await pause(STILL_MS / 6)
  }
  expect(bytes).toBeGreaterThan(PARTS * PART.length)
  expect(performance.now() - begun).toBeGreaterThan(3 * STILL_MS)
})
