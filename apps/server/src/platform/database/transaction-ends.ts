import type { QueryResult } from 'pg'

export interface SentStatement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** The first words of a statement that is sent together with the commit after it. Its result is not returned. */
export const WITH_COMMIT = '/* with commit */ '

const BEGIN = /^(begin|start transaction)\b/
/** Stands for the result of a statement that was not sent yet. */
const NOTHING: QueryResult = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] }

/**
 * Delays the begin of a transaction until its first statement, and its last statement until the commit. Each write to
 * the socket costs the process more than most statements cost the database. A statement that fails makes the commit
 * after it a rollback. A transaction without statements sends nothing.
 */
export function createTransactionEnds(send: (statements: readonly SentStatement[]) => Promise<QueryResult>): {
  query(statement: SentStatement): Promise<QueryResult>
} {
  let begin: SentStatement | undefined
  let last: SentStatement | undefined
  const take = (): SentStatement[] => {
    const waiting = [begin, last].filter((statement) => statement !== undefined)
    begin = undefined
    last = undefined
    return waiting
  }
  return {
    async query(statement) {
      const { text, values } = statement
      if (BEGIN.test(text)) {
        begin = statement
        return NOTHING
      }
      if (text.startsWith(WITH_COMMIT)) {
        last = { text: text.slice(WITH_COMMIT.length), values }
        return NOTHING
      }
      const isBegun = begin === undefined
      if (text === 'rollback') last = undefined
      const waiting = take()
      if (text === 'rollback' && !isBegun) return NOTHING
      if (text === 'commit' && !isBegun && waiting.length === 1) return NOTHING
      return send([...waiting, statement])
    },
  }
}
