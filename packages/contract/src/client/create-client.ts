import ky, { isHTTPError, type KyInstance } from 'ky'
import type { AnswerOf, Call, InputOf } from '../call.ts'
import { type Failure, failure } from '../wire/common.ts'
import { requestFor } from './request-for.ts'

/** Why a call did not succeed: the service refused, it could not be reached, or its answer made no sense. */
export type CallError =
  | { readonly kind: 'refused'; readonly status: number; readonly failure: Failure }
  | { readonly kind: 'offline' }
  | { readonly kind: 'broken'; readonly status: number }
  | { readonly kind: 'aborted' }

export type CallResult<T> =
  | { readonly ok: true; readonly answer: T }
  | { readonly ok: false; readonly error: CallError }

export interface ClientOptions {
  /** Scheme and host; empty in the browser, where the page's own host answers. */
  readonly origin: string
  readonly fetch?: typeof fetch
  /** Asked before each request: authorization, language, country. */
  readonly headers: () => Promise<Record<string, string>> | Record<string, string>
  /** Retries after a lost connection, a 429, or a 5xx of an idempotent request. */
  readonly retries?: number
}

export interface CallOptions {
  readonly signal?: AbortSignal
  readonly idempotencyKey?: string
}

export interface Client {
  call<C extends Call>(call: C, input: InputOf<C>, options?: CallOptions): Promise<CallResult<AnswerOf<C>>>
  /** A call that answers with a file: the answer has begun, its bytes are still to be read. */
  open<C extends Call & { readonly file?: true }>(
    call: C,
    input: InputOf<C>,
    options?: CallOptions,
  ): Promise<CallResult<Response>>
}

/** One, two and three seconds. */
const RETRIES_TAKE_SECONDS = 6
const REPEATABLE = new Set(['GET', 'PUT', 'DELETE'])

/** The typed client: three retries, waiting 1000 ms times the number of the attempt. */
export function createClient(options: ClientOptions): Client {
  const http = ky.create({
    timeout: 30_000,
    ...(options.fetch ? { fetch: options.fetch } : {}),
  })
  return {
    call: (call, input, extra = {}) => perform(http, options, call, input, extra),
    open: (call, input, extra = {}) => send(http, options, call, input, extra),
  }
}

async function perform<C extends Call>(
  http: KyInstance,
  options: ClientOptions,
  call: C,
  input: InputOf<C>,
  extra: CallOptions,
): Promise<CallResult<AnswerOf<C>>> {
  const sent = await send(http, options, call, input, extra)
  if (!sent.ok) return sent
  try {
    const parsed = call.answer.safeParse(await sent.answer.json())
    return parsed.success
      ? { ok: true, answer: parsed.data as AnswerOf<C> }
      : { ok: false, error: { kind: 'broken', status: sent.answer.status } }
  } catch (error) {
    return { ok: false, error: await explain(error, extra.signal) }
  }
}

async function send<C extends Call>(
  http: KyInstance,
  options: ClientOptions,
  call: C,
  input: InputOf<C>,
  extra: CallOptions,
): Promise<CallResult<Response>> {
  const { url, body } = requestFor(call, input)
  const headers = await options.headers()
  if (extra.idempotencyKey) headers['idempotency-key'] = extra.idempotencyKey
  try {
    const response = await http(options.origin + url, {
      method: call.method,
      headers,
      ...bodyOf(call, body),
      ...(extra.signal ? { signal: extra.signal } : {}),
      retry: retryRule(call, options.retries ?? 3),
    })
    return { ok: true, answer: response }
  } catch (error) {
    return { ok: false, error: await explain(error, extra.signal) }
  }
}

/** A large file takes its time on a slow line. */
const FORM_TIMEOUT_MS = 120_000

function bodyOf(
  { form, bytes }: Call,
  body: unknown,
): { json?: unknown; body?: FormData | Blob; timeout?: number } {
  if (body === undefined) return {}
  if (bytes !== undefined && body instanceof Blob) return { body, timeout: FORM_TIMEOUT_MS }
  return form ? { body: formOf(body), timeout: FORM_TIMEOUT_MS } : { json: body }
}

function formOf(body: unknown): FormData {
  const form = new FormData()
  const parts = typeof body === 'object' && body !== null ? Object.entries(body) : []
  for (const [name, value] of parts) {
    if (value instanceof Blob) form.set(name, value)
    else form.set(name, String(value))
  }
  return form
}

type HttpMethod = 'get' | 'post' | 'put' | 'delete'

function retryRule(call: Call, limit: number) {
  return {
    limit,
    delay: (attempt: number) => 1000 * attempt,
    methods: ['get', 'post', 'put', 'delete'] as HttpMethod[],
    afterStatusCodes: [],
    shouldRetry: ({ error }: { error: Error }) => {
      if (!isHTTPError(error)) return error.name !== 'AbortError' && error.name !== 'TimeoutError'
      const { status, headers } = error.response
      // Where the wait is longer than all retries take, the person should see the error at once.
      if (Number(headers.get('retry-after')) > RETRIES_TAKE_SECONDS) return false
      return status === 429 || (status >= 500 && (REPEATABLE.has(call.method) || call.idempotent === true))
    },
  }
}

async function explain(error: unknown, signal: AbortSignal | undefined): Promise<CallError> {
  if (signal?.aborted) return { kind: 'aborted' }
  if (!isHTTPError(error)) return { kind: 'offline' }
  const { status } = error.response
  const body = await readJson(error)
  const parsed = failure.safeParse(body)
  return parsed.success ? { kind: 'refused', status, failure: parsed.data } : { kind: 'broken', status }
}

async function readJson(error: { response: Response; data?: unknown }): Promise<unknown> {
  if (error.data !== undefined) return error.data
  try {
    return await error.response.clone().json()
  } catch {
    // Not JSON: a proxy's page. The caller treats it as a broken answer.
    return undefined
  }
}
