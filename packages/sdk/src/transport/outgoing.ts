/** A call as it is sent. */
export interface Outgoing {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined
  readonly body?: unknown
  /** Fields and files, in place of a body. */
  readonly form?: FormData | undefined
  readonly idempotencyKey?: string | undefined
  /** A POST or PATCH that does nothing more when it is repeated. */
  readonly isRepeatable?: true | undefined
  readonly signal?: AbortSignal | undefined
}
