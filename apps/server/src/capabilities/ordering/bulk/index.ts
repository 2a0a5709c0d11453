import type { FastifyInstance } from 'fastify'
import { createPeriodicService } from '../../../platform/periodic-service.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { OrdersService } from '../orders/index.ts'
import type { ParametersService } from '../../settings/parameters/index.ts'
import type { PlacesService } from '../../parties/places/index.ts'
import type { PricingService } from '../pricing/index.ts'
import type { VendorsService } from '../../parties/vendors/index.ts'
import { type BulkDeps, type JobKey, PLACE, PREPROCESS } from './deps.ts'
import { orGiveUp } from './fail-job.ts'
import { placeRows } from './placing/place-rows.ts'
import { preprocess } from './upload/preprocess.ts'
import { purgeFiles, restartJob, resumeJobs } from './resume-jobs.ts'
import { bulkRoutes } from './routes.ts'
import { type Uploads, uploadsService } from './uploads.ts'

export type { Uploads } from './uploads.ts'
export { readWorkbook } from './upload/workbook/index.ts'

export interface BulkService {
  routes(app: FastifyInstance): void
  readonly uploads: Uploads
  /** Starts an upload again whose work has stopped; false where there is nothing to do. */
  restart(tx: Tx, key: JobKey): Promise<boolean>
}

interface RequiredServices {
  readonly isOn: BulkDeps['isOn']
  readonly vendors: VendorsService
  readonly parameters: ParametersService
  readonly places: PlacesService
  readonly pricing: PricingService
  readonly orders: OrdersService
}

/** Interval at which the jobs of killed processes are looked for. */
const RESUME_MS = 2_000
const FORGET_MS = 3_600_000
/** Most files are read and placed within this time, and then deleted: these are never moved. */
const REST_SECONDS = 3600
/** Uploads that one process works on at once, and those of one business: its other uploads wait for their turn. */
const CONCURRENCY = 4
const CONCURRENCY_PER_BUSINESS = 1
/** Ten thousand addresses, each looked up at an external service. A dead process is detected long before. */
const LONGEST_SECONDS = 6 * 3600

/** Many orders from one spreadsheet: checked, mended, and placed each exactly once. */
export function bulk(platform: Platform, services: RequiredServices): BulkService {
  const { db, clock, jobs, outbox, log, files, background, deploymentOf } = platform
  files.add({
    table: 'bulk_job',
    key: ['vendor_id', 'job_id'],
    since: 'created_at',
    restSeconds: REST_SECONDS,
  })
  const deps: BulkDeps = { db, clock, jobs, outbox, log, files, deploymentOf, ...services }
  const limits = {
    concurrency: CONCURRENCY,
    groupConcurrency: CONCURRENCY_PER_BUSINESS,
    longestSeconds: LONGEST_SECONDS,
  }
  jobs.define<JobKey>(PREPROCESS, (key) => orGiveUp(deps, key, () => preprocess(deps, key)), limits)
  jobs.define<JobKey>(PLACE, (key) => orGiveUp(deps, key, () => placeRows(deps, key)), limits)
  background.add(
    createPeriodicService('resume-bulk', RESUME_MS, () => resumeJobs(deps), log),
    'worker',
  )
  background.add(
    createPeriodicService('forget-bulk-files', FORGET_MS, () => purgeFiles(deps), log),
    'worker',
  )
  return {
    routes: (app) => bulkRoutes(app, deps),
    uploads: uploadsService(deps),
    restart: (tx, key) => restartJob(deps, tx, key),
  }
}
