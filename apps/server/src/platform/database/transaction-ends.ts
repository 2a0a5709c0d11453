import type { QueryResult } from 'pg'
import { joinStatements, type SentStatement, type Write, writeOf } from './join-statements.ts'

/** The first words of a statement whose result is not needed and that may wait until the commit. */
export const BEFORE_COMMIT = '/* before commit */ '

const BEGIN = /^(begin|start transaction)\b/
const READ = /^\s*select\b/i
/** Stands for the result of a statement that was not sent yet. */
const NOTHING: QueryResult = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] }

/**
 * Sends several statements of a transaction in one write to the socket, which costs the process more than most
 * statements cost the database:
 * - the begin with the first statement; a transaction without statements sends nothing;
 * - statements marked with `BEFORE_COMMIT` with the commit, joined to one where they write different tables. One that
 *   fails makes the commit after it a rollback. They are sent earlier, and in their order, before a statement that
 *   names a table of theirs and before any that does not begin with `select`. A `select` of a function that writes
 *   counts as a read: it may overtake them.
 */
export function createTransactionEnds(send: (statements: readonly SentStatement[]) => Promise<QueryResult>): {
  query(statement: SentStatement): Promise<QueryResult>
} {
  let isOpen = false
  let begin: SentStatement | undefined
  let writes: Write[] = []
  const sendWith = (...statements: readonly SentStatement[]) => {
    const all = [...(begin ? [begin] : []), ...joinStatements(writes), ...statements]
    begin = undefined
    writes = []
    return send(all)
  }
  const end = async (statement: SentStatement) => {
    isOpen = false
    if (statement.text === 'rollback') writes = []
    if (!begin || writes.length > 0) return sendWith(statement)
    begin = undefined
    return NOTHING
  }
  const needsWritesFirst = ({ text }: SentStatement) =>
    !READ.test(text) || writes.some(({ table }) => text.includes(table))
  return {
    async query(statement) {
      const { text, values } = statement
      if (BEGIN.test(text)) {
        isOpen = true
        begin = statement
        return NOTHING
      }
      if (text === 'commit' || text === 'rollback') return end(statement)
      if (text.startsWith(BEFORE_COMMIT)) {
        const write = writeOf(text.slice(BEFORE_COMMIT.length), values)
        if (!isOpen) return send([write])
        writes.push(write)
        return NOTHING
      }
      if (writes.length > 0 && !needsWritesFirst(statement)) {
        const waiting = writes
        writes = []
        const result = sendWith(statement)
        writes = waiting
        return result
      }
      return sendWith(statement)
    },
  }
}
