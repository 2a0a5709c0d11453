import type { BulkRow } from '@beckon/contract'
import type { BulkColumn, SheetCell } from '@beckon/domain/bulk'
import type { Currency } from '@beckon/domain/money'
import { money, toDecimal } from '@beckon/domain/money'
import { unixSeconds } from '../../../../platform/clock.ts'
import { deliveryAddress } from './request-of.ts'
import type { JobRow, StoredRow } from '../store.ts'

const statusOf = {
  ready: 'READY',
  faulty: 'ERROR',
  removed: 'REMOVED',
  queued: 'PLACING',
  placed: 'PLACED',
} as const

/** A row as a screen shows it. */
export function presentRow(job: JobRow, currency: Currency, row: StoredRow): BulkRow {
  const { draft, problems, place } = row
  const decimal = (minor: number) => toDecimal(money(minor, currency))
  return {
    row_number: row.row_number,
    row_id: String(row.row_number),
    status: statusOf[row.state],
    cells: textsOf(row.cells),
    problems,
    error: problems.find(({ severity }) => severity === 'error')?.code ?? null,
    order_details: draft.description,
    order_amount: decimal(row.amount_minor),
    delivery_fee: row.fee_minor === null ? null : decimal(row.fee_minor),
    customer_name: draft.name,
    drop_off_address: deliveryAddress(draft, place?.taken ? place : null),
    payment_method: draft.payment === '' ? null : draft.payment,
    delivery_type: draft.preorderedFor === null ? 'INSTANT' : 'LATER',
    preordered_for: draft.preorderedFor,
    created_by: job.created_by_name,
    created_date: unixSeconds(job.created_at),
    place: place && {
      latitude: place.latitude,
      longitude: place.longitude,
      address: place.address,
      precision: place.precision,
      is_vague: !place.confirmed,
      is_right_door: place.confirmed || place.right_door === true,
      is_taken: place.taken === true,
    },
    order_id: row.order_id,
  }
}

function textsOf(cells: StoredRow['cells']): BulkRow['cells'] {
  const texts: Partial<Record<BulkColumn, string>> = {}
  for (const [column, cell] of Object.entries(cells) as [BulkColumn, SheetCell][]) texts[column] = cell.text
  return texts
}
