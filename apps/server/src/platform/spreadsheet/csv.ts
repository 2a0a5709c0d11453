import { harmless, type RowWriter, type WriteRows } from './cell.ts'
import { wallTime } from './wall-time.ts'

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
  batches: AsyncIterable<WriteRows>,
  style: CsvStyle,
): AsyncGenerator<Buffer> {
  const rows = new CsvRows(style)
  for (const title of head) rows.text(title)
  rows.endRow()
  yield Buffer.from(BYTE_ORDER_MARK + rows.take())
  for await (const writeRows of batches) {
    writeRows(rows)
    yield Buffer.from(rows.take())
  }
}

class CsvRows implements RowWriter {
  readonly #style: CsvStyle
  #text = ''
  #isFirst = true

  constructor(style: CsvStyle) {
    this.#style = style
  }

  text(value: string): void {
    this.#add(needsCare.test(value) ? fieldOf(value) : value)
  }

  code(value: string): void {
    this.text(value)
  }

  number(value: number, decimals = 0): void {
    const written = value.toFixed(decimals)
    if (decimals === 0 || this.#style.decimal === '.') this.#add(written)
    // In quotes for programs that separate at commas whatever the country.
    else this.#add(`"${written.replace('.', ',')}"`)
  }

  time(wall: number | null): void {
    this.#add(wall === null ? '' : wallTime(wall))
  }

  empty(): void {
    this.#add('')
  }

  endRow(): void {
    this.#text += '\r\n'
    this.#isFirst = true
  }

  /** The text of the rows since the last call. */
  take(): string {
    const text = this.#text
    this.#text = ''
    return text
  }

  #add(field: string): void {
    this.#text += this.#isFirst ? field : this.#style.separator + field
    this.#isFirst = false
  }
}

/** Texts that `fieldOf` may change: every other one is written as it is. */
const needsCare = /^[^\p{L}]|["\r\n\t,;]/u

function fieldOf(value: string): string {
  const field = withoutFormulas(keptAsText(harmless(value)).replace(/\r\n?/gu, '\n'))
  return needsQuotes.test(field) ? `"${field.replaceAll('"', '""')}"` : field
}

/** A program turns what looks like a number or a date into one: the zeros before it, or the id, would be gone. */
const looksLikeNumber = /^\s*[\d٠-٩][\d٠-٩\s.,:/()e+-]*$/iu
const keptAsText = (value: string): string => (looksLikeNumber.test(value) ? `'${value}` : value)

/** Characters that some spreadsheet program takes for a separator, whatever the separator of the file. */
const needsQuotes = /["\n\t,;]/u
/** A formula after such a character: a program that splits the text there would calculate it. */
const formulaBehindSeparator = /([,;\t\n]\s*)(?=[=+@＝＋＠]|[-－]\S*[(!|])/gu

const withoutFormulas = (value: string): string => value.replaceAll(formulaBehindSeparator, "$1'")
