import { asciiSet, asciiTable, ByteText } from './byte-text.ts'
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

  text(value: string, from = 0, to = value.length): void {
    this.#separate()
    if (from === to) return
    if (letters[value.charCodeAt(from)] === 1 && this.#bytes.addAllowed(value, plain, from, to)) return
    if (this.#addSimple(value, from, to)) return
    const part = value.slice(from, to)
    this.#bytes.add(needsCare.test(part) ? fieldOf(part) : part)
  }

  /** Writes what `fieldOf` would return, where each character is one of `simpleKinds`. Returns whether it was written. */
  #addSimple(value: string, from: number, to: number): boolean {
    const opening = openings[value.charCodeAt(from)] ?? 0
    if (opening === 0) return false
    const kinds = kindsWithin(value, from + 1, to)
    const hasSeparator = (kinds & SEPARATES) !== 0
    if (kinds === NOT_SIMPLE || (opening === FORMULA && hasSeparator)) return false
    // Without a letter it may look like a number.
    if (opening === DIGIT && (kinds & IS_LETTER) === 0) return false
    if (opening === FORMULA) this.#bytes.addAscii("'")
    if (hasSeparator) this.#bytes.addAscii('"')
    this.#bytes.addAscii(value, from, to)
    if (hasSeparator) this.#bytes.addAscii('"')
    return true
  }

  code(value: string, from?: number, to?: number): void {
    this.text(value, from, to)
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

  time(local: string, from = 0, to = local.length): void {
    this.#separate()
    this.#bytes.addAscii(local, from, Math.min(from + MINUTE_LENGTH, to))
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

/** Openings of texts that `#addSimple` may write. */
const [LETTER, DIGIT, FORMULA] = [1, 2, 3]
const openings = asciiTable((character) => {
  if (/[a-z#]/iu.test(character)) return LETTER
  if (/\d/u.test(character)) return DIGIT
  return /[=+\-@]/u.test(character) ? FORMULA : 0
})

/** Characters that call for no more than quotes around the text. An `e` may be part of a number. */
const [IS_SIMPLE, SEPARATES, IS_LETTER] = [1, 2, 4]
const simpleKinds = asciiTable((character) => {
  if (/[a-df-z#'&]/iu.test(character)) return IS_SIMPLE | IS_LETTER
  if (/[,;]/u.test(character)) return IS_SIMPLE | SEPARATES
  return /[\de ./()]/iu.test(character) ? IS_SIMPLE : 0
})
const NOT_SIMPLE = -1

function kindsWithin(text: string, from: number, to: number): number {
  let kinds = 0
  for (let at = from; at < to; at += 1) {
    const kind = simpleKinds[text.charCodeAt(at)] ?? 0
    if (kind === 0) return NOT_SIMPLE
    kinds |= kind
  }
  return kinds
}

/** Texts that `fieldOf` may change: every other one is written as it is. `letters` and `plain` are its ASCII part. */
const needsCare = /^[^\p{L}]|["\r\n\t,;]/u

/** The field of any text. */
export function fieldOf(value: string): string {
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
