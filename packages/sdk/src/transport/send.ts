import { BeckonConnectionError, BeckonError, type Refusal } from '../errors.ts'
import type { Outgoing } from './outgoing.ts'
import { pauseBefore, shouldRepeat } from './repeat.ts'

export interface Transport {
  readonly key: string
  readonly baseUrl: string
  /** Attempts after the first. */
  readonly retries: number
  readonly timeoutMs: number
  readonly fetch: typeof fetch
  readonly pause: (ms: number, signal: AbortSignal | undefined) => Promise<void>
  /** Between 0 and 1. */
  readonly random: () => number
}

/**
 * Makes a call and returns its answer. A call that cannot do harm twice is repeated after a lost connection, a 429 and a
 * 5xx; a POST is one of these because it carries an idempotency key.
 */
export async function send(transport: Transport, outgoing: Outgoing): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await tryOnce(transport, outgoing)
    if (outcome instanceof Response) return outcome
    outgoing.signal?.throwIfAborted()
    const isLast = attempt >= transport.retries
    if (isLast || !shouldRepeat(outgoing, outcome)) throw outcome
    await transport.pause(pauseBefore(attempt, outcome, transport.random()), outgoing.signal)
  }
}

async function tryOnce(
  transport: Transport,
  outgoing: Outgoing,
): Promise<Response | BeckonError | BeckonConnectionError> {
  try {
    const answer = await transport.fetch(urlOf(transport, outgoing), requestOf(transport, outgoing))
    return answer.ok ? answer : await refusalOf(answer)
  } catch (error) {
    return new BeckonConnectionError(`${outgoing.method} ${outgoing.path} was not answered`, { cause: error })
  }
}

function urlOf({ baseUrl }: Transport, { path, query }: Outgoing): URL {
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/api/v1${path}`)
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) url.searchParams.set(name, String(value))
  return url
}

function requestOf({ key, timeoutMs }: Transport, outgoing: Outgoing): RequestInit {
  const { method, body, form, idempotencyKey, signal } = outgoing
  const limit = AbortSignal.timeout(timeoutMs)
  return {
    method,
    redirect: 'error',
    headers: {
      authorization: `Bearer ${key}`,
      accept: 'application/json',
      // The platform adds the type of a form, with its boundary.
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    body: form ?? (body === undefined ? null : JSON.stringify(body)),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  }
}

async function refusalOf(answer: Response): Promise<BeckonError> {
  const { status, headers } = answer
  const after = Number(headers.get('retry-after'))
  const said = await refusalIn(answer)
  const requestId = headers.get('x-request-id') ?? undefined
  return new BeckonError(status, after > 0 ? { ...said, retry_after: after } : said, requestId)
}

/** Something between here and the service may answer in a shape of its own. */
async function refusalIn(answer: Response): Promise<Refusal> {
  const body: unknown = await answer.json().catch(() => undefined)
  const error: unknown = isObject(body) ? body['error'] : undefined
  return isRefusal(error)
    ? error
    : { code: 'unknown', message: `The service answered ${answer.status} without an explanation` }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isRefusal = (value: unknown): value is Refusal =>
  isObject(value) && typeof value['code'] === 'string' && typeof value['message'] === 'string'
