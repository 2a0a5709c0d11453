import { asciiSet, ByteText } from './byte-text.ts'
import { harmless, type RowOfCells, type RowWriter, type WriteRows, writeRow } from './cell.ts'
import { SERIAL_DECIMALS, serialOf } from './local-time.ts'
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
): AsyncGenerator<string | Buffer> {
  const opening = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"${isRightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${widths(head)}<sheetData>`
  const rows = new SheetRows(1, HEAD_STYLE)
  for (const title of head) rows.text(title)
  rows.endRow()
  yield Buffer.concat([Buffer.from(opening), rows.take()])
  rows.setTextStyle(TEXT_STYLE)
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
  return writer.take().toString()
}

const ascii = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))

/** The pieces of cells and rows. */
const cellOpening = (column: number): Uint8Array => ascii(`<c r="${columnName(column)}`)
const valueOpening = (style: number): Uint8Array => ascii(`" s="${style}"><v>`)
const textOpening = (style: number): Uint8Array =>
  ascii(`" s="${style}" t="inlineStr"><is><t xml:space="preserve">`)
const rowOpening = ascii('<row r="')
const rowOpened = ascii('">')
const rowEnd = ascii('</row>')
const valueEnd = ascii('</v></c>')
const textEnd = ascii('</t></is></c>')
const timeOpening = valueOpening(TIME_STYLE)

class SheetRows implements RowWriter {
  readonly #bytes = new ByteText()
  readonly #columns: Uint8Array[] = []
  readonly #numbers: Uint8Array[] = []
  #textOpening: Uint8Array
  #at: number
  /** The digits of the row. */
  #row: Uint8Array
  #column = 0
  #isOpen = false

  constructor(from: number, textStyle: number) {
    this.#at = from
    this.#row = ascii(String(from))
    this.#textOpening = textOpening(textStyle)
  }

  /** The number of the last row that ended. */
  get count(): number {
    return this.#at - 1
  }

  setTextStyle(style: number): void {
    this.#textOpening = textOpening(style)
  }

  /** A typed text is never calculated; but saved as CSV it would be, so what was typed is made harmless. */
  text(value: string, from = 0, to = value.length): void {
    if (harmlessStarts[value.charCodeAt(from)] === 1) this.#addText(value, from, to)
    else if (from === to) this.empty()
    else this.#addText(harmless(value.slice(from, to)))
  }

  code(value: string, from?: number, to?: number): void {
    this.#addText(value, from, to)
  }

  number(value: number, decimals = 0): void {
    this.#openNumber(decimals)
    this.#bytes.addAscii(String(value))
    this.#bytes.addBytes(valueEnd)
  }

  money(minor: number, decimals: number): void {
    this.#openNumber(decimals)
    this.#bytes.addDecimal(minor, decimals, { isShort: true })
    this.#bytes.addBytes(valueEnd)
  }

  time(local: string, from = 0, to = local.length): void {
    if (from === to) return this.empty()
    this.#openCell()
    this.#bytes.addBytes(timeOpening)
    this.#bytes.addDecimal(serialOf(local, from, to), SERIAL_DECIMALS)
    this.#bytes.addBytes(valueEnd)
  }

  empty(): void {
    this.#column += 1
  }

  endRow(): void {
    this.#openRow()
    this.#bytes.addBytes(rowEnd)
    this.#isOpen = false
    this.#column = 0
    this.#at += 1
    this.#row = ascii(String(this.#at))
  }

  /** The bytes of the rows since the last call. */
  take(): Buffer {
    return this.#bytes.take()
  }

  #addText(value: string, from = 0, to = value.length): void {
    if (from === to) return this.empty()
    this.#openCell()
    this.#bytes.addBytes(this.#textOpening)
    if (to - from > SHORT_TEXT || !this.#bytes.addAllowed(value, unescaped, from, to))
      this.#bytes.add(escapeXml(value.slice(from, to)))
    this.#bytes.addBytes(textEnd)
  }

  #openNumber(decimals: number): void {
    this.#openCell()
    this.#bytes.addBytes((this.#numbers[decimals] ??= valueOpening(numberStyle(decimals))))
  }

  #openCell(): void {
    this.#openRow()
    this.#bytes.addBytes((this.#columns[this.#column] ??= cellOpening(this.#column)))
    this.#bytes.addBytes(this.#row)
    this.#column += 1
  }

  #openRow(): void {
    if (this.#isOpen) return
    this.#bytes.addBytes(rowOpening)
    this.#bytes.addBytes(this.#row)
    this.#bytes.addBytes(rowOpened)
    this.#isOpen = true
  }
}

/** Texts that begin with one of these are harmless. */
const harmlessStarts = asciiSet((character) => /[a-z\d]/iu.test(character))
const unescaped = asciiSet((character) => escapeXml(character) === character)
/** Below the longest text of a cell. */
const SHORT_TEXT = 10_000

/** A to Z, AA to ZZ. */
export function columnName(index: number): string {
  const letter = (at: number) => String.fromCharCode(65 + at)
  return index < 26 ? letter(index) : letter(Math.floor(index / 26) - 1) + letter(index % 26)
}
