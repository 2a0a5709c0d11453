import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface ReceivedCall {
  readonly method: string
  readonly path: string
  readonly query: Record<string, string>
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export type Answer = (response: ServerResponse, call: ReceivedCall) => void

/** A simulated third-party service on this machine with responses set by a test. */
export interface OutsideService {
  readonly url: string
  readonly calls: ReceivedCall[]
  answer: Answer
  stop(): Promise<void>
}

export async function startOutsideService(): Promise<OutsideService> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const { method = '', headers } = request
    void text(request).then((body) => {
      const call = { method, path: pathname, query: Object.fromEntries(searchParams), headers, body }
      service.calls.push(call)
      service.answer(response, call)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const service: OutsideService = {
    url: `http://127.0.0.1:${port}`,
    calls: [],
    answer: json({}),
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return service
}

export const json =
  (body: unknown, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** All the ways in which a service is no help. */
export const wrongAnswers: readonly (readonly [string, Answer])[] = [
  ['fails', json({ message: 'broken' }, 500)],
  ['is overloaded', json({}, 503)],
  ['has had too many calls', json({}, 429)],
  ['does not know the call', json({ error: 'no such path' }, 404)],
  ['refuses the key', json({ error: 'key' }, 403)],
  ['sends nothing', (response) => response.writeHead(200).end()],
  ['sends a page', (response) => response.writeHead(200).end('<html>Welcome</html>')],
  ['sends another shape', json({ places: 'all' })],
  ['sends half of it', (response) => response.writeHead(200, { 'content-length': 99 }).end('{"features":[')],
  ['leads elsewhere', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ['hangs up', (response) => response.destroy()],
  ['does not answer', () => undefined],
]
