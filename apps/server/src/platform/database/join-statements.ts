import { LRUCache } from 'lru-cache'

export interface SentStatement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** A statement that writes rows of one table, or a call of a function: of a notification, or of a check that may raise. */
export interface Write extends SentStatement {
  readonly table: string
}

const TABLE = /^\s*(?:insert\s+into|update|delete\s+from)\s+(?:\w+\.)?"?(\w+)"?/i
const CALL = /^\s*select\s+((?:pg_notify|require_\w+)\(.*\))\s*$/is
/** Stands for the table of a call, which is an expression of a statement: an unused part of one does not run. */
export const NO_TABLE = ''
const tables = new LRUCache<string, string>({ max: 500 })

export function writeOf(text: string, values: readonly unknown[]): Write {
  const table = tables.get(text) ?? TABLE.exec(text)?.[1] ?? (CALL.test(text) ? NO_TABLE : undefined)
  if (table === undefined)
    throw new TypeError(`no statement that may wait for the commit: ${text.slice(0, 60)}`)
  tables.set(text, table)
  return { text, values, table }
}

/**
 * Joins statements that write different tables to one, and keeps their order: parts of one statement see none of each
 * other's rows and run in no stated order, so a second write to a table begins another statement. Calls belong to the
 * last statement: a notification is delivered after the commit, and a check that raises undoes all of them.
 */
export function joinStatements(writes: readonly Write[]): SentStatement[] {
  const groups: Write[][] = []
  const calls: Write[] = []
  for (const write of writes) {
    const current = groups.at(-1)
    if (write.table === NO_TABLE) calls.push(write)
    else if (!current || current.some(({ table }) => table === write.table)) groups.push([write])
    else current.push(write)
  }
  if (groups.length === 0 && calls.length > 0) groups.push([])
  return groups.map((group, index) => asOne(group, index === groups.length - 1 ? calls : []))
}

/** Texts of several statements as one, by those texts. */
const joined = new LRUCache<string, string>({ max: 200 })

function asOne(parts: readonly SentStatement[], calls: readonly SentStatement[]): SentStatement {
  const statements = [...parts, ...calls]
  const [only] = statements
  if (only && statements.length === 1) return { text: only.text, values: only.values }
  const key = statements.map(({ text }) => text).join(';')
  const text = joined.get(key) ?? joinTexts(parts, calls)
  joined.set(key, text)
  return { text, values: statements.flatMap(({ values }) => values) }
}

function joinTexts(parts: readonly SentStatement[], calls: readonly SentStatement[]): string {
  let offset = 0
  const renumbered = ({ text, values }: SentStatement) => {
    const before = offset
    offset += values.length
    return text.replaceAll(/\$(\d+)/gu, (_, number) => `$${Number(number) + before}`)
  }
  const common = parts.map((part, index) => `w${index} as (${renumbered(part)})`)
  const expressions = calls.map((call) => CALL.exec(renumbered(call))?.[1])
  return `${common.length > 0 ? `with ${common.join(', ')} ` : ''}select ${expressions.join(', ') || '1'}`
}
