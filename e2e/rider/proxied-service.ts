import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { port } from '../port.ts'

/** Returns the answer to a request; undefined leaves it to the service. */
export type Answer = (body: string) => unknown

export interface ProxiedService {
  readonly port: number
  /** Answers in place of the service, by path. */
  readonly answers: Map<string, Answer>
  /** Changes of texts that the service sends, by path. */
  readonly changes: Map<string, (text: string) => string>
  /** The last body that was sent to each path of the service. */
  readonly bodies: ReadonlyMap<string, string>
  stop(): Promise<void>
}

/**
 * Puts a proxy before the service. A page's own routes do not see what its service worker asks for, and the script of that
 * worker cannot be changed by them.
 */
export async function proxyService(): Promise<ProxiedService> {
  const answers: ProxiedService['answers'] = new Map()
  const changes: ProxiedService['changes'] = new Map()
  const bodies = new Map<string, string>()
  const server = createServer((asked, reply) => {
    const [path = ''] = (asked.url ?? '').split('?')
    const answer = answers.get(path)
    const change = changes.get(path)
    if (answer) void answerWith(answer, asked, reply)
    else {
      forward(asked, change ? replyChanged(reply, change) : replyAsIs(reply))
      void textOf(asked).then((body) => bodies.set(path, body))
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    answers,
    changes,
    bodies,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

function forward(asked: IncomingMessage, answered: (answer: IncomingMessage) => void): void {
  // Whole texts, which can be changed: not compressed, and not "as before".
  const { 'if-none-match': _, 'if-modified-since': __, ...given } = asked.headers
  const headers = { ...given, 'accept-encoding': 'identity' }
  const { url: path, method } = asked
  const forwarded = request({ host: '127.0.0.1', port, path, method, headers }, answered)
  // A page that is closed ends its requests.
  forwarded.on('error', () => asked.socket.destroy())
  asked.pipe(forwarded)
}

const replyAsIs = (reply: ServerResponse) => (answer: IncomingMessage) => {
  reply.writeHead(answer.statusCode ?? 502, answer.headers)
  answer.pipe(reply)
}

const replyChanged =
  (reply: ServerResponse, change: (text: string) => string) => async (answer: IncomingMessage) => {
    const { 'content-length': _, ...headers } = answer.headers
    const text = change(await textOf(answer))
    reply.writeHead(answer.statusCode ?? 502, headers).end(text)
  }

async function answerWith(answer: Answer, asked: IncomingMessage, reply: ServerResponse): Promise<void> {
  const json = JSON.stringify(answer(await textOf(asked)))
  reply.writeHead(200, { 'content-type': 'application/json' }).end(json)
}

async function textOf(stream: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts).toString()
}
