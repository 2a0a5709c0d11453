import type { Transaction } from 'kysely'
import { isRefusal } from '../refusal.ts'
import type { Database } from './connect.ts'
import type { Schema } from './schema.ts'

export type Tx = Transaction<Schema>

class RolledBack extends Error {
  readonly answer: unknown
  constructor(answer: unknown) {
    super('rolled back by a refusal')
    this.answer = answer
  }
}

/** Runs one transaction. A returned refusal rolls it back, unless the refusal asks to keep the changes. */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(async (tx) => {
      const answer = await work(tx)
      if (isRefusal(answer) && answer.isStored !== true) throw new RolledBack(answer)
      return answer
    })
  } catch (error) {
    // The answer is what `work` itself returned in this very call.
    if (error instanceof RolledBack) return error.answer as T
    throw error
  }
}
