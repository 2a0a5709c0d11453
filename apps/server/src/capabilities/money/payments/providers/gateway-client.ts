import type { z } from 'zod'
import type { GatewayError, GatewayErrorKind } from './card-gateway.ts'
import { failure } from './gateway-shapes.ts'

interface GatewayCall {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly body?: object
  /** The same twice is one. */
  readonly key?: string
  /** Whether the call involves a bank, which may take long. */
  readonly isBankCall?: boolean
}

/** Calls the gateway as one merchant. */
export interface GatewayClient {
  send<T>(call: GatewayCall, shape: z.ZodType<T>): Promise<T | GatewayError>
}

const TIME_LIMIT_MS = 5_000
/** A call that asks a bank may take this many times as long. */
const BANK_FACTOR = 3

const troubles: ReadonlyMap<string, GatewayErrorKind> = new Map([
  ['wallet.token-invalid', 'wallet'],
  ['wallet.token-expired', 'wallet'],
  ['card.unreadable', 'card-unreadable'],
  ['card.variant', 'card-unreadable'],
  ['instrument.not-found', 'card-unknown'],
  ['instrument.expired', 'card-expired'],
  ['intent.state', 'state'],
  ['intent.expired', 'state'],
  ['idempotency.running', 'unclear'],
  ['gateway.unavailable', 'unavailable'],
  ['request.not-found', 'unknown'],
])

export function gatewayClient({
  apiUrl,
  apiKey,
  timeLimitMs = TIME_LIMIT_MS,
}: {
  readonly apiUrl: string
  readonly apiKey: string
  readonly timeLimitMs?: number | undefined
}): GatewayClient {
  return {
    async send({ method, path, body, key, isBankCall = false }, shape) {
      try {
        const request = new Request(apiUrl + path, {
          method,
          headers: {
            authorization: `Bearer ${apiKey}`,
            ...(key === undefined ? {} : { 'idempotency-key': key }),
            ...(body ? { 'content-type': 'application/json' } : {}),
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
          redirect: 'error',
          signal: AbortSignal.timeout(isBankCall ? timeLimitMs * BANK_FACTOR : timeLimitMs),
        })
        const isRepeatable = key !== undefined || method === 'GET'
        const response = await (isRepeatable ? fetchOverClosed(request) : fetch(request))
        const content: unknown = response.status === 204 ? null : await response.json()
        if (!response.ok) return gatewayErrorOf(response.status, content)
        const parsed = shape.safeParse(content)
        return parsed.success ? parsed.data : { gatewayError: 'unclear', code: 'another shape' }
      } catch {
        return { gatewayError: 'unclear', code: 'no answer' }
      }
    },
  }
}

/**
 * Sends a request again, once, where its connection was closed without an answer: the gateway may close an idle connection
 * in the moment that a request takes it.
 */
async function fetchOverClosed(request: Request): Promise<Response> {
  const again = request.clone()
  try {
    return await fetch(request)
  } catch (error) {
    if (!isClosed(error)) throw error
    return fetch(again)
  }
}

const closedCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

function isClosed(error: unknown): boolean {
  const cause = error instanceof TypeError ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && closedCodes.has(String(cause.code))
}

function gatewayErrorOf(status: number, content: unknown): GatewayError {
  const parsed = failure.safeParse(content)
  const code = parsed.success ? parsed.data.error.code : `status ${status}`
  const known = troubles.get(code)
  if (known) return { gatewayError: known, code }
  // A proxy in front may give up while the gateway is still working.
  if (status >= 500) return { gatewayError: 'unclear', code }
  return { gatewayError: status === 429 ? 'unavailable' : 'refused', code }
}
