import type { BulkChange, BulkJob, BulkRow } from '@beckon/contract'
import type { Database } from '../../../platform/database/connect.ts'
import { isRefusal, type Refusal } from '../../../platform/refusal.ts'
import type { ActingUser } from '../../parties/vendors/index.ts'
import type { BulkDeps, JobKey } from './deps.ts'
import { listJobs, showJob } from './job-for-screen.ts'
import { type ActingOnJob, actingOnJob, actingVendor, keyOfJob } from './job-of.ts'
import { cancelJob } from './placing/cancel-job.ts'
import { placeOrders, type Shown } from './placing/place-orders.ts'
import { changeRows } from './rows/change-rows.ts'
import { presentRow } from './rows/present-row.ts'
import type { StoredRow } from './store.ts'
import { createJob, type NewJob } from './upload/create-job.ts'

/** Uploads of a user who may act for their vendor; an upload is named by its id alone. */
export interface Uploads {
  create(upload: NewJob): Promise<BulkJob | Refusal>
  list(user: ActingUser, vendorId: string): Promise<BulkJob[] | Refusal>
  show(user: ActingUser, jobId: string): Promise<BulkJob | Refusal>
  /** Returns rows by their number, from behind `after` on. */
  rows(user: ActingUser, jobId: string, page: RowPage): Promise<BulkRow[] | Refusal>
  change(user: ActingUser, jobId: string, changes: readonly BulkChange[]): Promise<BulkRow[] | Refusal>
  place(user: ActingUser, jobId: string, shown: Shown): Promise<BulkJob | Refusal>
  cancel(user: ActingUser, jobId: string): Promise<BulkJob | Refusal>
}

export interface RowPage {
  readonly after: number
  readonly count: number
}

export function uploadsService(deps: BulkDeps): Uploads {
  const on = async <T>(user: ActingUser, jobId: string, work: (acting: ActingOnJob) => Promise<T>) => {
    const acting = await actingOnJob(deps, user, keyOfJob(jobId))
    return isRefusal(acting) ? acting : work(acting)
  }
  return {
    async create(upload) {
      const made = await createJob(deps, upload)
      return isRefusal(made) ? made : made.bulk_job
    },
    async list(user, vendorId) {
      const vendor = await actingVendor(deps, user, vendorId)
      return isRefusal(vendor) ? vendor : listJobs(deps, vendorId)
    },
    show: (user, jobId) => on(user, jobId, ({ key }) => showJob(deps, key)),
    rows: (user, jobId, page) => on(user, jobId, (acting) => rowsOfPage(deps, acting, page)),
    change: (user, jobId, changes) => on(user, jobId, (acting) => changeRows(deps, acting, changes)),
    place: (user, jobId, shown) =>
      on(
        user,
        jobId,
        async (acting) => (await placeOrders(deps, acting, shown)) ?? showJob(deps, acting.key),
      ),
    cancel: (user, jobId) =>
      on(user, jobId, async (acting) => (await cancelJob(deps, acting)) ?? showJob(deps, acting.key)),
  }
}

async function rowsOfPage(deps: BulkDeps, { key, job }: ActingOnJob, page: RowPage) {
  const { currency } = deps.deploymentOf(job.country)
  const rows = await rowsAfter(deps.db, key, page)
  return rows.map((row) => presentRow(job, currency, row))
}

const rowsAfter = (
  db: Database,
  { vendorId, jobId }: JobKey,
  { after, count }: RowPage,
): Promise<StoredRow[]> =>
  db
    .selectFrom('bulk_row')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('job_id', '=', jobId)
    .where('row_number', '>', after)
    .orderBy('row_number')
    .limit(count)
    .execute()
