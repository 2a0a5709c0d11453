import { Agent, request } from 'node:https'
import { text } from 'node:stream/consumers'
import { localCertificate } from '../local-certificate.ts'
import { country } from './database.ts'
import { PROXY_PORT } from './proxy.ts'

/** A call as its client saw it. */
export interface SeenCall {
  readonly what: string
  /** Whether HAProxy may repeat it at another process. */
  readonly isRepeatable: boolean
  /** Milliseconds of `performance.now()`. */
  readonly began: number
  readonly ended: number
  /** Undefined where the connection broke. */
  readonly status: number | undefined
  readonly answer: string
}

export interface Sent {
  readonly what: string
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export const isFailed = ({ status }: Pick<SeenCall, 'status'>): boolean =>
  status === undefined || status >= 500

/** A connection that had been used before ended without an answer. */
class ConnectionEnded extends Error {}

/** No fault of the table lasts so long. */
const PATIENCE_MS = 90_000

/** A client behind HAProxy that writes down every call. */
export function createClient(address: string) {
  const seen: SeenCall[] = []
  const trust = { ca: localCertificate, servername: 'localhost' }
  const agent = new Agent({ keepAlive: true, ...trust })
  const unused = new Agent(trust)
  async function send({ what, method, path, body, headers = {} }: Sent): Promise<SeenCall> {
    const began = performance.now()
    const isRepeatable = method === 'GET' || headers['idempotency-key'] !== undefined
    const sent = { method, path, body, headers }
    const answered = await answerOf(sent, { host: address, agent })
      .catch((error: unknown) => {
        // As browsers do: HAProxy ends a used connection without an answer where its own to the process is lost.
        if (isRepeatable && error instanceof ConnectionEnded) {
          return answerOf(sent, { host: address, agent: unused })
        }
        throw error
      })
      .catch((error: unknown) => ({ status: undefined, answer: String(error) }))
    const call = { what, isRepeatable, began, ended: performance.now(), ...answered }
    seen.push(call)
    return call
  }
  return {
    seen,
    send,
    /** As `fetch` answers. */
    async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const { status, answer } = await send({ what: 'other', method, path, body, headers })
      return new Response(answer, { status: status ?? 599 })
    },
    close: () => agent.destroy(),
  }
}

function answerOf(
  { method, path, body, headers }: Omit<Sent, 'what'>,
  { host, agent }: { readonly host: string; readonly agent: Agent },
): Promise<{ status: number | undefined; answer: string }> {
  const payload = body === undefined ? undefined : JSON.stringify(body)
  const all = {
    'x-country': country,
    ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
    ...headers,
  }
  return new Promise((done, fail) => {
    const where = { host, port: PROXY_PORT, path, method, headers: all, agent, timeout: PATIENCE_MS }
    const sent = request(where, (response) => {
      text(response).then((answer) => done({ status: response.statusCode, answer }), fail)
    })
    sent.on('error', (error) => fail(sent.reusedSocket ? new ConnectionEnded(error.message) : error))
    sent.on('timeout', () => {
      fail(new Error('no answer'))
      sent.destroy()
    })
    sent.end(payload)
  })
}

export type Client = ReturnType<typeof createClient>
