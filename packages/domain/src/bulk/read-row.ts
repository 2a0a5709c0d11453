import { checkRequest, type RequestField } from '../request/index.ts'
import { readAmount } from './cells/amount.ts'
import { readYesNo } from './cells/yes-no.ts'
import { readPreorderTime } from './cells/preorder-time.ts'
import { readParcel } from './cells/parcel.ts'
import { readPayment } from './cells/payment.ts'
import { readPhone } from './cells/phone.ts'
import { readPlace } from './cells/place.ts'
import { readPoint } from './cells/point.ts'
import { type RowReader, startReader } from './cells/reader.ts'
import { type BulkColumn, isBulkColumn } from './columns.ts'
import type { ReadRow, RowCells, RowDraft, RowRules } from './row.ts'

/**
 * Reads the order of a row, with every fault and warning at its cell. The address is not looked up here: a
 * draft without a point is to be looked up.
 */
export function readRow(cells: RowCells, rules: RowRules): ReadRow {
  const reader = startReader(cells, rules)
  noteCells(reader, cells)
  const draft = draftOf(reader)
  checkDraft(reader, draft)
  return { draft, violations: reader.violations, warnings: reader.warnings }
}

/** Notes the faults and warnings of cells that do not depend on their column. */
function noteCells(reader: RowReader, cells: RowCells): void {
  for (const [column, cell] of Object.entries(cells)) {
    if (!isBulkColumn(column)) continue
    if (cell.kind === 'error') reader.violation(column, 'cell-error')
    else if (cell.isFormula) reader.warn(column, 'formula')
    if (cell.isMerged) reader.warn(column, 'merged')
  }
}

const draftOf = (reader: RowReader): RowDraft => ({
  name: reader.line('name'),
  phone: readPhone(reader),
  ...readPlace(reader),
  notes: reader.cell('notes').text,
  point: readPoint(reader),
  description: reader.cell('description').text,
  amount: readAmount(reader),
  payment: readPayment(reader),
  preorderedFor: readPreorderTime(reader),
  coldBag: readYesNo(reader, 'cold-bag'),
  ageCheck: readYesNo(reader, 'age-check'),
  parcel: readParcel(reader),
  reference: reader.line('reference'),
})

/** The checks of every request. The vendor is known, and the place is looked for later. */
function checkDraft(reader: RowReader, draft: RowDraft): void {
  const { country, amountRequired, minimumAmount } = reader.rules
  const violations = checkRequest(
    {
      ...draft,
      vendorId: 'known',
      point: { latitude: 0, longitude: 0 },
      paymentMethod: draft.payment,
    },
    { country, amountRequired, minimumAmount },
  )
  for (const { code, field } of violations) {
    const column = columnOf[field]
    if (column && code !== 'vendor-missing' && code !== 'coordinates-missing') reader.violation(column, code)
  }
}

const columnOf: Readonly<Record<RequestField, BulkColumn | null>> = {
  vendor: null,
  unit: 'unit',
  name: 'name',
  phone: 'phone',
  description: 'description',
  address: 'address',
  amount: 'amount',
  paymentMethod: 'payment',
}
