import { ROW_CHANGES_PER_CALL } from '@beckon/domain/limits'
import { z } from 'zod'
import { bulkPlacement, bulkRow, bulkRowChange, bulkUpload } from '../../wire/programs/bulk.ts'
import { opaqueId, pageOf, pageQuery } from '../../wire/programs/common.ts'
import { defineProgramCall } from './define-program-call.ts'

const base = '/api/v1/bulk-uploads'
const one = z.strictObject({ id: opaqueId })
const ofPoint = ['collection-point.not-found', 'collection-point.no-location', 'bulk.disabled'] as const
const found = ['bulk.not-found', 'bulk.disabled', 'collection-point.no-location'] as const
const example = { id: 'SG-SHOP-9C1E44' }
const MEGABYTE = 1_048_576

export const createBulkUpload = defineProgramCall({
  name: 'createBulkUpload',
  method: 'POST',
  path: base,
  scope: 'bulk',
  group: 'Bulk orders',
  summary: 'Upload a spreadsheet of orders.',
  description:
    'A form (`multipart/form-data`) with the fields `collection_point` and `file`, an XLSX workbook of at most 5 MB. Its rows are checked from then on, and nothing is ordered. Read the upload until it is `checked`.',
  form: true,
  created: `${base}/{id}`,
  rate: 30,
  errors: [
    ...ofPoint,
    'collection-point.opening',
    'bulk.file-invalid',
    'bulk.file-too-large',
    'bulk.day-full',
  ],
  body: z.strictObject({ collection_point: opaqueId, file: z.file() }),
  answer: bulkUpload,
})

export const listBulkUploads = defineProgramCall({
  name: 'listBulkUploads',
  method: 'GET',
  path: base,
  scope: 'bulk',
  group: 'Bulk orders',
  summary: 'List the last 50 uploads of a collection point, newest first.',
  rate: 120,
  errors: [...ofPoint, 'collection-point.opening'],
  query: z.strictObject({ collection_point: opaqueId }),
  answer: z.object({ data: z.array(bulkUpload) }),
  example: { query: { collection_point: 'SG-SHOP' } },
})

export const getBulkUpload = defineProgramCall({
  name: 'getBulkUpload',
  method: 'GET',
  path: `${base}/:id`,
  scope: 'bulk',
  group: 'Bulk orders',
  summary: 'Read how far an upload is.',
  rate: 300,
  errors: [...found, 'collection-point.opening'],
  params: one,
  answer: bulkUpload,
  example: { params: example },
})

export const listBulkRows = defineProgramCall({
  name: 'listBulkRows',
  method: 'GET',
  path: `${base}/:id/rows`,
  scope: 'bulk',
  group: 'Bulk orders',
  summary: 'List the rows of an upload with what is wrong with each.',
  rate: 300,
  errors: [...found, 'collection-point.opening'],
  params: one,
  query: z.strictObject(pageQuery),
  answer: pageOf(bulkRow),
  example: { params: example, query: { limit: '100' } },
})

export const changeBulkRows = defineProgramCall({
  name: 'changeBulkRows',
  method: 'PATCH',
  path: `${base}/:id/rows`,
  scope: 'bulk',
  group: 'Bulk orders',
  summary: 'Correct rows of an upload; each is checked again.',
  rate: 300,
  bodyBytes: MEGABYTE,
  errors: [...found, 'collection-point.opening', 'bulk.busy', 'bulk.over'],
  params: one,
  body: z.strictObject({ changes: z.array(bulkRowChange).min(1).max(ROW_CHANGES_PER_CALL) }),
  answer: z.object({ upload: bulkUpload, rows: z.array(bulkRow).describe('The rows that were named.') }),
  example: { params: example, body: { changes: [{ row: 2, cells: { phone: '+6591234567' } }] } },
})

export const placeBulkUpload = defineProgramCall({
  name: 'placeBulkUpload',
  method: 'POST',
  path: `${base}/:id/place`,
  scope: 'bulk',
  group: 'Bulk orders',
  summary: 'Request a rider for each row without an error.',
  description:
    'Confirms the version, the number of orders and their fee as they were read. Repeated for the same version it places nothing more.',
  rate: 60,
  errors: [
    ...found,
    ...([
      'collection-point.opening',
      'bulk.busy',
      'bulk.over',
      'bulk.changed',
      'bulk.nothing-to-place',
    ] as const),
  ],
  params: one,
  body: bulkPlacement,
  answer: bulkUpload,
  example: { params: example, body: { version: 3, orders: 12, fee: { amount: 9096, currency: 'SGD' } } },
})

export const cancelBulkUpload = defineProgramCall({
  name: 'cancelBulkUpload',
  method: 'POST',
  path: `${base}/:id/cancel`,
  scope: 'bulk',
  group: 'Bulk orders',
  summary: 'Place nothing more of an upload; orders that were placed stay.',
  rate: 60,
  errors: [...found, 'collection-point.opening', 'bulk.over'],
  params: one,
  answer: bulkUpload,
  example: { params: example },
})
