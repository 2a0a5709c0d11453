import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface ReceivedEvent {
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly id: string
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

export interface Receiver {
  readonly url: string
  readonly received: ReceivedEvent[]
  /** The next answers; 204 by default. */
  answer(with_: (response: ServerResponse) => void): void
  stop(): Promise<void>
}

const accept = (response: ServerResponse): void => void response.writeHead(204).end()

/** A program of a business that keeps the events that it gets. */
export async function startReceiver(): Promise<Receiver> {
  const received: ReceivedEvent[] = []
  let respond = accept
  const attend = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    const { type, data } = JSON.parse(body)
    received.push({ headers: request.headers, body, id: String(request.headers['webhook-id']), type, data })
    respond(response)
  }
  const server = createServer((request, response) => void attend(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    answer(with_) {
      respond = with_
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
