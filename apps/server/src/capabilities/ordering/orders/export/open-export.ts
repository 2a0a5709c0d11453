import { sql } from 'kysely'
import { after } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { acquireLongRead } from '../../../../platform/database/pool-limits.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { meets, type OrderCriteria } from '../lists/order-criteria.ts'
import { type ExportRow, type FindMoney, moneyOfVendors } from './export-money.ts'
import { exportQuery, linesOf, type OrderLine, type StoredLine } from './export-row.ts'

/** The orders of a file, all as they were at one moment. It must be closed, also where the file fails. */
export interface OpenExport {
  readonly count: number
  batches(): AsyncGenerator<readonly ExportRow[]>
  close(): Promise<void>
}

interface Opening {
  readonly criteria: OrderCriteria
  /** Of the vendor that asked; one at a time. */
  readonly vendorId: string
  readonly timezone: string
  readonly rowsAtOnce: number
}

/** A client that stops reading would hold a connection and old row versions; PostgreSQL ends it. */
const IDLE_SECONDS = 60
const STATEMENT_SECONDS = 60
/** A client that reads slowly but steadily cannot hold a connection longer than this. */
const LONGEST_MS = 600_000

/**
 * A cursor in a transaction that sees one moment: the count is the count of the rows, whatever happens to orders
 * meanwhile, and no more than a batch is ever held. A lock that ends with it keeps a vendor to one at a time, in all
 * processes.
 */
export async function openExport(
  db: Database,
  { criteria, vendorId, timezone, rowsAtOnce }: Opening,
): Promise<OpenExport | Refusal> {
  const giveBack = await acquireLongRead(db)
  const tx = await begin(db).catch((error: unknown) => {
    giveBack()
    throw error
  })
  const close = async () => {
    cancel()
    try {
      if (!tx.isCommitted && !tx.isRolledBack) await tx.rollback().execute()
    } finally {
      giveBack()
    }
  }
  // The rest of a slow download is never sent, so that its file is visibly incomplete.
  const cancel = after(LONGEST_MS, () => void close().catch(() => undefined))
  try {
    await prepareSession(tx, timezone)
    const lock = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`export:${vendorId}`}, 0)) as free`.execute(tx)
    if (lock.rows[0]?.free !== true) {
      await close()
      return refuse('export.running')
    }
    const counted = await sql<{ count: number }>`
      select count(*) as count from orders where ${meets(criteria)}`.execute(tx)
    const findMoney = await moneyOfVendors(tx, criteria.vendorIds)
    await sql`declare found no scroll cursor for ${exportQuery(criteria)}`.execute(tx)
    return {
      count: counted.rows[0]?.count ?? 0,
      close,
      batches: () => batchesOf({ tx, findMoney, rowsAtOnce, close }),
    }
  } catch (error) {
    await close()
    throw error
  }
}

interface OpenCursor {
  readonly tx: Database
  readonly findMoney: FindMoney
  readonly rowsAtOnce: number
  readonly close: () => Promise<void>
}

/** The database finds the next rows while the last ones are written. */
async function* batchesOf({
  tx,
  findMoney,
  rowsAtOnce,
  close,
}: OpenCursor): AsyncGenerator<readonly ExportRow[]> {
  const fetchRows = async () =>
    (await sql<StoredLine>`fetch forward ${sql.lit(rowsAtOnce)} from found`.execute(tx)).rows
  let fetched = fetchRows()
  let isEnd = false
  const readBatch = async () => {
    if (isEnd) return []
    const stored = await fetched
    const rows = await withMoney(findMoney, await linesOf(tx, stored))
    isEnd = stored.length < rowsAtOnce
    // Before the file ends, so that its reader may request the next one.
    if (isEnd) await close()
    else fetched = fetchRows()
    // Where the reader goes meanwhile, the answer is not awaited.
    fetched.catch(() => undefined)
    return rows
  }
  let next = readBatch()
  for (;;) {
    const rows = await next
    if (rows.length === 0) return
    next = readBatch()
    next.catch(() => undefined)
    yield rows
  }
}

async function withMoney(findMoney: FindMoney, lines: readonly OrderLine[]): Promise<ExportRow[]> {
  if (lines.length === 0) return []
  const moneyOf = await findMoney(lines)
  return lines.map((line) => ({ line, money: moneyOf(line) }))
}

const begin = (db: Database) => db.startTransaction().setIsolationLevel('repeatable read').execute()

/** Limits, and how times are written: as ISO 8601 in the zone of the file. */
const prepareSession = (tx: Database, timezone: string) =>
  sql`select set_config('idle_in_transaction_session_timeout', ${`${IDLE_SECONDS}s`}, true),
    set_config('statement_timeout', ${`${STATEMENT_SECONDS}s`}, true),
    set_config('datestyle', 'ISO', true), set_config('timezone', ${timezone}, true),
    set_config('jit', 'off', true)`.execute(tx)
