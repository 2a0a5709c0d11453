import { type BulkJob, programCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../../platform/http/serve.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { ApiDeps } from '../deps.ts'
import { cursorInvalid, cursorOf, decimalOf, idOfCursor, pageOf } from '../values.ts'
import { presentBulkRow, presentUpload, readRowChange } from './present-upload.ts'

/** Calls about spreadsheets of orders. */
export function bulkRoutes(app: FastifyInstance, deps: ApiDeps): void {
  const { uploads } = deps.bulk
  serve(
    app,
    programCalls.createBulkUpload,
    async ({ caller, body, language }) => {
      const user = { ...caller, email: PROGRAM_NAME }
      return shown(await uploads.create({ user, vendorId: body.collection_point, file: body.file, language }))
    },
    { tooLarge: 'bulk.file-too-large' },
  )
  serve(app, programCalls.listBulkUploads, async ({ caller, query }) => {
    const jobs = await uploads.list(caller, query.collection_point)
    return isRefusal(jobs) ? jobs : { data: jobs.map(presentUpload) }
  })
  serve(app, programCalls.getBulkUpload, async ({ caller, params }) =>
    shown(ofUpload(await uploads.show(caller, params.id))),
  )
  serve(app, programCalls.placeBulkUpload, async ({ caller, deployment, params, body }) => {
    const fee = decimalOf(body.fee, deployment.currency, 'fee')
    if (isRefusal(fee)) return fee
    const { version, orders } = body
    const placed = await uploads.place(caller, params.id, { version, orders, delivery_fee: fee })
    return shown(ofUpload(placed))
  })
  serve(app, programCalls.cancelBulkUpload, async ({ caller, params }) =>
    shown(ofUpload(await uploads.cancel(caller, params.id))),
  )
  rowRoutes(app, deps)
}

/** Shown in the portal as the creator of an upload; programs have no email address. */
const PROGRAM_NAME = 'API'

function rowRoutes(app: FastifyInstance, { bulk: { uploads } }: ApiDeps): void {
  serve(app, programCalls.listBulkRows, async ({ caller, deployment, params, query }) => {
    const { limit, cursor } = query
    const after = cursor === undefined ? 0 : Number(idOfCursor(cursor))
    if (!Number.isSafeInteger(after) || after > LAST_ROW) return cursorInvalid()
    const rows = ofUpload(await uploads.rows(caller, params.id, { after, count: limit + 1 }))
    if (isRefusal(rows)) return rows
    const page = { limit, cursor: (row: (typeof rows)[number]) => cursorOf(String(row.row_number)) }
    return pageOf(rows, page, (row) => presentBulkRow(row, deployment.currency))
  })
  serve(app, programCalls.changeBulkRows, async ({ caller, deployment, params, body }) => {
    const user = caller
    const rows = ofUpload(await uploads.change(user, params.id, body.changes.map(readRowChange)))
    if (isRefusal(rows)) return rows
    const job = ofUpload(await uploads.show(user, params.id))
    if (isRefusal(job)) return job
    return { upload: presentUpload(job), rows: rows.map((row) => presentBulkRow(row, deployment.currency)) }
  })
}

/** The last row of a spreadsheet. */
const LAST_ROW = 1_048_576

const shown = (job: BulkJob | Refusal) => (isRefusal(job) ? job : presentUpload(job))

/** An upload of a collection point that is not the key's is refused like an unknown one. */
const ofUpload = <T>(answer: T | Refusal): T | Refusal =>
  isRefusal(answer) && answer.refused === 'vendor.not-found' ? refuse('bulk.not-found') : answer
