import type { BulkJob } from '@beckon/contract'
import { bulkCan, type BulkFacts, bulkStatusOf } from '@beckon/domain/bulk'
import { UPLOADS_LISTED } from '@beckon/domain/limits'
import type { Currency } from '@beckon/domain/money'
import { money, toDecimal } from '@beckon/domain/money'
import { sql } from 'kysely'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { SheetReading } from './schema.ts'
import type { BulkDeps, JobKey } from './deps.ts'
import { jobColumns, type JobRow, loadJob } from './store.ts'

/** Counts of a job's rows. */
interface RowCounts {
  readonly job_id: string
  readonly state: 'ready' | 'faulty' | 'removed' | 'queued' | 'placed'
  readonly rows: number
  readonly warnings: number
  readonly fee: number
  readonly amount: number
  readonly cash: number
}

export async function listJobs(deps: BulkDeps, vendorId: string): Promise<BulkJob[]> {
  const jobs = await deps.db
    .selectFrom('bulk_job')
    .select(jobColumns)
    .where('vendor_id', '=', vendorId)
    .orderBy('created_at', 'desc')
    .limit(UPLOADS_LISTED)
    .execute()
  const counted = await countRows(
    deps.db,
    vendorId,
    jobs.map((job) => job.job_id),
  )
  return jobs.map((job) =>
    presentJob(
      deps,
      job,
      counted.filter((one) => one.job_id === job.job_id),
    ),
  )
}

/** Returns the present state of the job. */
export async function showJob(deps: BulkDeps, key: JobKey): Promise<BulkJob> {
  const job = await loadJob(deps.db, key)
  if (!job) throw new Error(`bulk job ${key.jobId} is gone`)
  return presentJob(deps, job, await countRows(deps.db, key.vendorId, [key.jobId]))
}

async function countRows(db: Database, vendorId: string, jobIds: readonly string[]): Promise<RowCounts[]> {
  if (jobIds.length === 0) return []
  const { rows } = await sql<RowCounts>`
    select job_id, state, count(*)::int as rows, count(*) filter (where has_warning)::int as warnings,
      coalesce(sum(fee_minor), 0)::bigint as fee, sum(amount_minor)::bigint as amount,
      coalesce(sum(amount_minor) filter (where is_cash), 0)::bigint as cash
    from bulk_row where vendor_id = ${vendorId} and job_id = any(${jobIds}::text[])
    group by job_id, state`.execute(db)
  return rows
}

function presentJob({ deploymentOf }: BulkDeps, job: JobRow, counted: readonly RowCounts[]): BulkJob {
  const { currency } = deploymentOf(job.country)
  const of = (...states: RowCounts['state'][]) => counted.filter(({ state }) => states.includes(state))
  const facts: BulkFacts = {
    state: job.state,
    isCancelled: job.cancelled_at !== null,
    hasFile: job.has_file,
    invalid: sum(of('faulty'), 'rows'),
    ready: sum(of('ready', 'queued'), 'rows'),
    placed: sum(of('placed'), 'rows'),
  }
  const can = bulkCan(facts)
  const isFinished = facts.isCancelled || facts.ready === 0
  return {
    bulk_job_id: job.job_id,
    vendor_id: job.vendor_id,
    file_name: job.file_name,
    created_at: unixSeconds(job.created_at),
    created_by: job.created_by_name,
    version: job.version,
    status: bulkStatusOf(facts),
    progress: progressOf(job),
    is_cancelled: facts.isCancelled,
    failure: job.failure,
    row_count: sum(counted, 'rows'),
    success_row_count: facts.ready + facts.placed,
    error_row_count: facts.invalid,
    warning_row_count: sum(of('ready', 'queued', 'faulty'), 'warnings'),
    removed_row_count: sum(of('removed'), 'rows'),
    placed_row_count: facts.placed,
    currency,
    totals: totalsOf(isFinished ? of('placed') : of('ready', 'queued'), currency),
    needs_mapping: job.state === 'mapping',
    reading: job.reading && readingOf(job.reading),
    can,
  }
}

const sum = (counted: readonly RowCounts[], field: 'rows' | 'warnings' | 'fee' | 'amount' | 'cash') =>
  counted.reduce((total, one) => total + one[field], 0)

/** The example row of the template is expected to be left out, so it is not reported. */
const readingOf = ({ sheet, otherSheets, hiddenRows, leftOut }: SheetReading): BulkJob['reading'] => ({
  sheet,
  other_sheets: [...otherSheets],
  hidden_rows: hiddenRows,
  left_out_rows: leftOut.filter(({ why }) => why !== 'example').map(({ row }) => row),
})

function progressOf({ state, done, total }: JobRow): BulkJob['progress'] {
  if (state === 'preprocessing') return { phase: 'PREPROCESS', done, total }
  return state === 'placing' ? { phase: 'PLACEMENT', done, total } : null
}

const totalsOf = (counted: readonly RowCounts[], currency: Currency): BulkJob['totals'] => ({
  orders: sum(counted, 'rows'),
  delivery_fee: toDecimal(money(sum(counted, 'fee'), currency)),
  amount: toDecimal(money(sum(counted, 'amount'), currency)),
  cash: toDecimal(money(sum(counted, 'cash'), currency)),
})
