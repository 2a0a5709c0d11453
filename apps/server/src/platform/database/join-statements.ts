import { LRUCache } from 'lru-cache'

export interface SentStatement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** A statement that writes rows of one table, or sends a notification. */
export interface Write extends SentStatement {
  readonly table: string
}

const TABLE = /^\s*(?:insert\s+into|update|delete\s+from)\s+(?:\w+\.)?"?(\w+)"?/i
/** Stands for the table of a notification, which is sent by itself: an unused part of a statement does not run. */
const NOTIFICATION = 'pg_notify'
const tables = new LRUCache<string, string>({ max: 500 })

export function writeOf(text: string, values: readonly unknown[]): Write {
  const table =
    tables.get(text) ??
    TABLE.exec(text)?.[1] ??
    (/^\s*select pg_notify\(/.test(text) ? NOTIFICATION : undefined)
  if (table === undefined)
    throw new TypeError(`no statement that may wait for the commit: ${text.slice(0, 60)}`)
  tables.set(text, table)
  return { text, values, table }
}

/**
 * Joins statements that write different tables to one, and keeps their order: parts of one statement see none of each
 * other's rows and run in no stated order, so a second write to a table begins another statement. Notifications come
 * last: they are delivered after the commit, wherever the transaction sends them.
 */
export function joinStatements(writes: readonly Write[]): SentStatement[] {
  const groups: Write[][] = []
  const notifications: Write[] = []
  for (const write of writes) {
    const current = groups.at(-1)
    if (write.table === NOTIFICATION) notifications.push(write)
    else if (!current || current.some(({ table }) => table === write.table)) groups.push([write])
    else current.push(write)
  }
  return [...groups, ...notifications.map((one) => [one])].map(asOne)
}

/** Texts of several statements as one, by those texts. */
const joined = new LRUCache<string, string>({ max: 200 })

function asOne(statements: readonly SentStatement[]): SentStatement {
  const [only] = statements
  if (only && statements.length === 1) return { text: only.text, values: only.values }
  const key = statements.map(({ text }) => text).join(';')
  const text = joined.get(key) ?? joinTexts(statements)
  joined.set(key, text)
  return { text, values: statements.flatMap(({ values }) => values) }
}

function joinTexts(statements: readonly SentStatement[]): string {
  let offset = 0
  const parts = statements.map(({ text, values }, index) => {
    const before = offset
    offset += values.length
    return `w${index} as (${text.replaceAll(/\$(\d+)/gu, (_, number) => `$${Number(number) + before}`)})`
  })
  return `with ${parts.join(', ')} select 1`
}
