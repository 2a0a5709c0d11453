import { bulkColumns } from '@beckon/domain/bulk'
import { z } from 'zod'
import { latitude, line, longitude } from '../common.ts'
import { precision } from '../parties/place.ts'
import { givenMoney, isoTime, money, opaqueId } from './common.ts'

const count = z.number().int()

export const uploadStates = [
  'checking',
  'needs_columns',
  'checked',
  'placing',
  'placed',
  'failed',
  'cancelled',
] as const

/** A spreadsheet of orders: checked at first, and ordered only on request. */
export const bulkUpload = z
  .object({
    id: opaqueId,
    collection_point: opaqueId,
    file_name: z.string(),
    created_at: isoTime,
    created_by: z.string(),
    state: z
      .enum(uploadStates)
      .describe('`needs_columns`: a person has to say in the portal which column is which.'),
    progress: z
      .object({ done: count, total: count })
      .nullable()
      .describe('Null where nothing is being done.'),
    failure: z.string().nullable().describe('Why the file could not be read or placed; null where it could.'),
    version: count.describe('Grows whenever the rows that can be placed may have changed.'),
    rows: z.object({
      total: count,
      ready: count.describe('Without an error, and those that were placed.'),
      errors: count,
      warnings: count,
      removed: count,
      placed: count,
    }),
    totals: z
      .object({ orders: count, fee: money, value: money, cash: money })
      .describe('Of the rows that can be placed; of a finished upload, of those that were.'),
    can: z.object({ change: z.boolean(), place: z.boolean(), cancel: z.boolean() }),
  })
  .meta({ id: 'BulkUpload' })
export type ProgramBulkUpload = z.infer<typeof bulkUpload>

const column = z.enum(bulkColumns)

export const bulkRow = z
  .object({
    row: count.describe('As the spreadsheet program counts.'),
    status: z.enum(['ready', 'error', 'removed', 'placing', 'placed']),
    cells: z.partialRecord(column, z.string()),
    problems: z.array(
      z.object({
        column: column.nullable().describe('Null where it is about the whole row.'),
        code: z.string(),
        severity: z.enum(['error', 'warning']),
      }),
    ),
    dropoff_address: z.string(),
    place: z
      .object({
        latitude,
        longitude,
        address: z.string(),
        precision,
        needs_check: z
          .boolean()
          .describe('The address is vague: send its point, or take the place as found.'),
        can_take: z.boolean().describe('The place has the written street and number.'),
      })
      .nullable(),
    collect_at: isoTime.nullable(),
    fee: money.nullable(),
    order: opaqueId.nullable(),
  })
  .meta({ id: 'BulkRow' })
export type ProgramBulkRow = z.infer<typeof bulkRow>

export const bulkRowChange = z.strictObject({
  row: z.number().int().min(1).max(1_048_576),
  cells: z
    .partialRecord(column, line(4000))
    .optional()
    .describe('Replaces these cells; an empty text clears one.'),
  place: z.strictObject({ latitude, longitude }).optional().describe('The exact point of the drop-off.'),
  take_found_place: z
    .boolean()
    .optional()
    .describe('Takes the place that was found where `can_take` says so.'),
  removed: z.boolean().optional().describe('Leaves the row out, or takes it in again.'),
})
export type ProgramBulkRowChange = z.infer<typeof bulkRowChange>

/** The values that placing confirms. */
export const bulkPlacement = z.strictObject({
  version: z.number().int().min(0),
  orders: z.number().int().min(0).describe('`totals.orders` as you read it.'),
  fee: givenMoney.describe('`totals.fee` as you read it: placing is refused where it is another by now.'),
})
export type ProgramBulkPlacement = z.infer<typeof bulkPlacement>
