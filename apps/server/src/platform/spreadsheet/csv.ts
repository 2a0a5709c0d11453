import { asciiSet, ByteText } from './byte-text.ts'
import { harmless, type RowWriter, type WriteRows } from './cell.ts'

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
  yield Buffer.concat([Buffer.from(BYTE_ORDER_MARK), rows.take()])
  for await (const writeRows of batches) {
    writeRows(rows)
    yield rows.take()
  }
}

class CsvRows implements RowWriter {
  readonly #style: CsvStyle
  readonly #bytes = new ByteText()
  #isFirst = true

  constructor(style: CsvStyle) {
    this.#style = style
  }

  text(value: string): void {
    this.#separate()
    if (letters[value.charCodeAt(0)] === 1 && this.#bytes.addAllowed(value, plain)) return
    this.#bytes.add(needsCare.test(value) ? fieldOf(value) : value)
  }

  code(value: string): void {
    this.text(value)
  }

  number(value: number, decimals = 0): void {
    this.#separate()
    const written = value.toFixed(decimals)
    if (decimals === 0 || this.#style.decimal === '.') this.#bytes.addAscii(written)
    // In quotes for programs that separate at commas whatever the country.
    else this.#bytes.addAscii(`"${written.replace('.', ',')}"`)
  }

  money(minor: number, decimals: number): void {
    if (this.#style.decimal === ',') return this.number(minor / 10 ** decimals, decimals)
    this.#separate()
    this.#bytes.addDecimal(minor, decimals)
  }

  time(local: string): void {
    this.#separate()
    this.#bytes.addAscii(local, 0, Math.min(MINUTE_LENGTH, local.length))
  }

  empty(): void {
    this.#separate()
  }

  endRow(): void {
    this.#bytes.addAscii('\r\n')
    this.#isFirst = true
  }

  /** The bytes of the rows since the last call. */
  take(): Buffer {
    return this.#bytes.take()
  }

  #separate(): void {
    if (!this.#isFirst) this.#bytes.addAscii(this.#style.separator)
    this.#isFirst = false
  }
}

/** Of a local time such as `2026-11-24 09:30`. */
const MINUTE_LENGTH = 16

const letters = asciiSet((character) => /[a-z]/iu.test(character))
const plain = asciiSet((character) => !/["\r\n\t,;]/u.test(character))

/** Texts that `fieldOf` may change: every other one is written as it is. `letters` and `plain` are its ASCII part. */
const needsCare = /^[^\p{L}]|["\r\n\t,;]/u

function fieldOf(value: string): string {
  const safe = keptAsText(harmless(value))
  const field = safe.includes('\r') ? safe.replace(/\r\n?/gu, '\n') : safe
  if (!needsQuotes.test(field)) return field
  const inQuotes = mayBeginFormula.test(field) ? withoutFormulas(field) : field
  return `"${inQuotes.replaceAll('"', '""')}"`
}

/** A program turns what looks like a number or a date into one: the zeros before it, or the id, would be gone. */
const looksLikeNumber = /^\s*[\d٠-٩][\d٠-٩\s.,:/()e+-]*$/iu
const keptAsText = (value: string): string => (looksLikeNumber.test(value) ? `'${value}` : value)

/** Characters that some spreadsheet program takes for a separator, whatever the separator of the file. */
const needsQuotes = /["\n\t,;]/u
const mayBeginFormula = /[-=+@＝＋＠－]/u
/** A formula after such a character: a program that splits the text there would calculate it. */
const formulaBehindSeparator = /([,;\t\n]\s*)(?=[=+@＝＋＠]|[-－]\S*[(!|])/gu

const withoutFormulas = (value: string): string => value.replaceAll(formulaBehindSeparator, "$1'")
