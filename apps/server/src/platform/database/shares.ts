import type { Kysely } from 'kysely'
import { atMost, type InTurn, places } from '../at-most.ts'
import type { Schema } from './schema.ts'

type Database = Kysely<Schema>

interface Shares {
  readonly inTurn: InTurn
  readonly takeForLong: () => Promise<() => void>
}

const shares = new WeakMap<Database, Shares>()

/**
 * Shares out the connections of a pool. A transaction holds one, and what it does often asks something else by another
 * one; a file that is sent holds one for as long as its reader takes. Were all connections held by such, each of them
 * would wait for the others: some are left to what asks and is gone.
 */
export function shareOut(
  db: Database,
  { size, patienceMs }: { readonly size: number; readonly patienceMs: number },
): void {
  const [ofTransactions, forLong] = [Math.floor((size * 5) / 8), Math.floor(size / 6)]
  shares.set(db, {
    inTurn: atMost(Math.max(1, ofTransactions), patienceMs),
    takeForLong: places(Math.max(1, forLong), patienceMs),
  })
}

/** Runs a transaction when it is its turn. */
export const inTurn = <T>(db: Database, work: () => Promise<T>): Promise<T> =>
  shares.get(db)?.inTurn(work) ?? work()

/** A place for what holds a connection for long, to be given back. Throws while others have them all. */
export const takeForLong = (db: Database): Promise<() => void> =>
  shares.get(db)?.takeForLong() ?? Promise.resolve(() => undefined)
