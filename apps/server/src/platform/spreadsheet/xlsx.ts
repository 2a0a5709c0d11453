import { harmless, type RowOfCells, type RowWriter, type WriteRows, writeRow } from './cell.ts'
import { escapeXml, HEAD_STYLE, numberStyle, partsOf, TEXT_STYLE, TIME_STYLE, widths } from './xlsx-parts.ts'
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
export function xlsxFile(sheet: Sheet, batches: AsyncIterable<WriteRows>): AsyncGenerator<Buffer> {
  return zipFile([
    ...partsOf([{ name: sheet.name }]),
    { name: 'xl/worksheets/sheet1.xml', pieces: sheetXml(sheet, batches) },
  ])
}

async function* sheetXml(
  { head, isRightToLeft }: Sheet,
  batches: AsyncIterable<WriteRows>,
): AsyncGenerator<string> {
  const opening = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"${isRightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${widths(head)}<sheetData>`
  const rows = new SheetRows(1, HEAD_STYLE)
  for (const title of head) rows.text(title)
  rows.endRow()
  yield opening + rows.take()
  rows.textStyle = TEXT_STYLE
  for await (const writeRows of batches) {
    writeRows(rows)
    yield rows.take()
  }
  yield `</sheetData><autoFilter ref="A1:${columnName(head.length - 1)}${rows.count}"/></worksheet>`
}

/** The rows of a small sheet; the first one is `from`. */
export function rowsXml(rows: readonly RowOfCells[], from: number, textStyle = TEXT_STYLE): string {
  const writer = new SheetRows(from, textStyle)
  for (const row of rows) writeRow(writer, row)
  return writer.take()
}

class SheetRows implements RowWriter {
  textStyle: number
  #at: number
  #column = 0
  #cells = ''
  #xml = ''

  constructor(from: number, textStyle: number) {
    this.#at = from
    this.textStyle = textStyle
  }

  /** The number of the last row that ended. */
  get count(): number {
    return this.#at - 1
  }

  /** A typed text is never calculated; but saved as CSV it would be, so what was typed is made harmless. */
  text(value: string): void {
    this.#addText(harmless(value))
  }

  code(value: string): void {
    this.#addText(value)
  }

  number(value: number, decimals = 0): void {
    this.#cells += `<c r="${this.#place()}" s="${numberStyle(decimals)}"><v>${value}</v></c>`
  }

  time(wall: number | null): void {
    if (wall === null) this.empty()
    else this.#cells += `<c r="${this.#place()}" s="${TIME_STYLE}"><v>${serialOf(wall)}</v></c>`
  }

  empty(): void {
    this.#column += 1
  }

  endRow(): void {
    this.#xml += `<row r="${this.#at}">${this.#cells}</row>`
    this.#cells = ''
    this.#column = 0
    this.#at += 1
  }

  /** The rows since the last call. */
  take(): string {
    const xml = this.#xml
    this.#xml = ''
    return xml
  }

  #addText(value: string): void {
    if (value === '') this.empty()
    else
      this.#cells += `<c r="${this.#place()}" s="${this.textStyle}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`
  }

  #place(): string {
    const letters = (columnNames[this.#column] ??= columnName(this.#column))
    this.#column += 1
    return letters + this.#at
  }
}

const columnNames: string[] = []

const DAY_SECONDS = 86_400
/** The day that such programs count from, as they count: 1970 began 25,569 days later. */
const DAYS_BEFORE_1970 = 25_569
const serialOf = (wall: number): string => (wall / DAY_SECONDS + DAYS_BEFORE_1970).toFixed(8)

/** A to Z, AA to ZZ. */
export function columnName(index: number): string {
  const letter = (at: number) => String.fromCharCode(65 + at)
  return index < 26 ? letter(index) : letter(Math.floor(index / 26) - 1) + letter(index % 26)
}
