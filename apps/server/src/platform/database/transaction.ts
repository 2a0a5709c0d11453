import { CompiledQuery, type Transaction } from 'kysely'
import { pause } from '../clock.ts'
import { isRefusal } from '../refusal.ts'
import type { Database } from './connect.ts'
import type { Schema } from './schema.ts'
import { isOnReplica, withTransactionPermit } from './pool-limits.ts'
import { isRetried } from './sql-errors.ts'
import { BEFORE_COMMIT, BEFORE_NEXT } from './transaction-ends.ts'

export type Tx = Transaction<Schema>

const ATTEMPTS = 6

const callbacksOf = new WeakMap<Tx, (() => void)[]>()

/** Runs `then` once the transaction has been committed; never when it was rolled back. */
export function afterCommit(tx: Tx, then: () => void): void {
  callbacksOf.get(tx)?.push(then)
}

/** As `afterCommit`, and at once outside a transaction. */
export function afterCommitOf(db: Database, then: () => void): void {
  const callbacks = db.isTransaction ? callbacksOf.get(db as Tx) : undefined
  if (callbacks) callbacks.push(then)
  else then()
}

/**
 * A statement whose result is not needed: it is sent together with the commit, or before a statement of this
 * transaction that names its table or writes. Outside a transaction it is sent at once.
 */
export async function writeBeforeCommit(db: Database, { sql, parameters }: Compilable): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(`${BEFORE_COMMIT}${sql}`, [...parameters]))
}

/**
 * A statement of a transaction whose result is not needed and that has to run before the next one, such as a lock: it is
 * sent together with the next one, which sees what was committed before the lock was taken.
 */
export async function runBeforeNext(tx: Tx, { sql, parameters }: Compilable): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(`${BEFORE_NEXT}${sql}`, [...parameters]))
}

type Compilable = Pick<CompiledQuery, 'sql' | 'parameters'>

class RolledBack extends Error {
  readonly answer: unknown
  constructor(answer: unknown) {
    super('rolled back by a refusal')
    this.answer = answer
  }
}

/**
 * One transaction around `work`, which runs again after a deadlock or a serialization failure; on a replica, the caller
 * repeats it on the primary.
 * A returned refusal rolls back: what was refused leaves nothing behind.
 */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withTransactionPermit(db, () => runOnce(db, work))
    } catch (error) {
      if (attempt >= ATTEMPTS || !isRetried(error) || isOnReplica(db)) throw error
      await pause(Math.random() * 10 * 2 ** attempt)
    }
  }
}

async function runOnce<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  const callbacks: (() => void)[] = []
  try {
    const answer = await db.transaction().execute(async (tx) => {
      callbacksOf.set(tx, callbacks)
      const result = await work(tx)
      if (isRefusal(result)) throw new RolledBack(result)
      return result
    })
    for (const callback of callbacks) callback()
    return answer
  } catch (error) {
    // The answer is what `work` itself returned in this very call.
    if (error instanceof RolledBack) return error.answer as T
    throw error
  }
}
