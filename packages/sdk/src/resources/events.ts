import type { Caller, CallOptions } from '../call.ts'
import type { Transport } from '../transport/send.ts'
import type { BeckonEvent, EventPage, EventQuery } from '../types.ts'

export interface FollowOptions extends CallOptions {
  /** Milliseconds between two looks where nothing is new; 2,000 without it. */
  readonly everyMs?: number
  /** Called with the cursor once the events before it were used; keep it to go on there after a restart. */
  readonly onCursor?: (cursor: string) => void | Promise<void>
}

/** The log of events, for programs that were down or have no public address for webhooks. */
export function eventsOf(call: Caller, { pause }: Pick<Transport, 'pause'>) {
  const list = (query: EventQuery = {}, { signal }: CallOptions = {}): Promise<EventPage> =>
    call('GET', '/events', { query: { ...query }, signal })

  /** All events after a cursor, and then each one that happens, until the signal aborts. */
  async function* follow(
    { after, ...query }: EventQuery,
    { signal, everyMs = 2000, onCursor }: FollowOptions = {},
  ): AsyncGenerator<BeckonEvent, void, undefined> {
    let cursor = after
    for (;;) {
      if (signal?.aborted) return
      const page = await list(
        { ...query, ...(cursor !== undefined && { after: cursor }) },
        { ...(signal && { signal }) },
      )
      yield* page.data
      cursor = page.next_cursor
      await onCursor?.(cursor)
      if (!page.has_more) await pause(everyMs, signal)
    }
  }
  return { list, follow }
}
