import { bulkColumns, bulkPayments, bulkStatuses } from '@beckon/domain/bulk'
import { z } from 'zod'
import { amount, latitude, line, longitude, orderId, unixSeconds, vendorId } from '../common.ts'
import { deliveryType } from './delivery.ts'
import { precision } from '../parties/place.ts'

export type { BulkStatus } from '@beckon/domain/bulk'

export const bulkJobId = z.string().min(3).max(100)
export const bulkRowId = z.string().min(1).max(20)
export const bulkColumn = z.enum(bulkColumns)
export type { BulkColumn } from '@beckon/domain/bulk'

/** Everything is checked before anything is ordered. */
export const bulkPhases = ['PREPROCESS', 'PLACEMENT'] as const

const count = z.number().int().min(0)

/** Sums of the rows that can be placed; of a finished job, of those that were. */
export const bulkTotals = z.object({
  orders: count,
  delivery_fee: amount,
  amount,
  /** Of the amount, what riders are to collect at the door. */
  cash: amount,
})

export const bulkJob = z.object({
  bulk_job_id: bulkJobId,
  vendor_id: vendorId,
  file_name: z.string(),
  created_at: unixSeconds,
  created_by: z.string(),
  /** Grows whenever what can be placed may have changed; named when the rows are placed. */
  version: count,
  /** UNKNOWN while the job is being processed; `progress` has the phase. */
  status: z.enum(bulkStatuses),
  progress: z.object({ phase: z.enum(bulkPhases), done: count, total: count }).nullable(),
  /** Nothing more of it is placed. */
  is_cancelled: z.boolean(),
  /** Why the file, or the sheet that was chosen, could not be read, or why placing it ended: the key of a text. */
  failure: z.string().nullable(),
  row_count: count,
  success_row_count: count,
  error_row_count: count,
  warning_row_count: count,
  removed_row_count: count,
  placed_row_count: count,
  currency: z.string(),
  totals: bulkTotals,
  /** The person says first which column is which. */
  needs_mapping: z.boolean(),
  /** Which sheet was read, others that can be, and what was left out; null before it was read. */
  reading: z
    .object({
      sheet: z.string(),
      other_sheets: z.array(z.string()),
      hidden_rows: count,
      /** Titles once more, and sums: no orders. */
      left_out_rows: z.array(z.number().int()),
    })
    .nullable(),
  can: z.object({ edit: z.boolean(), place: z.boolean(), cancel: z.boolean(), map: z.boolean() }),
})
export type BulkJob = z.infer<typeof bulkJob>

/** An error prevents placing the row, a warning asks the user to check it. */
export const bulkProblem = z.object({
  /** Null where it is about the whole row. */
  column: bulkColumn.nullable(),
  code: z.string(),
  severity: z.enum(['error', 'warning']),
})
export type BulkProblem = z.infer<typeof bulkProblem>

/** Where an address was found; a vague one is put on the map by a person, or accepted as found. */
export const bulkPlace = z.object({
  latitude,
  longitude,
  address: z.string(),
  precision,
  is_vague: z.boolean(),
  /** Has the written street and number; only such a place may be accepted as found without the map. */
  is_right_door: z.boolean(),
  /** Accepted as found: the order has the address found, not the one written in the row. */
  is_taken: z.boolean(),
})

export const bulkRow = z.object({
  /** As the spreadsheet program counts. */
  row_number: z.number().int(),
  row_id: bulkRowId,
  status: z.enum(['READY', 'ERROR', 'REMOVED', 'PLACING', 'PLACED']),
  /** The present texts of the row, by column. */
  cells: z.partialRecord(bulkColumn, z.string()),
  problems: z.array(bulkProblem),
  /** The code of the first error. */
  error: z.string().nullable(),
  order_details: z.string(),
  order_amount: amount,
  delivery_fee: amount.nullable(),
  customer_name: z.string(),
  drop_off_address: z.string(),
  payment_method: z.enum(bulkPayments).nullable(),
  delivery_type: deliveryType,
  preordered_for: unixSeconds.nullable(),
  created_by: z.string(),
  created_date: unixSeconds,
  place: bulkPlace.nullable(),
  order_id: orderId.nullable(),
})
export type BulkRow = z.infer<typeof bulkRow>

/** A column of the sheet, and what it was taken for. */
export const bulkSheetColumn = z.object({
  index: z.number().int().min(0),
  letters: z.string(),
  heading: z.string(),
  samples: z.array(z.string()),
  column: bulkColumn.nullable(),
})
export type BulkSheetColumn = z.infer<typeof bulkSheetColumn>

/** A correction of a row: other texts, its point on the map, left out or taken in again. */
export const bulkChange = z.object({
  row_id: bulkRowId,
  cells: z.partialRecord(bulkColumn, line(4000)).optional(),
  place: z.object({ latitude, longitude }).optional(),
  /** True takes the place found where it is the right door; false undoes that, and the address is looked up again. */
  as_found: z.boolean().optional(),
  is_removed: z.boolean().optional(),
})
export type BulkChange = z.infer<typeof bulkChange>
