import type { Page, PageQuery } from './types.ts'
import type { Outgoing } from './transport/outgoing.ts'
import { send, type Transport } from './transport/send.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
}

export interface CreateOptions extends CallOptions {
  /** Of a request that may be repeated by your program, e.g. the number of the order in your shop. Made here where you give none. */
  readonly idempotencyKey?: string
}

/** Makes one call; the answer has the type that the contract gives it. */
export type Caller = <T>(
  method: Outgoing['method'],
  path: string,
  rest?: Omit<Outgoing, 'method' | 'path'>,
) => Promise<T>

export const callerOf =
  (transport: Transport): Caller =>
  async <T>(method: Outgoing['method'], path: string, rest: Omit<Outgoing, 'method' | 'path'> = {}) =>
    // The service checks its answers against the contract.
    (await (await send(transport, { ...rest, method, path })).json()) as T

/** All entries of a list, read page by page as they are used. */
export async function* entriesOf<Entry, Query extends PageQuery>(
  list: (query: Query) => Promise<Page<Entry>>,
  query: Query,
): AsyncGenerator<Entry, void, undefined> {
  for (let next: Query | undefined = query; next;) {
    const { data, next_cursor: cursor }: Page<Entry> = await list(next)
    yield* data
    next = cursor === null ? undefined : { ...query, cursor }
  }
}

/** A part of a path. */
export const part = (id: string): string => encodeURIComponent(id)
