import type { SemaphoreInterface } from 'async-mutex'
import type { Kysely } from 'kysely'
import { createSemaphore } from '../semaphore.ts'
import type { Schema } from './schema.ts'

type Database = Kysely<Schema>

interface PoolLimits {
  readonly transactions: SemaphoreInterface
  readonly longReads: SemaphoreInterface
  readonly isReplica: boolean
}

const limits = new WeakMap<Database, PoolLimits>()

/**
 * Limits the connections of a pool by use. A transaction holds one, and often needs a second one for a separate
 * query; a download holds one until its reader has finished. If such work held all connections, each part would wait
 * for the others: some connections stay free for short queries.
 */
export function limitPool(
  db: Database,
  { size, patienceMs, isReplica }: { size: number; patienceMs: number; isReplica: boolean },
): void {
  const [transactions, longReads] = [Math.floor((size * 5) / 8), Math.floor(size / (isReplica ? 2 : 6))]
  limits.set(db, {
    transactions: createSemaphore(Math.max(1, transactions), patienceMs),
    longReads: createSemaphore(Math.max(1, longReads), patienceMs),
    isReplica,
  })
}

/** Whether the database is a replica, whose failed work is repeated on the primary. */
export const isOnReplica = (db: Database): boolean => limits.get(db)?.isReplica === true

/** Runs a transaction once it has a permit. */
export const withTransactionPermit = <T>(db: Database, work: () => Promise<T>): Promise<T> =>
  limits.get(db)?.transactions.runExclusive(work) ?? work()

/** A permit to hold a connection for long; answers its release. Throws while others have all permits. */
export async function acquireLongRead(db: Database): Promise<() => void> {
  const [, release] = (await limits.get(db)?.longReads.acquire()) ?? [0, () => undefined]
  return release
}
