import { exponentOf, isCurrency, toDecimal } from '@beckon/domain/money'
import { type CancelReason, cancelReasons, type MoveReason, moveReasons } from '@beckon/domain/order'
import type { TextKey } from '@beckon/texts'
import type { Translate } from '@beckon/texts/translate'
import type { RowWriter } from '../../../../platform/spreadsheet/cell.ts'
import { taxOf } from '../create/tax-of.ts'
import type { ExportRow } from './export-row.ts'

type Title = Extract<TextKey, `export.${string}`> | `order.${PlainOrderKey}`
type PlainOrderKey =
  | 'id'
  | 'door-collected'
  | 'cash-advance-paid'
  | 'cash-advance-returned'
  | 'created'
  | 'status'
  | 'outlet'
  | 'customer'
  | 'phone'
  | 'address'
  | 'notes'
  | 'description'
  | 'amount'
  | 'payment'
  | 'fee'
  | 'voucher'
  | 'rider'

interface Column {
  readonly title: Title
  readonly write: (to: RowWriter, row: ExportRow, translate: Translate) => void
}

const decimalsOf = (currency: string): number => (isCurrency(currency) ? exponentOf(currency) : 2)

function money(to: RowWriter, minor: number | null, currency: string): void {
  if (minor === null) to.empty()
  else to.number(toDecimal({ minor, currency }), decimalsOf(currency))
}

const columns: readonly Column[] = [
  { title: 'order.id', write: (to, row) => to.code(row.order_id) },
  { title: 'order.created', write: (to, row) => to.time(row.created) },
  { title: 'order.status', write: (to, row, translate) => to.text(translate(`status.${row.status}`)) },
  { title: 'order.outlet', write: (to, row) => to.text(row.pickup_name) },
  { title: 'export.outlet-id', write: (to, row) => to.code(row.vendor_id) },
  { title: 'export.outlet-address', write: (to, row) => to.text(row.pickup_address) },
  { title: 'order.customer', write: (to, row) => to.text(row.customer_name) },
  { title: 'order.phone', write: (to, row) => to.code(row.customer_phone) },
  { title: 'order.address', write: (to, row) => to.text(row.dropoff_address) },
  { title: 'order.notes', write: (to, row) => to.text(row.dropoff_notes) },
  { title: 'order.description', write: (to, row) => to.text(row.description) },
  { title: 'order.amount', write: (to, row) => money(to, row.amount_minor, row.currency) },
  {
    title: 'order.payment',
    write: (to, row, translate) => to.text(paymentOf(row.payment_method, translate)),
  },
  { title: 'order.fee', write: (to, row) => money(to, row.fee_minor, row.currency) },
  { title: 'order.voucher', write: (to, row) => to.code(row.voucher_code ?? '') },
  { title: 'export.voucher-off', write: (to, row) => money(to, row.voucher_off_minor, row.currency) },
  { title: 'export.charges', write: (to, row) => money(to, row.charges_minor, row.currency) },
  { title: 'export.paid-online', write: (to, row) => money(to, row.paid_minor, row.currency) },
  { title: 'export.paid-back', write: (to, row) => money(to, row.paid_back_minor, row.currency) },
  { title: 'order.door-collected', write: (to, row) => money(to, row.cash_minor, row.currency) },
  { title: 'export.currency', write: (to, row) => to.text(row.currency) },
  { title: 'export.distance', write: (to, row) => to.number(row.distance_metres) },
  { title: 'export.scheduled', write: (to, row) => to.time(row.preordered) },
  { title: 'export.promised-from', write: (to, row) => to.time(row.promised_lower) },
  { title: 'export.promised-to', write: (to, row) => to.time(row.promised_upper) },
  { title: 'export.collected-at', write: (to, row) => to.time(row.collected) },
  { title: 'export.delivered-at', write: (to, row) => to.time(row.delivered) },
  { title: 'export.on-time', write: (to, row, translate) => to.text(yesOrNo(row.is_on_time, translate)) },
  { title: 'export.ended-at', write: (to, row) => to.time(row.ended) },
  { title: 'export.cancel-reason', write: (to, row, translate) => to.text(reasonOf(row.reason, translate)) },
  { title: 'order.rider', write: (to, row) => to.text(row.rider_name ?? '') },
  { title: 'export.tax', write: writeTax },
  { title: 'order.cash-advance-paid', write: (to, row) => money(to, row.advance_minor, row.currency) },
  {
    title: 'order.cash-advance-returned',
    write: (to, row) => money(to, row.advance_back_minor, row.currency),
  },
]

function writeTax(to: RowWriter, { tax_hundredths: rate, fee_minor: feeMinor, currency }: ExportRow): void {
  const tax = taxOf({ rate, feeMinor, currency })
  if (tax && isCurrency(currency)) to.number(tax.amount, exponentOf(currency))
  else to.empty()
}

const yesOrNo = (answer: boolean | null, translate: Translate): string =>
  answer === null ? '' : translate(answer ? 'export.yes' : 'export.no')

const payments = ['CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY', 'PAID', 'NONE'] as const

function paymentOf(method: string, translate: Translate): string {
  const known = payments.find((one) => one === method)
  return known ? translate(`payment.${known}`) : method
}

/** Returns the timeline's text of a reason; the reason itself where it has no text. */
function reasonOf(reason: string | null, translate: Translate): string {
  const chosen = cancelReasons.find((one) => one === reason)
  if (chosen) return translate(`cancel.reason.${chosen}`)
  const known = moveReasons.find((one) => one === reason)
  return known && !isChosen(known) ? translate(`reason.${known}`) : (reason ?? '')
}

const isChosen = (reason: MoveReason): reason is CancelReason => cancelReasons.some((one) => one === reason)

export const titlesIn = (translate: Translate): string[] => columns.map(({ title }) => translate(title))

export function writeOrder(to: RowWriter, row: ExportRow, translate: Translate): void {
  for (const { write } of columns) write(to, row, translate)
  to.endRow()
}
