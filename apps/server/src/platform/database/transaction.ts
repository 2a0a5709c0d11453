import { CompiledQuery, type Transaction } from 'kysely'
import { LRUCache } from 'lru-cache'
import { pause } from '../clock.ts'
import { isRefusal } from '../refusal.ts'
import type { Database } from './connect.ts'
import type { Schema } from './schema.ts'
import { withTransactionPermit } from './pool-limits.ts'
import { isRetried } from './sql-errors.ts'
import { WITH_COMMIT } from './transaction-ends.ts'

export type Tx = Transaction<Schema>

const ATTEMPTS = 6

interface Pending {
  readonly callbacks: (() => void)[]
  readonly writes: CompiledQuery[]
}

const pending = new WeakMap<Tx, Pending>()

/** Runs `then` once the transaction has been committed; never when it was rolled back. */
export function afterCommit(tx: Tx, then: () => void): void {
  pending.get(tx)?.callbacks.push(then)
}

/**
 * Adds a statement to those that are sent as one right before the commit, which saves a round trip for each. For
 * statements whose rows the transaction does not read; in a transaction of another kind it is sent at once.
 */
export async function writeBeforeCommit(tx: Tx, statement: CompiledQuery): Promise<void> {
  const own = pending.get(tx)
  if (own) own.writes.push(statement)
  else await tx.executeQuery(statement)
}

class RolledBack extends Error {
  readonly answer: unknown
  constructor(answer: unknown) {
    super('rolled back by a refusal')
    this.answer = answer
  }
}

/**
 * One transaction around `work`, which runs again after a deadlock or a serialization failure.
 * A returned refusal rolls back: what was refused leaves nothing behind.
 */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withTransactionPermit(db, () => once(db, work))
    } catch (error) {
      if (attempt >= ATTEMPTS || !isRetried(error)) throw error
      await pause(Math.random() * 10 * 2 ** attempt)
    }
  }
}

async function once<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  const own: Pending = { callbacks: [], writes: [] }
  try {
    const answer = await db.transaction().execute(async (tx) => {
      pending.set(tx, own)
      const result = await work(tx)
      if (isRefusal(result)) throw new RolledBack(result)
      await sendLast(tx, own.writes)
      return result
    })
    for (const callback of own.callbacks) callback()
    return answer
  } catch (error) {
    // The answer is what `work` itself returned in this very call.
    if (error instanceof RolledBack) return error.answer as T
    throw error
  }
}

/** The last statement goes together with the commit. */
async function sendLast(tx: Tx, writes: readonly CompiledQuery[]): Promise<void> {
  const batches = batchesOf(writes)
  for (const [index, batch] of batches.entries()) {
    const { sql, parameters } = asOne(batch)
    const text = index === batches.length - 1 ? `${WITH_COMMIT}${sql}` : sql
    await tx.executeQuery(CompiledQuery.raw(text, [...parameters]))
  }
}

/**
 * Sends what waits for the commit: for a caller that reads those rows in this transaction, or writes others that
 * refer to them.
 */
export async function sendWrites(tx: Tx): Promise<void> {
  const writes = pending.get(tx)?.writes.splice(0) ?? []
  for (const batch of batchesOf(writes)) await tx.executeQuery(asOne(batch))
}

/**
 * Parts of one statement run in no stated order, so statements of the same text, which write the same table, are in
 * different batches.
 */
function batchesOf(statements: readonly CompiledQuery[]): CompiledQuery[][] {
  const batches: CompiledQuery[][] = []
  const count = new Map<string, number>()
  for (const statement of statements) {
    const index = count.get(statement.sql) ?? 0
    count.set(statement.sql, index + 1)
    batches[index] = [...(batches[index] ?? []), statement]
  }
  return batches
}

/** Texts of several statements as one, by those texts. */
const joined = new LRUCache<string, string>({ max: 200 })

/** Data-modifying statements as parts of one, with their parameters renumbered. */
function asOne(statements: readonly CompiledQuery[]): CompiledQuery {
  const [only] = statements
  if (only && statements.length === 1) return only
  const key = statements.map(({ sql }) => sql).join(';')
  const text = joined.get(key) ?? joinTexts(statements)
  joined.set(key, text)
  return CompiledQuery.raw(
    text,
    statements.flatMap(({ parameters }) => parameters),
  )
}

function joinTexts(statements: readonly CompiledQuery[]): string {
  let offset = 0
  const parts = statements.map(({ sql, parameters }, index) => {
    const before = offset
    offset += parameters.length
    return `w${index} as (${sql.replaceAll(/\$(\d+)/gu, (_, number) => `$${Number(number) + before}`)})`
  })
  return `with ${parts.join(', ')} select 1`
}
