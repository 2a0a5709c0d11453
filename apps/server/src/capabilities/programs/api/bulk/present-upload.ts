import type {
  BulkChange,
  BulkJob,
  BulkRow,
  ProgramBulkRow,
  ProgramBulkRowChange,
  ProgramBulkUpload,
} from '@beckon/contract'
import { isoOf, isoOrNull, moneyOf } from '../values.ts'

/** An upload as programs read it. */
export const presentUpload = (job: BulkJob): ProgramBulkUpload => ({
  id: job.bulk_job_id,
  collection_point: job.vendor_id,
  file_name: job.file_name,
  created_at: isoOf(job.created_at),
  created_by: job.created_by,
  state: stateOf(job),
  progress: job.progress && { done: job.progress.done, total: job.progress.total },
  failure: job.failure,
  version: job.version,
  rows: {
    total: job.row_count,
    ready: job.success_row_count,
    errors: job.error_row_count,
    warnings: job.warning_row_count,
    removed: job.removed_row_count,
    placed: job.placed_row_count,
  },
  totals: {
    orders: job.totals.orders,
    fee: moneyOf(job.totals.delivery_fee, job.currency),
    value: moneyOf(job.totals.amount, job.currency),
    cash: moneyOf(job.totals.cash, job.currency),
  },
  can: { change: job.can.edit, place: job.can.place, cancel: job.can.cancel },
})

function stateOf({ is_cancelled, needs_mapping, progress, status }: BulkJob): ProgramBulkUpload['state'] {
  if (is_cancelled) return 'cancelled'
  switch (status) {
    case 'PREPROCESS_FAIL':
      return 'failed'
    case 'UNKNOWN':
      if (needs_mapping) return 'needs_columns'
      return progress?.phase === 'PLACEMENT' ? 'placing' : 'checking'
    case 'PREPROCESS_SUCCESS':
    case 'PREPROCESS_SUCCESS_WITH_ERROR':
      return 'checked'
    case 'ORDER_PLACEMENT_SUCCESS':
    case 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR':
    case 'ORDER_PLACEMENT_FAIL':
      return 'placed'
  }
}

const rowStatuses = {
  READY: 'ready',
  ERROR: 'error',
  REMOVED: 'removed',
  PLACING: 'placing',
  PLACED: 'placed',
} as const

/** A row of an upload as programs read it. */
export const presentBulkRow = (row: BulkRow, currency: string): ProgramBulkRow => ({
  row: row.row_number,
  status: rowStatuses[row.status],
  cells: row.cells,
  problems: row.problems,
  dropoff_address: row.drop_off_address,
  place: row.place && {
    latitude: row.place.latitude,
    longitude: row.place.longitude,
    address: row.place.address,
    precision: row.place.precision,
    needs_check: row.place.is_vague,
    can_take: row.place.is_right_door,
  },
  collect_at: isoOrNull(row.preordered_for),
  fee: row.delivery_fee === null ? null : moneyOf(row.delivery_fee, currency),
  order: row.order_id,
})

/** A change of a row as the service takes it. */
export const readRowChange = ({
  row,
  cells,
  place,
  take_found_place,
  removed,
}: ProgramBulkRowChange): BulkChange => ({
  row_id: String(row),
  ...(cells ? { cells } : {}),
  ...(place ? { place } : {}),
  ...(take_found_place === undefined ? {} : { as_found: take_found_place }),
  ...(removed === undefined ? {} : { is_removed: removed }),
})
