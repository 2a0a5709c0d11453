/** The answer of the service to a refused call. */
export interface Refusal {
  /** Permanent, from the catalogue of errors. */
  readonly code: string
  readonly message: string
  /** The next step for the caller. */
  readonly action?: string | undefined
  /** The wrong fields with what is wrong with each. */
  readonly fields?: Readonly<Record<string, string>> | undefined
  /** Seconds to wait before the next try. */
  readonly retry_after?: number | undefined
}

/** A call that the service refused. */
export class BeckonError extends Error {
  override readonly name = 'BeckonError'
  readonly status: number
  readonly code: string
  readonly action: string | undefined
  readonly fields: Readonly<Record<string, string>>
  /** Names the call when you ask Beckon about it. */
  readonly requestId: string | undefined
  /** Seconds after which the call may be repeated, where the service gives them. */
  readonly retryAfter: number | undefined

  constructor(status: number, refusal: Refusal, requestId: string | undefined) {
    super(`${refusal.message} (${refusal.code})`)
    this.status = status
    this.code = refusal.code
    this.action = refusal.action
    this.fields = refusal.fields ?? {}
    this.requestId = requestId
    this.retryAfter = refusal.retry_after
  }
}

/** A call whose outcome is unknown: there was no answer in time, after all attempts. */
export class BeckonConnectionError extends Error {
  override readonly name = 'BeckonConnectionError'
}

/** A webhook that is not from Beckon, is altered, or is too old. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
}
