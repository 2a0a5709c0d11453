import { inTransaction } from '../../../../platform/database/transaction.ts'
import { hasLocation, type LocatedVendor } from '../../../parties/vendors/index.ts'
import type { BulkDeps, JobKey } from '../deps.ts'
import { publishJob } from '../publish-job.ts'
import { withHeartbeat } from '../heartbeat.ts'
import { placeRow } from './place-row.ts'
import { type JobRow, loadJob, lockJob, moveRows, writeJob } from '../store.ts'

/** Rows that are read together: the step of the progress. */
const BATCH = 40
/** Transactions at once: more would only wait for the same database. */
const CONCURRENCY = 4

/** Places every queued row. Resumed after a killed process, it continues with the remaining ones. */
export async function placeRows(deps: BulkDeps, key: JobKey): Promise<void> {
  const job = await loadJob(deps.db, key)
  const vendor = await deps.vendors.load(key.vendorId)
  if (job?.state !== 'placing' || !vendor) return
  if (!hasLocation(vendor)) return finish(deps, key, 'error.vendor-no-location')
  await withHeartbeat(deps, key, () => placeAll(deps, job, vendor, key))
}

async function placeAll(deps: BulkDeps, job: JobRow, vendor: LocatedVendor, key: JobKey): Promise<void> {
  const errors: unknown[] = []
  let last = 0
  for (let rows = await waiting(deps, key, last); rows.length > 0; rows = await waiting(deps, key, last)) {
    last = rows.at(-1) ?? last
    const queue = [...rows]
    const worker = async () => {
      for (let row = queue.shift(); row !== undefined; row = queue.shift()) {
        // An unexpected failure of one row does not stop the others.
        await placeRow(deps, { job, vendor, key, row }).catch((error: unknown) => errors.push(error))
      }
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, worker))
    const left = await countWaiting(deps, key)
    await writeJob(deps.db, key, { done: Math.max(0, job.total - left) })
    const now = await loadJob(deps.db, key)
    if (now?.cancelled_at !== null) return finish(deps, key)
  }
  if (errors.length > 0) throw new Error(`${errors.length} rows could not be placed`, { cause: errors[0] })
  await finish(deps, key)
}

/** The next rows after this one. */
async function waiting({ db }: BulkDeps, { vendorId, jobId }: JobKey, after: number): Promise<number[]> {
  const rows = await db
    .selectFrom('bulk_row')
    .select('row_number')
    .where('vendor_id', '=', vendorId)
    .where('job_id', '=', jobId)
    .where('state', '=', 'queued')
    .where('row_number', '>', after)
    .orderBy('row_number')
    .limit(BATCH)
    .execute()
  return rows.map((row) => row.row_number)
}

async function countWaiting({ db }: BulkDeps, { vendorId, jobId }: JobKey): Promise<number> {
  const { count } = await db
    .selectFrom('bulk_row')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('vendor_id', '=', vendorId)
    .where('job_id', '=', jobId)
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Remaining rows are ready again; `failure` is the text key of the reason why no row was placed. */
const finish = (deps: BulkDeps, key: JobKey, failure: string | null = null): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const job = await lockJob(tx, key)
    if (job?.state !== 'placing') return
    await moveRows(tx, key, 'queued', 'ready')
    await writeJob(tx, key, { state: 'placed', failure, version: job.version + 1 })
    await publishJob(deps, tx, job, 'bulk.placed')
  })
