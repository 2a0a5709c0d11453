import { BeckonConnectionError, BeckonError } from '@beckon/sdk'

/** The reason why a delivery was not requested. */
export interface Failure {
  /** `later`: the same request may succeed later. `refused`: the order has to be corrected. */
  readonly kind: 'later' | 'refused'
  readonly code: string
  /** Without data of the customer. */
  readonly advice: string
  readonly retryAfterSeconds?: number | undefined
}

/** A refusal that is found before the service is asked. */
export class Refused extends Error {
  override readonly name = 'Refused'

  readonly code: string
  readonly advice: string

  constructor(code: string, advice: string) {
    super(advice)
    this.code = code
    this.advice = advice
  }
}

/** Passing states of a zone, a collection point or an upload. */
const passing: ReadonlySet<string> = new Set([
  ...['delivery.closed', 'delivery.paused', 'delivery.full', 'delivery.radius', 'places.unavailable'],
  ...['collection-point.opening', 'idempotency.running', 'bulk.busy', 'bulk.day-full'],
])

/** Errors that are not about a call are bugs, and thrown on. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Refused) return { kind: 'refused', code: error.code, advice: error.advice }
  if (error instanceof BeckonConnectionError)
    return { kind: 'later', code: 'connection', advice: 'Beckon did not answer; it is tried again.' }
  if (!(error instanceof BeckonError)) throw error
  const { status, code, retryAfter } = error
  const isKeyWrong = status === 401 || status === 403
  const isLater = isKeyWrong || status === 429 || status >= 500 || passing.has(code)
  return {
    kind: isLater ? 'later' : 'refused',
    code,
    advice: adviceOf(error),
    retryAfterSeconds: retryAfter,
  }
}

function adviceOf({ action, fields }: BeckonError): string {
  const wrong = Object.entries(fields).map(([name, problem]) => `${name} ${problem}`)
  return [...wrong, action ?? ''].filter((part) => part !== '').join('; ')
}
