import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Log } from '../shared/log.ts'
import type { Queue } from './queue.ts'
import { shopOrder } from './shop-order.ts'
import { isSigned } from './signature.ts'

const LARGEST_BODY = 1_048_576
const topics: ReadonlySet<string> = new Set(['order.created', 'order.updated', 'order.restored'])

export interface Receiver {
  readonly secret: string
  readonly queue: Queue
  readonly log: Log
}

interface Answer {
  readonly status: number
  readonly text: string
}

/** Takes webhooks of the shop: checks the signature, writes the message to the disk, and answers. */
export function createReceiver(receiver: Receiver): Server {
  const server = createServer((request, response) => {
    void answer(receiver, request, response)
  })
  server.requestTimeout = 15_000
  server.headersTimeout = 10_000
  server.maxConnections = 200
  return server
}

async function answer(receiver: Receiver, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, text } = await answerTo(receiver, request).catch((): Answer => {
    receiver.log('error', 'message.not-stored')
    return { status: 503, text: 'The message could not be stored.' }
  })
  response.writeHead(status, { 'content-type': 'text/plain', ...(status === 413 && { connection: 'close' }) })
  response.end(text)
}

async function answerTo({ secret, queue, log }: Receiver, request: IncomingMessage): Promise<Answer> {
  if (request.method === 'GET' && request.url === '/healthz') return { status: 200, text: 'ready' }
  if (request.method !== 'POST') return { status: 405, text: 'Webhooks are sent with POST.' }
  const body = await bodyOf(request)
  if (!body) return { status: 413, text: 'The message is too large.' }
  // The shop sends this without a signature when the webhook is saved.
  if (/^webhook_id=\d+$/u.test(body.toString('latin1', 0, 40))) return { status: 200, text: 'ready' }
  if (!isSigned(secret, body, header(request, 'x-wc-webhook-signature'))) {
    log('warn', 'message.wrong-signature')
    return { status: 401, text: 'The signature is wrong: compare the secret of the webhook.' }
  }
  const topic = header(request, 'x-wc-webhook-topic') ?? ''
  if (!topics.has(topic)) return { status: 200, text: 'This topic is not used.' }
  const order = orderIn(body)
  // The shop turns a webhook off after five refusals, and would send the same again.
  if (order === undefined) {
    log('error', 'message.not-understood')
    return { status: 200, text: 'This is no order.' }
  }
  await queue.add(order, body)
  log('info', 'message.received', { order, topic })
  return { status: 200, text: 'received' }
}

function orderIn(body: Buffer): string | undefined {
  try {
    const read = shopOrder.safeParse(JSON.parse(body.toString('utf8')))
    return read.success ? String(read.data.id) : undefined
  } catch {
    return undefined
  }
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of request) {
    if (!(piece instanceof Buffer)) continue
    size += piece.length
    if (size > LARGEST_BODY) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
