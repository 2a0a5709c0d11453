import { ROW_CHANGES_PER_CALL } from '@beckon/domain/limits'
import { z } from 'zod'
import {
  bulkChange,
  bulkColumn,
  bulkJob,
  bulkJobId,
  bulkRow,
  bulkSheetColumn,
} from '../../wire/ordering/bulk.ts'
import { vendorId } from '../../wire/common.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/orders/v1/bulk-job'
const one = z.object({ vendorId, jobId: bulkJobId })
const modes = ['classic', 'godroid'] as const

/** The traditional form of these answers: a code beside the content. */
const answerOf = <T extends z.ZodType>(body: T) => z.object({ code: z.literal(200), body })

const jobWithRows = z.object({ bulk_job: bulkJob, orders: z.array(bulkRow) })

export const createBulkJob = defineCall({
  name: 'createBulkJob',
  method: 'POST',
  path: `${base}/create`,
  summary: 'Upload a spreadsheet. Its rows are checked from then on, and nothing is ordered.',
  audience: 'vendor',
  memberAction: 'bulk.manage',
  modes,
  rate: 30,
  form: true,
  body: z.object({ vendor_id: vendorId, content: z.file() }),
  answer: answerOf(jobWithRows),
})

export const bulkExampleFile = defineCall({
  name: 'bulkExampleFile',
  method: 'GET',
  path: `${base}/example-file`,
  summary: 'An empty spreadsheet to fill in, Template.xlsx, in the language that is asked for.',
  audience: 'vendor',
  memberAction: 'self',
  modes,
  rate: 60,
  file: true,
  query: z.object({ language: z.string().max(35).optional() }),
  answer: z.unknown(),
})

export const listBulkJobs = defineCall({
  name: 'listBulkJobs',
  method: 'GET',
  path: `${base}/all/:vendorId`,
  summary: 'The uploads of a vendor, the last one first.',
  audience: 'vendor',
  memberAction: 'orders.read',
  viewable: true,
  modes,
  rate: 240,
  params: z.object({ vendorId }),
  answer: answerOf(z.array(bulkJob)),
})

export const getBulkJob = defineCall({
  name: 'getBulkJob',
  method: 'GET',
  path: `${base}/detail/:vendorId/:jobId`,
  summary: 'An upload with all of its rows, and what its columns were taken for.',
  audience: 'vendor',
  memberAction: 'orders.read',
  viewable: true,
  modes,
  rate: 120,
  params: one,
  answer: answerOf(jobWithRows.extend({ columns: z.array(bulkSheetColumn) })),
})

export const bulkJobProgress = defineCall({
  name: 'bulkJobProgress',
  method: 'GET',
  path: `${base}/progress/:vendorId/:jobId`,
  summary: 'How far an upload is, without its rows.',
  audience: 'vendor',
  memberAction: 'orders.read',
  viewable: true,
  modes,
  rate: 600,
  params: one,
  answer: answerOf(bulkJob),
})

export const mapBulkColumns = defineCall({
  name: 'mapBulkColumns',
  method: 'POST',
  path: `${base}/mapping/:vendorId/:jobId`,
  summary: 'Say which column is which; the rows are read again, and the headings are remembered.',
  audience: 'vendor',
  memberAction: 'bulk.manage',
  modes,
  rate: 60,
  params: one,
  body: z.object({
    columns: z
      .array(z.object({ index: z.number().int().min(0).max(500), column: bulkColumn.nullable() }))
      .max(500),
  }),
  answer: answerOf(bulkJob),
})

export const chooseBulkSheet = defineCall({
  name: 'chooseBulkSheet',
  method: 'POST',
  path: `${base}/sheet/:vendorId/:jobId`,
  summary: 'Read another sheet of the workbook; what was read of the first is dropped.',
  audience: 'vendor',
  memberAction: 'bulk.manage',
  modes,
  rate: 60,
  params: one,
  body: z.object({ sheet: z.string().max(200) }),
  answer: answerOf(bulkJob),
})

export const changeBulkRows = defineCall({
  name: 'changeBulkRows',
  method: 'PUT',
  path: `${base}/rows/:vendorId/:jobId`,
  summary: 'Mend rows, put them on the map, leave them out or take them in; each is checked again.',
  audience: 'vendor',
  memberAction: 'bulk.manage',
  modes,
  rate: 600,
  params: one,
  body: z.object({ changes: z.array(bulkChange).min(1).max(ROW_CHANGES_PER_CALL) }),
  answer: answerOf(jobWithRows),
})

/** The totals that the person saw who places the rows; refused with `bulk.changed` where they differ by now. */
const shown = z.object({
  version: z.coerce.number().int().min(0),
  orders: z.coerce.number().int().min(0),
  delivery_fee: z.coerce.number().min(0),
})

const isWholeOrNone = (query: object): boolean =>
  [0, Object.keys(shown.shape).length].includes(Object.keys(query).length)

/**
 * With what a person saw, it is refused where that has changed, and repeated for the same version it does nothing more.
 * Without, every row that is ready is placed.
 */
export const placeBulkOrders = defineCall({
  name: 'placeBulkOrders',
  method: 'POST',
  path: `${base}/place-orders/:jobId`,
  summary: 'Ask for a rider for each row that nothing is wrong with.',
  audience: 'vendor',
  memberAction: 'bulk.manage',
  modes,
  rate: 60,
  params: z.object({ jobId: bulkJobId }),
  query: shown.partial().refine(isWholeOrNone, 'must name version, orders and delivery_fee, or none of them'),
  answer: z.object({ code: z.literal(200), data: bulkJob }),
})

export const cancelBulkJob = defineCall({
  name: 'cancelBulkJob',
  method: 'POST',
  path: `${base}/cancel/:vendorId/:jobId`,
  summary: 'Place nothing more of an upload; what is placed stays.',
  audience: 'vendor',
  memberAction: 'bulk.manage',
  modes,
  rate: 60,
  params: one,
  answer: answerOf(bulkJob),
})

export const bulkFailedRows = defineCall({
  name: 'bulkFailedRows',
  method: 'GET',
  path: `${base}/failed-rows/:vendorId/:jobId`,
  summary: 'The rows that were not placed, as a spreadsheet that can be mended and uploaded again.',
  audience: 'vendor',
  memberAction: 'bulk.manage',
  modes,
  rate: 30,
  file: true,
  params: one,
  query: z.object({ language: z.string().max(35).optional() }),
  answer: z.unknown(),
})
