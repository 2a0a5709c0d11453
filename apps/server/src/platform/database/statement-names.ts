import { LRUCache } from 'lru-cache'

/** Statements of one process that get a name. A connection keeps each of them parsed, at some 20 kB. */
const MOST_NAMES = 400
/** Statements that were sent once and may be sent again. */
const MOST_SEEN = 2000

export interface StatementNames {
  /** The name under which connections prepare a statement; undefined where it is sent unprepared. */
  of(text: string): string | undefined
  /** Every statement is prepared again, under a new name: the tables have changed. */
  renew(): void
}

/**
 * Names statements from the second time on: PostgreSQL parses a named one once per connection. Statements whose text
 * depends on the input, such as lists of many lengths, fill the names up to a limit; the rest is sent unprepared.
 */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>()
  const seen = new LRUCache<string, true>({ max: MOST_SEEN })
  let renewals = 0
  return {
    of(text) {
      const name = names.get(text)
      if (name !== undefined || names.size >= MOST_NAMES) return name
      if (!seen.has(text)) {
        seen.set(text, true)
        return undefined
      }
      seen.delete(text)
      const added = `s${renewals}_${names.size}`
      names.set(text, added)
      return added
    },
    renew() {
      renewals += 1
      names.clear()
    },
  }
}
