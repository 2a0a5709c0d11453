import { fold } from '../paste/index.ts'
import { cellsByColumn } from './cells-by-column.ts'
import type { BulkColumn, ColumnMapping } from './columns.ts'
import type { ReadHead } from './head.ts'
import type { RowCells } from './row.ts'
import type { SheetRow } from './sheet.ts'
import { readTitle } from './titles/read-title.ts'

/** A row of the sheet that is an order. */
export interface SheetOrder {
  readonly row: number
  readonly cells: RowCells
}

/** A row below the titles that is none: the titles again, a sum at the end, the template's example as it was. */
export interface LeftOutRow {
  readonly row: number
  readonly why: 'titles' | 'total' | 'example'
}

export interface SheetOrders {
  readonly orders: readonly SheetOrder[]
  readonly leftOut: readonly LeftOutRow[]
}

/** The orders of a sheet, through what its columns are taken for. */
export function readOrders(
  rows: readonly SheetRow[],
  { at, titles }: Pick<ReadHead, 'at' | 'titles'>,
  mapping: ColumnMapping,
): SheetOrders {
  const orders: SheetOrder[] = []
  const leftOut: LeftOutRow[] = []
  const folded = titles.map((title) => fold(title).trim())
  for (const one of rows.slice(at + 1)) {
    const cells = cellsByColumn(one.cells, mapping)
    if (!saysSomething(cells)) continue
    const why = isTitles(one, folded)
      ? 'titles'
      : isTotal(one, cells)
        ? 'total'
        : isExample(cells)
          ? 'example'
          : null
    if (why) leftOut.push({ row: one.row, why })
    else orders.push({ row: one.row, cells })
  }
  return { orders, leftOut }
}

/** Columns that make a row an order. Others may be filled in down the whole sheet (ticks, a payment method, a date). */
const identifying: readonly BulkColumn[] = [
  'name',
  'phone',
  'address',
  'unit',
  'notes',
  'description',
  'amount',
  'latitude',
  'longitude',
  'point',
]

const saysSomething = (cells: RowCells): boolean =>
  identifying.some((column) => {
    const cell = cells[column]
    // A formula that was copied down to rows without an order shows 0 or an error there.
    return cell !== undefined && !(cell.isFormula && (cell.text === '0' || cell.kind === 'error'))
  })

/** Lists that were put one below the other. */
function isTitles({ cells }: SheetRow, titles: readonly string[]): boolean {
  const same = cells.filter(({ text }, index) => text !== '' && fold(text).trim() === titles[index])
  return same.length >= 2 && same.length > cells.filter(({ text }) => text !== '').length / 2
}

/** A sum below the amounts: a row without a customer, sometimes with a word for a sum. */
function isTotal(row: SheetRow, cells: RowCells): boolean {
  if (cells.phone !== undefined || cells.amount === undefined) return false
  const others = identifying.filter((column) => column !== 'amount' && cells[column] !== undefined)
  const saysSo = row.cells.some(({ text, kind }) => {
    const read = kind === undefined && /\p{L}/u.test(text) ? readTitle(text, true) : null
    return read?.strength === 'whole' && read.meanings[0] === 'amount'
  })
  return others.length === 0 || (others.length === 1 && saysSo)
}

const examples =
  'example|példa|مثال|beispiel|exempel|eksempel|esimerkki|příklad|przykład|primer|пример|παράδειγμα|范例|範例|例|ตัวอย่าง|contoh|halimbawa|pananglitan|উদাহরণ|مثال|ឧទាហរណ៍|ຕົວຢ່າງ|ဥပမာ|misaal'
    .split('|')
    .map((word) => fold(word))

/** As the template has it; with another name it is an order, whatever was left standing in it. */
const isExample = ({ name, reference }: RowCells): boolean =>
  [name, reference].every((cell) => {
    const folded = fold(cell?.text ?? '')
    return examples.some((word) => folded.includes(word))
  })
