import { exponentOf, parseCurrency } from '@beckon/domain/money'
import {
  type CancelReason,
  cancelReasons,
  type MoveReason,
  moveReasons,
  orderStatuses,
} from '@beckon/domain/order'
import type { TextKey } from '@beckon/texts'
import type { Translate } from '@beckon/texts/translate'
import type { RowWriter } from '../../../../platform/spreadsheet/cell.ts'
import { chargesBeside } from '../create/costs.ts'
import { taxOf } from '../create/tax-of.ts'
import type { ExportRow } from './export-money.ts'
import { type ColumnName, isReturned, type OrderLine, type ValueAt, valueAt, valueOf } from './export-row.ts'

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
  | 'reference'
  | 'description'
  | 'amount'
  | 'payment'
  | 'fee'
  | 'voucher'
  | 'rider'

/** An order of a file, and what its cells are written with. */
interface Order extends ExportRow {
  readonly texts: FileTexts
  /** Of its currency. */
  readonly decimals: number
}

type WriteCell = (to: RowWriter, order: Order) => void

const text = (name: ColumnName, translated: (texts: FileTexts) => (value: string) => string): WriteCell => {
  const value = valueOf(name)
  return (to, { line, texts }) => to.text(translated(texts)(value(line)))
}

const typed = (name: ColumnName): WriteCell => {
  const value = valueAt(name)
  return (to, { line }) => to.text(line.text, value.from(line), value.to(line))
}

const code = (name: ColumnName): WriteCell => {
  const value = valueAt(name)
  return (to, { line }) => to.code(line.text, value.from(line), value.to(line))
}

const time = (name: ColumnName): WriteCell => {
  const value = valueAt(name)
  return (to, { line }) => to.time(line.text, value.from(line), value.to(line))
}

/** Writes an amount in minor units. */
const amount =
  (minorOf: (order: Order) => number | null): WriteCell =>
  (to, order) => {
    const minor = minorOf(order)
    if (minor === null) to.empty()
    else to.money(minor, order.decimals)
  }

const stored = (name: ColumnName): WriteCell => {
  const value = valueAt(name)
  return amount(({ line }) => integerAt(line, value))
}

const ZERO = 48
const MINUS = 45

/** A whole number as PostgreSQL writes it; null where the value is empty. */
function integerAt(line: OrderLine, value: ValueAt): number | null {
  const [from, to] = [value.from(line), value.to(line)]
  if (from === to) return null
  const isNegative = line.text.charCodeAt(from) === MINUS
  let sum = 0
  for (let at = isNegative ? from + 1 : from; at < to; at += 1)
    sum = sum * 10 + line.text.charCodeAt(at) - ZERO
  return isNegative ? -sum : sum
}

const columns: readonly (readonly [title: Title, write: WriteCell])[] = [
  ['order.id', code('orderId')],
  ['order.created', time('created')],
  ['order.status', text('status', ({ statusOf }) => statusOf)],
  ['order.outlet', typed('pickupName')],
  ['export.outlet-id', code('vendorId')],
  ['export.outlet-address', typed('pickupAddress')],
  ['order.customer', typed('customerName')],
  ['order.phone', code('customerPhone')],
  ['order.address', typed('address')],
  ['order.notes', typed('notes')],
  ['order.description', typed('description')],
  ['order.amount', stored('amount')],
  ['order.payment', text('paymentMethod', ({ paymentOf }) => paymentOf)],
  ['order.fee', stored('fee')],
  ['order.voucher', code('voucher')],
  ['export.voucher-off', stored('voucherOff')],
  ['export.charges', amount(chargesOf)],
  ['export.paid-online', amount(({ money }) => money.paid)],
  ['export.paid-back', amount(({ money }) => (money.paid === null ? null : money.paidBack))],
  ['order.door-collected', amount(({ money }) => money.cash)],
  ['export.currency', typed('currency')],
  ['export.distance', (to, { line }) => to.number(integerAt(line, distance) ?? 0)],
  ['export.scheduled', time('preordered')],
  ['export.promised-from', time('promisedLower')],
  ['export.promised-to', time('promisedUpper')],
  ['export.collected-at', time('collected')],
  ['export.delivered-at', time('delivered')],
  ['export.on-time', text('isOnTime', ({ answerOf }) => answerOf)],
  ['export.ended-at', time('ended')],
  ['export.cancel-reason', text('reason', ({ reasonOf }) => reasonOf)],
  ['order.rider', typed('rider')],
  ['export.tax', writeTax],
  ['order.cash-advance-paid', amount(({ money }) => money.advance)],
  ['order.cash-advance-returned', amount(({ line, money }) => (isReturned(line) ? money.advanceBack : null))],
  ['order.reference', typed('reference')],
]

const writers: readonly WriteCell[] = columns.map(([, write]) => write)

const distance = valueAt('distance')
const fee = valueAt('fee')
const currencyOf = valueOf('currency')
const statusOf = valueOf('status')
const taxRate = valueAt('taxRate')

function chargesOf({ line, money: { charges, isFeeGivenBack } }: Order): number {
  return chargesBeside({
    status: statusOf(line),
    feeMinor: integerAt(line, fee) ?? 0,
    charges,
    isFeeGivenBack,
  })
}

function writeTax(to: RowWriter, { line, decimals }: Order): void {
  const rate = integerAt(line, taxRate)
  const tax = taxOf({ rate, feeMinor: integerAt(line, fee) ?? 0, currency: currencyOf(line) })
  if (tax) to.number(tax.amount, decimals)
  else to.empty()
}

const payments = ['CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY', 'PAID', 'NONE'] as const

/** Texts of the cells, each translated once for a file. */
export interface FileTexts {
  statusOf(status: string): string
  paymentOf(method: string): string
  /** Of a boolean as PostgreSQL writes it; empty for none. */
  answerOf(answer: string): string
  /** Returns the timeline's text of a reason; the reason itself where it has no text. */
  reasonOf(reason: string): string
}

export function fileTexts(translate: Translate): FileTexts {
  const statuses = new Map<string, string>(orderStatuses.map((one) => [one, translate(`status.${one}`)]))
  const methods = new Map<string, string>(payments.map((one) => [one, translate(`payment.${one}`)]))
  const answers = new Map([
    ['t', translate('export.yes')],
    ['f', translate('export.no')],
  ])
  const reasons = new Map<string, string>([
    ...moveReasons.filter((one) => !isChosen(one)).map((one) => [one, translate(`reason.${one}`)] as const),
    ...cancelReasons.map((one) => [one, translate(`cancel.reason.${one}`)] as const),
  ])
  return {
    statusOf: (status) => statuses.get(status) ?? status,
    paymentOf: (method) => methods.get(method) ?? method,
    answerOf: (answer) => answers.get(answer) ?? '',
    reasonOf: (reason) => reasons.get(reason) ?? reason,
  }
}

const isChosen = (reason: MoveReason): reason is CancelReason => cancelReasons.some((one) => one === reason)

export const titlesIn = (translate: Translate): string[] => columns.map(([title]) => translate(title))

export function writeOrder(to: RowWriter, row: ExportRow, texts: FileTexts): void {
  const decimals = exponentOf(parseCurrency(currencyOf(row.line)))
  const order = { line: row.line, money: row.money, texts, decimals }
  for (const write of writers) write(to, order)
  to.endRow()
}
