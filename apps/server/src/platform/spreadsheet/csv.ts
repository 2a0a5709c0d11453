import { stringify } from 'csv-stringify/sync'
import { type Cell, harmless, type RowOfCells } from './cell.ts'

/** How a spreadsheet program of the reader's country takes a CSV apart. */
export interface CsvStyle {
  readonly separator: ',' | ';'
  readonly decimal: '.' | ','
}

/** Where decimals are written with a comma, such programs expect semicolons between the values. */
export function csvStyle(locale: string): CsvStyle {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5)
  const hasComma = parts.some(({ type, value }) => type === 'decimal' && value === ',')
  return hasComma ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' }
}

/** Without it a spreadsheet program reads Arabic and Chinese in the old letters of its computer. */
const BYTE_ORDER_MARK = '\ufeff'

/** The bytes of a CSV file, a piece for each batch of rows. Only the end of a row is written as CR LF. */
export async function* csvFile(
  head: readonly string[],
  batches: AsyncIterable<readonly RowOfCells[]>,
  style: CsvStyle,
): AsyncGenerator<Buffer> {
  yield Buffer.from(BYTE_ORDER_MARK + linesOf([head.map((text) => ({ kind: 'text', text }))], style))
  for await (const rows of batches) yield Buffer.from(linesOf(rows, style))
}

const linesOf = (rows: readonly RowOfCells[], style: CsvStyle): string =>
  stringify(
    rows.map((row) => row.map((cell) => fieldOf(cell, style))),
    { delimiter: style.separator, record_delimiter: '\r\n', quoted_match: needsQuotes },
  )

function fieldOf(cell: Cell, { decimal }: CsvStyle): string {
  switch (cell.kind) {
    case 'empty':
      return ''
    case 'number':
      return cell.value.toFixed(cell.decimals).replace('.', decimal)
    case 'time':
      return new Date(cell.wall * 1000).toISOString().slice(0, 16).replace('T', ' ')
    case 'code':
    case 'text':
      return withoutFormulas(keptAsText(harmless(cell.text)).replace(/\r\n?/gu, '\n'))
  }
}

/** A program turns what looks like a number or a date into one: the zeros before it, or the id, would be gone. */
const looksLikeNumber = /^\s*[\d٠-٩][\d٠-٩\s.,:/()e+-]*$/iu
const keptAsText = (value: string): string => (looksLikeNumber.test(value) ? `'${value}` : value)

/** Characters that some spreadsheet program takes for a separator, whatever the separator of the file. */
const needsQuotes = /["\n\t,;]/u
/** A formula after such a character: a program that splits the text there would calculate it. */
const formulaBehindSeparator = /([,;\t\n]\s*)(?=[=+@＝＋＠]|[-－]\S*[(!|])/gu

const withoutFormulas = (value: string): string => value.replaceAll(formulaBehindSeparator, "$1'")
