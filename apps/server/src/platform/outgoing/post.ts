import {
  Agent as HttpAgent,
  type ClientRequest,
  type IncomingMessage,
  request as httpRequest,
} from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { after } from '../clock.ts'
import { isAllowedHost, urlViolation } from './outgoing-url.ts'
import { isPublicAddress } from './public-address.ts'
import { AddressNotAllowed, publicLookup, type ResolveName } from './resolve-public.ts'

/** Why there was no answer. */
export type PostError = 'not-allowed' | 'timeout' | 'name' | 'tls' | 'connection'

export interface PostAnswer {
  /** Null where there was none. */
  readonly status: number | null
  readonly error: PostError | null
  readonly retryAfter: string | undefined
  /** At most its first `ANSWER_BYTES`. */
  readonly answer: string
}

export interface PostRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Sends a request to an address that another party chose. Never rejects. */
type Post = (request: PostRequest) => Promise<PostAnswer>

/** `close` ends all connections, and with them the requests that are under way. */
export type ClosablePost = Post & { close(): void }

export interface PostSettings {
  readonly resolve: ResolveName
  /** Hosts (`name:port`) that are reached without a check, also without TLS. */
  readonly allowedHosts: readonly string[]
  readonly timeoutMs: number
  /** Certificates of further authorities, for tests. */
  readonly ca?: string | undefined
}

/** The part of an answer that is read. */
export const ANSWER_BYTES = 4096

const SOCKETS_PER_HOST = 16
const IDLE_MS = 10_000

/**
 * Creates the sender of requests to the internet: no inner address, no redirect, no compression, and a limit on time and on
 * the answer. Connections are kept for some seconds, each to the address that was checked.
 */
export function createPost({ resolve, allowedHosts, timeoutMs, ca }: PostSettings): ClosablePost {
  const options = { keepAlive: true, maxSockets: SOCKETS_PER_HOST, maxFreeSockets: 4, timeout: IDLE_MS }
  const certificates = ca === undefined ? {} : { ca }
  const checked = new HttpsAgent({ ...options, ...certificates, lookup: publicLookup(resolve) })
  const allowed = { http: new HttpAgent(options), https: new HttpsAgent({ ...options, ...certificates }) }
  const agentFor = (url: URL) => {
    if (!isAllowedHost(url, allowedHosts)) return checked
    return url.protocol === 'http:' ? allowed.http : allowed.https
  }
  const post: Post = async ({ url: text, headers, body }) => {
    if (!mayReach(text, allowedHosts)) return failed('not-allowed')
    const url = new URL(text)
    const send = url.protocol === 'http:' ? httpRequest : httpsRequest
    const request = send(url, {
      method: 'POST',
      agent: agentFor(url),
      headers: { ...headers, 'accept-encoding': 'identity', 'content-length': Buffer.byteLength(body) },
    })
    return answerTo(request, body, timeoutMs)
  }
  const close = () => [checked, allowed.http, allowed.https].forEach((agent) => agent.destroy())
  return Object.assign(post, { close })
}

/** An address in place of a name is not looked up, so it is checked before. */
function mayReach(text: string, allowedHosts: readonly string[]): boolean {
  if (urlViolation(text, allowedHosts)) return false
  const url = new URL(text)
  const host = url.hostname.replace(/^\[|\]$/gu, '')
  return isIP(host) === 0 || isAllowedHost(url, allowedHosts) || isPublicAddress(host)
}

const failed = (error: PostError): PostAnswer => ({ status: null, error, retryAfter: undefined, answer: '' })

function answerTo(request: ClientRequest, body: string, timeoutMs: number): Promise<PostAnswer> {
  return new Promise((done) => {
    let partial: PostAnswer | undefined
    const cancel = after(timeoutMs, () => {
      finish(partial ?? failed('timeout'))
      request.destroy()
    })
    const finish = (answer: PostAnswer) => {
      cancel()
      done(answer)
    }
    request.on('error', (error) => finish(partial ?? failed(errorOf(error))))
    request.on('response', (response) => {
      const head = {
        status: response.statusCode ?? null,
        error: null,
        retryAfter: response.headers['retry-after'],
      }
      partial = { ...head, answer: '' }
      readStart(response).then(
        (answer) => finish({ ...head, answer }),
        () => finish({ ...head, answer: '' }),
      )
    })
    request.end(body)
  })
}

/** Reads the start of an answer; a longer one ends its connection. */
async function readStart(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response) {
    const chunk = Buffer.from(part)
    parts.push(chunk)
    bytes += chunk.length
    if (bytes >= ANSWER_BYTES) {
      response.destroy()
      break
    }
  }
  return Buffer.concat(parts).subarray(0, ANSWER_BYTES).toString('utf8').replaceAll('\u0000', '')
}

function errorOf(error: Error & { readonly code?: string }): PostError {
  if (error instanceof AddressNotAllowed) return 'not-allowed'
  const code = error.code ?? ''
  if (/CERT|TLS|SSL|EPROTO|SELF_SIGNED|UNABLE_TO/u.test(code)) return 'tls'
  return /has no address/u.test(error.message) || code === 'ENOTFOUND' ? 'name' : 'connection'
}
