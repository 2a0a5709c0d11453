import { type Cell, harmless, type RowOfCells } from './cell.ts'
import { escapeXml, partsOf, styleOf, widths } from './xlsx-parts.ts'
import { zipFile } from './zip.ts'

export interface Sheet {
  readonly name: string
  readonly head: readonly string[]
  /** The first column is on the right. */
  readonly isRightToLeft: boolean
}

/** Rows of a sheet that a spreadsheet program opens, the headings among them. */
export const MOST_ROWS = 1_048_576

/**
 * The bytes of a workbook with one sheet: each batch of rows is compressed and flushed before the next one is read.
 */
export function xlsxFile(
  sheet: Sheet,
  batches: AsyncIterable<readonly RowOfCells[]>,
): AsyncGenerator<Buffer> {
  return zipFile([
    ...partsOf([{ name: sheet.name }]),
    { name: 'xl/worksheets/sheet1.xml', pieces: sheetXml(sheet, batches) },
  ])
}

async function* sheetXml(
  { head, isRightToLeft }: Sheet,
  batches: AsyncIterable<readonly RowOfCells[]>,
): AsyncGenerator<string> {
  const titles = head.map((title): Cell => ({ kind: 'text', text: title }))
  const opening = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"${isRightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${widths(head)}<sheetData>`
  yield opening + rowXml(titles, 1, true)
  let at = 1
  for await (const rows of batches) {
    let xml = ''
    for (const row of rows) {
      at += 1
      xml += rowXml(row, at, false)
    }
    yield xml
  }
  yield `</sheetData><autoFilter ref="A1:${columnName(head.length - 1)}${at}"/></worksheet>`
}

/** A row of a sheet; the first one is 1. */
export function rowXml(row: RowOfCells, at: number, isHead: boolean): string {
  let cells = ''
  for (const [column, cell] of row.entries()) {
    if (cell.kind !== 'empty') cells += cellXml(cell, `${columnName(column)}${at}`, isHead)
  }
  return `<row r="${at}">${cells}</row>`
}

function cellXml(cell: Exclude<Cell, { kind: 'empty' }>, place: string, isHead: boolean): string {
  const style = styleOf(cell, isHead)
  switch (cell.kind) {
    case 'number':
      return `<c r="${place}" s="${style}"><v>${cell.value}</v></c>`
    case 'time':
      return `<c r="${place}" s="${style}"><v>${serialOf(cell.wall)}</v></c>`
    case 'code':
    case 'text': {
      // A typed text is never calculated; but saved as CSV it would be, so what was typed is made harmless.
      const value = cell.kind === 'code' ? cell.text : harmless(cell.text)
      return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`
    }
  }
}

const DAY_SECONDS = 86_400
/** The day that such programs count from, as they count: 1970 began 25,569 days later. */
const DAYS_BEFORE_1970 = 25_569
const serialOf = (wall: number): string => (wall / DAY_SECONDS + DAYS_BEFORE_1970).toFixed(8)

/** A to Z, AA to ZZ. */
export function columnName(index: number): string {
  const letter = (at: number) => String.fromCharCode(65 + at)
  return index < 26 ? letter(index) : letter(Math.floor(index / 26) - 1) + letter(index % 26)
}
