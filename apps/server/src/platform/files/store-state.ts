import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import { type ObjectStore, StoreError } from './object-store.ts'

/** An object without content of anybody, which shows that the store can be written and read. */
export const PROBE_KEY = 'beckon-probe'
const PROBE_BYTES = 64
const FRESH_MS = 10_000

interface StateDeps {
  readonly db: Database
  readonly clock: Clock
  readonly store: ObjectStore | undefined
  readonly config: { readonly filesKeptIn: 'store' | 'database' }
}

/** State of the object store; asked at most every ten seconds, and beside the calls, which do not wait for it. */
export function createStoreState(deps: StateDeps) {
  const { clock, store } = deps
  let known = store ? 'not asked yet' : 'database'
  let askedAt = Number.NEGATIVE_INFINITY
  const refresh = () => {
    if (!store) return
    askedAt = clock.now().getTime()
    ask(deps, store).then(
      (state) => {
        known = state
      },
      () => {
        known = 'unknown'
      },
    )
  }
  return {
    refresh,
    async current(): Promise<string> {
      if (Math.abs(clock.now().getTime() - askedAt) >= FRESH_MS) refresh()
      return known
    },
  }
}

async function ask({ db, config }: StateDeps, store: ObjectStore): Promise<string> {
  try {
    const probe = await store.get(PROBE_KEY, PROBE_BYTES)
    if (!probe) await store.put(PROBE_KEY, Buffer.from('beckon'))
  } catch (error) {
    if (error instanceof StoreError) return error.kind
    throw error
  }
  if (config.filesKeptIn === 'store') return 'ok'
  const left = await countObjects(db)
  return left === 0 ? 'ok, no file is left in the store' : `ok, ${left} files are left in the store`
}

/** Objects that the store has, or that still have to be deleted there. */
export async function countObjects(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from stored_object`.execute(db)
  return rows[0]?.count ?? 0
}
