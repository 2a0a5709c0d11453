import type { QueryResult } from 'pg'
import { joinStatements, NO_TABLE, type SentStatement, type Write, writeOf } from './join-statements.ts'

/** The first words of a statement whose result is not needed and that may wait until the commit. */
export const BEFORE_COMMIT = '/* before commit */ '

/** The first words of a statement whose result is not needed and that has to run before the next one, such as a lock. */
export const BEFORE_NEXT = '/* before next */ '

const BEGIN = /^(begin|start transaction)\b/
const READ = /^\s*select\b/i
/** Stands for the result of a statement that was not sent yet. */
const NOTHING: QueryResult = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] }

/**
 * Sends several statements of a transaction in one write to the socket, which costs the process more than most
 * statements cost the database:
 * - the begin with the first statement; a transaction without statements sends nothing, and one of a single statement
 *   sends that alone, which is a transaction in itself;
 * - statements marked with `BEFORE_NEXT` with the statement after them, as statements of their own;
 * - statements marked with `BEFORE_COMMIT` with the commit, joined to one where they write different tables. One that
 *   fails makes the commit after it a rollback. They are sent earlier, and in their order, before a statement that
 *   names a table of theirs and before any that does not begin with `select`. A `select` of a function that writes
 *   counts as a read: it may overtake them.
 */
export function createTransactionEnds(send: (statements: readonly SentStatement[]) => Promise<QueryResult>): {
  query(statement: SentStatement): Promise<QueryResult>
} {
  let isOpen = false
  const waiting = createWaiting()
  const end = async (statement: SentStatement) => {
    const wasOpen = isOpen
    isOpen = false
    if (statement.text === 'rollback') waiting.discard()
    if (!wasOpen || waiting.isUnsent()) {
      waiting.takeAll()
      return NOTHING
    }
    // A rollback fails only on a lost connection, and the database ends its transaction itself.
    if (statement.text === 'rollback') return send([statement]).catch(() => NOTHING)
    const only = waiting.takeOnly()
    return send(only ? [only] : [...waiting.takeAll(), statement])
  }
  /** A statement of which nothing is needed yet; outside a transaction it is sent at once. */
  const keep = async <S extends SentStatement>(statement: S, add: (kept: S) => void) => {
    if (!isOpen) return send([statement])
    add(statement)
    return NOTHING
  }
  return {
    async query(statement) {
      const { text, values } = statement
      if (BEGIN.test(text)) {
        isOpen = true
        waiting.begin(statement)
        return NOTHING
      }
      if (text === 'commit' || text === 'rollback') return end(statement)
      if (text.startsWith(BEFORE_COMMIT)) {
        return keep(writeOf(text.slice(BEFORE_COMMIT.length), values), waiting.write)
      }
      if (text.startsWith(BEFORE_NEXT)) {
        return keep({ text: text.slice(BEFORE_NEXT.length), values }, waiting.lock)
      }
      return send([...waiting.takeBefore(statement), statement])
    },
  }
}

/** The statements of a transaction that were not sent yet. */
function createWaiting() {
  let first: SentStatement[] = []
  let writes: Write[] = []
  const takeFirst = () => {
    const taken = first
    first = []
    return taken
  }
  const takeAll = () => {
    const taken = [...takeFirst(), ...joinStatements(writes)]
    writes = []
    return taken
  }
  const needsWrites = ({ text }: SentStatement) =>
    !READ.test(text) || writes.some(({ table }) => table !== NO_TABLE && text.includes(table))
  return {
    begin: (statement: SentStatement) => void (first = [statement]),
    lock: (statement: SentStatement) => void first.push(statement),
    write: (statement: Write) => void writes.push(statement),
    discard() {
      first = first.filter(({ text }) => BEGIN.test(text))
      writes = []
    },
    /** Whether only a begin waits. */
    isUnsent: () => first.length === 1 && writes.length === 0 && BEGIN.test(first[0]?.text ?? ''),
    takeAll,
    takeBefore: (statement: SentStatement) => (needsWrites(statement) ? takeAll() : takeFirst()),
    /** The single statement of a transaction that nothing was sent of. */
    takeOnly(): SentStatement | undefined {
      if (first.length !== 1 || first[0]?.text !== 'begin') return undefined
      const joined = joinStatements(writes)
      if (joined.length !== 1) return undefined
      takeAll()
      return joined[0]
    },
  }
}
