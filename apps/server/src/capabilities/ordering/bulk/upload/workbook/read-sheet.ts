import { emptyCell, type SheetCell, type SheetRow } from '@beckon/domain/bulk'
import { readCell, type RawCell, type Shared } from './cells.ts'
import { Unreadable } from './workbook-error.ts'
import { limits } from './limits.ts'
import { spreadMerges } from './merges.ts'
import { placeOf, type Range, rangeOf } from './places.ts'
import { type Attributes, isTrue, readXml } from './read-xml.ts'
import { collectText } from './shared-strings.ts'

export interface ReadSheet {
  readonly rows: readonly SheetRow[]
  /** How many rows with something in them a person has hidden, or a filter; they are not read. */
  readonly hiddenRows: number
}

/** Reads a sheet, or its first rows (then nothing is joined): those that hold something, with their true numbers. */
export async function readSheet(
  bytes: AsyncIterable<Uint8Array>,
  shared: Shared,
  firstRows?: number,
): Promise<ReadSheet> {
  const most = firstRows ?? limits.rows + limits.above
  const rows = collectRows()
  const merges: Range[] = []
  const cell = collectCell(shared, (column, found) => rows.cell(column, found))
  await readXml(bytes, {
    open(name, attributes) {
      if (name === 'row') rows.open(attributes)
      else if (name === 'mergeCell') addMerge(merges, attributes)
      else cell.open(name, attributes)
    },
    text: cell.text,
    close(name) {
      cell.close(name)
      if (name !== 'row') return
      cell.endRow()
      rows.close()
      if (firstRows === undefined && rows.found.length > most) throw new Unreadable('too-many-rows')
    },
    isDone: () => firstRows !== undefined && rows.found.length >= most,
  })
  return { rows: spreadMerges(rows.found, merges), hiddenRows: rows.hidden() }
}

function addMerge(merges: Range[], attributes: Attributes): void {
  const range = rangeOf(attributes['ref'] ?? '')
  if (merges.length >= limits.merges) throw new Unreadable('too-big-inside')
  if (range) merges.push(range)
}

/** Rows as they come. Where numbers are left out, each follows the one before. */
function collectRows() {
  const found: { row: number; cells: SheetCell[] }[] = []
  let [row, isHidden, hidden, count, text] = [0, false, 0, 0, 0]
  let cells: SheetCell[] = []
  return {
    found,
    hidden: () => hidden,
    open(attributes: Attributes) {
      const number = Number(attributes['r'])
      row = Number.isInteger(number) && number > row && number <= 1_048_576 ? number : row + 1
      isHidden = isTrue(attributes['hidden'])
      cells = []
    },
    cell(column: number, cell: SheetCell) {
      if (column >= limits.columns) throw new Unreadable('too-many-columns')
      count += 1
      text += cell.text.length
      if (count > limits.cells || text > limits.text) throw new Unreadable('too-big-inside')
      while (cells.length < column) cells.push(emptyCell)
      cells[column] = cell
    },
    close() {
      if (cells.length === 0) return
      if (isHidden) hidden += 1
      else found.push({ row, cells })
      cells = []
    },
  }
}

/** Collects the cells of a row; `tell` receives each cell with content when it ends. */
function collectCell(shared: Shared, tell: (column: number, cell: SheetCell) => void) {
  const inline = collectText()
  let raw: { -readonly [Key in keyof RawCell]: RawCell[Key] } | undefined
  let [column, isValue] = [-1, false]
  return {
    endRow() {
      column = -1
    },
    open(name: string, attributes: Attributes) {
      if (name === 'c') {
        column = placeOf(attributes['r'] ?? '')?.column ?? column + 1
        const { t: type = 'n', s: style = '0' } = attributes
        raw = { type, style: Number(style), value: undefined, inline: '', isFormula: false }
      } else if (raw && name === 'f') raw.isFormula = true
      else if (raw && name === 'v') {
        isValue = true
        raw.value = ''
      } else if (raw) inline.open(name)
    },
    text(piece: string) {
      if (isValue && raw) {
        raw.value += piece
        if (piece.length > limits.unreported) throw new Unreadable('cell-too-long')
      } else if (raw) inline.text(piece)
    },
    close(name: string) {
      if (name === 'v') isValue = false
      else if (name !== 'c') inline.close(name)
      else if (raw) {
        raw.inline = inline.take()
        const found = readCell(raw, shared)
        raw = undefined
        if (found) tell(column, found)
      }
    },
  }
}
