import { exponentOf, isCurrency, toDecimal } from '@beckon/domain/money'
import { type CancelReason, cancelReasons, type MoveReason, moveReasons } from '@beckon/domain/order'
import type { TextKey } from '@beckon/texts'
import type { Translate } from '@beckon/texts/translate'
import {
  type Cell,
  code,
  empty,
  number,
  type RowOfCells,
  text,
  time,
} from '../../../../platform/spreadsheet/cell.ts'
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
  readonly cell: (row: ExportRow, translate: Translate) => Cell
}

const money = (minor: number, currency: string): Cell =>
  number(toDecimal({ minor, currency }), isCurrency(currency) ? exponentOf(currency) : 2)

const moneyOrNone = (minor: number | null, currency: string): Cell =>
  minor === null ? empty : money(minor, currency)

const columns: readonly Column[] = [
  { title: 'order.id', cell: (row) => code(row.order_id) },
  { title: 'order.created', cell: (row) => time(row.created) },
  { title: 'order.status', cell: (row, translate) => text(translate(`status.${row.status}`)) },
  { title: 'order.outlet', cell: (row) => text(row.pickup_name) },
  { title: 'export.outlet-id', cell: (row) => code(row.vendor_id) },
  { title: 'export.outlet-address', cell: (row) => text(row.pickup_address) },
  { title: 'order.customer', cell: (row) => text(row.customer_name) },
  { title: 'order.phone', cell: (row) => code(row.customer_phone) },
  { title: 'order.address', cell: (row) => text(row.dropoff_address) },
  { title: 'order.notes', cell: (row) => text(row.dropoff_notes) },
  { title: 'order.description', cell: (row) => text(row.description) },
  { title: 'order.amount', cell: (row) => money(row.amount_minor, row.currency) },
  { title: 'order.payment', cell: (row, translate) => text(paymentOf(row.payment_method, translate)) },
  { title: 'order.fee', cell: (row) => money(row.fee_minor, row.currency) },
  { title: 'order.voucher', cell: (row) => code(row.voucher_code ?? '') },
  { title: 'export.voucher-off', cell: (row) => moneyOrNone(row.voucher_off_minor, row.currency) },
  { title: 'export.charges', cell: (row) => money(row.charges_minor, row.currency) },
  { title: 'export.paid-online', cell: (row) => moneyOrNone(row.paid_minor, row.currency) },
  { title: 'export.paid-back', cell: (row) => moneyOrNone(row.paid_back_minor, row.currency) },
  { title: 'order.door-collected', cell: (row) => moneyOrNone(row.cash_minor, row.currency) },
  { title: 'export.currency', cell: (row) => text(row.currency) },
  { title: 'export.distance', cell: (row) => number(row.distance_metres) },
  { title: 'export.scheduled', cell: (row) => time(row.preordered) },
  { title: 'export.promised-from', cell: (row) => time(row.promised_lower) },
  { title: 'export.promised-to', cell: (row) => time(row.promised_upper) },
  { title: 'export.collected-at', cell: (row) => time(row.collected) },
  { title: 'export.delivered-at', cell: (row) => time(row.delivered) },
  { title: 'export.on-time', cell: (row, translate) => yesOrNo(row.is_on_time, translate) },
  { title: 'export.ended-at', cell: (row) => time(row.ended) },
  { title: 'export.cancel-reason', cell: (row, translate) => text(reasonOf(row.reason, translate)) },
  { title: 'order.rider', cell: (row) => text(row.rider_name ?? '') },
  { title: 'export.tax', cell: taxCell },
  { title: 'order.cash-advance-paid', cell: (row) => moneyOrNone(row.advance_minor, row.currency) },
  { title: 'order.cash-advance-returned', cell: (row) => moneyOrNone(row.advance_back_minor, row.currency) },
]

function taxCell({ tax_hundredths: rate, fee_minor: feeMinor, currency }: ExportRow): Cell {
  const tax = taxOf({ rate, feeMinor, currency })
  return tax && isCurrency(currency) ? number(tax.amount, exponentOf(currency)) : empty
}

const yesOrNo = (answer: boolean | null, translate: Translate): Cell =>
  answer === null ? empty : text(translate(answer ? 'export.yes' : 'export.no'))

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

export const cellsOf = (row: ExportRow, translate: Translate): RowOfCells =>
  columns.map(({ cell }) => cell(row, translate))
