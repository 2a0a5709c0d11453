import type { z } from 'zod'

/** An operator's service failed. The message contains the reason, and no part of the query. */
export class ServiceError extends Error {
  /** Milliseconds in which it requests no calls. */
  readonly restMs: number | undefined

  constructor(message: string, restMs?: number) {
    super(message)
    this.restMs = restMs
  }
}

type Query = Readonly<Record<string, string | number | undefined>>

/** Response of a service with a status below 500: some return 400 for an empty result. */
export interface ServiceAnswer {
  readonly status: number
  readonly body: unknown
}

export interface Service {
  ask(path: string, query: Query, language?: string): Promise<ServiceAnswer>
}

export interface ServiceOptions {
  /** Where its paths begin; what is in its query is sent with each call. */
  readonly url: string
  /** Identifies the product, as the terms of some services require. */
  readonly userAgent: string
  readonly timeLimitMs?: number
}

const TIME_LIMIT_MS = 2_000
const DEFAULT_REST_MS = 30_000
const LONGEST_REST_MS = 600_000

/** A service of JSON over HTTP that an operator named. */
export function serviceAt({ url, userAgent, timeLimitMs = TIME_LIMIT_MS }: ServiceOptions): Service {
  return {
    async ask(path, query, language) {
      const signal = AbortSignal.timeout(timeLimitMs)
      const headers = {
        accept: 'application/json',
        'user-agent': userAgent,
        ...(language === undefined ? {} : { 'accept-language': language }),
      }
      try {
        // A redirect would disclose addresses to a host that the operator has not configured.
        const response = await fetch(addressOf(url, path, query), { headers, redirect: 'error', signal })
        return { status: checkStatus(response), body: await response.json() }
      } catch (error) {
        if (error instanceof ServiceError) throw error
        if (error instanceof SyntaxError) throw new ServiceError('answered with something else than JSON')
        throw new ServiceError(signal.aborted ? 'did not answer in time' : 'could not be reached')
      }
    },
  }
}

/** The answer in the documented shape. */
export function parseAnswer<T>({ status, body }: ServiceAnswer, shape: z.ZodType<T>): T {
  if (status !== 200) throw new ServiceError(`answered ${status}`)
  const parsed = shape.safeParse(body)
  if (!parsed.success) throw new ServiceError('answered in another shape')
  return parsed.data
}

function addressOf(base: string, path: string, query: Query): URL {
  const url = new URL(base)
  url.pathname = url.pathname.replace(/\/+$/, '') + path
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return url
}

function checkStatus({ status, headers }: Response): number {
  if (status === 429) throw new ServiceError('had too many calls', restOf(headers.get('retry-after')))
  if (status >= 500) throw new ServiceError(`answered ${status}`)
  return status
}

function restOf(retryAfter: string | null): number {
  const seconds = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : 0
  return Math.min(Math.max(seconds * 1000, DEFAULT_REST_MS), LONGEST_REST_MS)
}
