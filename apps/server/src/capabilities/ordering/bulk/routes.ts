import { bulkCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import type { VendorCaller } from '../../../platform/auth/callers.ts'
import { isRefusal, type Refusal } from '../../../platform/refusal.ts'
import type { BulkDeps, JobKey } from './deps.ts'
import { cancelJob } from './placing/cancel-job.ts'
import { changeRows } from './rows/change-rows.ts'
import { chooseSheet } from './upload/choose-sheet.ts'
import { createJob } from './upload/create-job.ts'
import { listJobs, showJob } from './job-for-screen.ts'
import { actingOnJob, type ActingOnJob, actingVendor, keyOfJob } from './job-of.ts'
import { mapColumns } from './upload/map-columns.ts'
import { placeOrders, type Shown } from './placing/place-orders.ts'
import { presentRow } from './rows/present-row.ts'
import { exampleFile, failedRows } from './rows/row-files.ts'
import { rowsOf } from './store.ts'

const CODE = 200 as const

export function bulkRoutes(app: FastifyInstance, deps: BulkDeps): void {
  uploadRoutes(app, deps)
  jobRoutes(app, deps)
  workRoutes(app, deps)
}

function uploadRoutes(app: FastifyInstance, deps: BulkDeps): void {
  serve(
    app,
    bulkCalls.createBulkJob,
    async ({ caller, body, language }) => {
      const made = await createJob(deps, {
        user: caller,
        vendorId: body.vendor_id,
        file: body.content,
        language,
      })
      return isRefusal(made) ? made : { code: CODE, body: made }
    },
    { tooLarge: 'bulk.file-too-large' },
  )
  serve(app, bulkCalls.bulkExampleFile, ({ deployment, language }) => exampleFile(deps, deployment, language))
}

function jobRoutes(app: FastifyInstance, deps: BulkDeps): void {
  serve(app, bulkCalls.listBulkJobs, async ({ caller, params }) => {
    const vendor = await actingVendor(deps, caller, params.vendorId)
    if (isRefusal(vendor)) return vendor
    return { code: CODE, body: await listJobs(deps, params.vendorId) }
  })
  serve(app, bulkCalls.getBulkJob, async ({ caller, params }) => {
    const acting = await actingOnJob(deps, caller, params)
    if (isRefusal(acting)) return acting
    const { key, job } = acting
    const { currency } = deps.deploymentOf(job.country)
    const [shown, rows] = await Promise.all([showJob(deps, key), rowsOf(deps.db, key)])
    const columns = (job.sheet ?? []).map((one) => ({ ...one, samples: [...one.samples] }))
    return {
      code: CODE,
      body: { bulk_job: shown, orders: rows.map((row) => presentRow(job, currency, row)), columns },
    }
  })
  serve(app, bulkCalls.bulkJobProgress, async ({ caller, params }) => {
    const acting = await actingOnJob(deps, caller, params)
    return isRefusal(acting) ? acting : { code: CODE, body: await showJob(deps, acting.key) }
  })
  serve(app, bulkCalls.bulkFailedRows, async ({ caller, params, language }) => {
    const acting = await actingOnJob(deps, caller, params)
    return isRefusal(acting) ? acting : failedRows(deps, acting, language)
  })
}

function workRoutes(app: FastifyInstance, deps: BulkDeps): void {
  serve(app, bulkCalls.mapBulkColumns, async ({ caller, params, body }) => {
    const shown = await then(deps, caller, params, (acting) => mapColumns(deps, acting, body.columns))
    return isRefusal(shown) ? shown : { code: CODE, body: shown }
  })
  serve(app, bulkCalls.chooseBulkSheet, async ({ caller, params, body }) => {
    const shown = await then(deps, caller, params, (acting) => chooseSheet(deps, acting, body.sheet))
    return isRefusal(shown) ? shown : { code: CODE, body: shown }
  })
  serve(app, bulkCalls.changeBulkRows, async ({ caller, params, body }) => {
    const acting = await actingOnJob(deps, caller, params)
    if (isRefusal(acting)) return acting
    const orders = await changeRows(deps, acting, body.changes)
    if (isRefusal(orders)) return orders
    return { code: CODE, body: { bulk_job: await showJob(deps, acting.key), orders } }
  })
  serve(app, bulkCalls.placeBulkOrders, async ({ caller, params, query }) => {
    const key = keyOfJob(params.jobId)
    const shown = await then(deps, caller, key, (acting) => placeOrders(deps, acting, shownIn(query)))
    return isRefusal(shown) ? shown : { code: CODE, data: shown }
  })
  serve(app, bulkCalls.cancelBulkJob, async ({ caller, params }) => {
    const shown = await then(deps, caller, params, (acting) => cancelJob(deps, acting))
    return isRefusal(shown) ? shown : { code: CODE, body: shown }
  })
}

/** The version, count and sum that the page showed; the contract takes all three or none. */
const shownIn = ({
  version,
  orders,
  delivery_fee,
}: { [Key in keyof Shown]?: Shown[Key] | undefined }): Shown | undefined =>
  version === undefined || orders === undefined || delivery_fee === undefined
    ? undefined
    : { version, orders, delivery_fee }

/** Runs an action on an upload of the caller's vendor and returns its state. */
async function then(
  deps: BulkDeps,
  caller: VendorCaller,
  key: JobKey,
  work: (acting: ActingOnJob) => Promise<Refusal | undefined>,
) {
  const acting = await actingOnJob(deps, caller, key)
  if (isRefusal(acting)) return acting
  return (await work(acting)) ?? showJob(deps, key)
}
