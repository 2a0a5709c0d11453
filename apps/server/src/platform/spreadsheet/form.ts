import { type RowOfCells, text } from './cell.ts'
import { columnName, rowsXml } from './xlsx.ts'
import { escapeXml, HEAD_STYLE, partsOf, TEXT_STYLE } from './xlsx-parts.ts'
import { type ZipEntry, zipFile } from './zip.ts'

/** A column to be filled in; all cells are text, so that no typed value becomes a number or a date. */
export interface FormColumn {
  readonly title: string
  /** In letters. */
  readonly width: number
  /** Text shown at a selected cell. */
  readonly hint?: string
  /** To choose from; something else may be typed after a warning. */
  readonly choices?: readonly string[]
}

/** A workbook to be filled in: a sheet with columns, one that explains them, and a hidden one with the options. */
export interface Form {
  readonly name: string
  readonly columns: readonly FormColumn[]
  readonly rows: readonly RowOfCells[]
  /** Number of prepared rows below the titles. */
  readonly roomFor: number
  readonly guide: { readonly name: string; readonly rows: readonly (readonly string[])[] }
  readonly lists: { readonly name: string }
  /** The first column is on the right. */
  readonly isRightToLeft: boolean
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

/** The bytes of a form. */
export function formFile(form: Form): AsyncGenerator<Buffer> {
  const sheets = [{ name: form.name }, { name: form.guide.name }, { name: form.lists.name, isHidden: true }]
  const bodies = [fillSheet(form), guideSheet(form), listSheet(form)]
  return zipFile([
    ...partsOf(sheets),
    ...bodies.map((xml, at): ZipEntry => ({ name: `xl/worksheets/sheet${at + 1}.xml`, pieces: [XML + xml] })),
  ])
}

const viewOf = (isRightToLeft: boolean, pane = ''): string =>
  `<sheetViews><sheetView workbookViewId="0"${isRightToLeft ? ' rightToLeft="1"' : ''}>${pane}</sheetView></sheetViews>`

function fillSheet(form: Form): string {
  const { columns, rows, isRightToLeft } = form
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  const widths = columns.map(
    ({ width }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${TEXT_STYLE}" customWidth="1"/>`,
  )
  const head = columns.map(({ title }) => text(title))
  return `<worksheet ${MAIN}>${viewOf(isRightToLeft, frozen)}<cols>${widths.join('')}</cols><sheetData>${rowsXml([head], 1, HEAD_STYLE)}${rowsXml(rows, 2)}</sheetData>${validations(form)}</worksheet>`
}

/** Limits of spreadsheet programs, in letters. */
const HINT_LENGTH = 255

function validations({ columns, roomFor, lists }: Form): string {
  const rules = columns.flatMap(({ hint = '', choices }, at) => {
    if (hint === '' && !choices) return []
    const letter = columnName(at)
    const prompt =
      hint === '' ? '' : ` showInputMessage="1" prompt="${escapeXml(hint.slice(0, HINT_LENGTH))}"`
    const range = `sqref="${letter}2:${letter}${roomFor + 1}"`
    if (!choices) return [`<dataValidation${prompt} ${range}/>`]
    // From cells: written out, a list may have no commas in it and no more than 255 letters.
    const source = `'${lists.name.replaceAll("'", "''")}'!$${letter}$1:$${letter}$${choices.length}`
    return [
      `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1"${prompt} ${range}><formula1>${escapeXml(source)}</formula1></dataValidation>`,
    ]
  })
  return rules.length === 0
    ? ''
    : `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`
}

/** The choices of a column stand in the column of the same letter. */
function listSheet({ columns, isRightToLeft }: Form): string {
  const most = Math.max(0, ...columns.map(({ choices }) => choices?.length ?? 0))
  const rows = Array.from({ length: most }, (_, at) =>
    columns.map(({ choices }) => text(choices?.[at] ?? '')),
  )
  return `<worksheet ${MAIN}>${viewOf(isRightToLeft)}<sheetData>${rowsXml(rows, 1)}</sheetData></worksheet>`
}

function guideSheet({ guide, isRightToLeft }: Form): string {
  const columns = Math.max(1, ...guide.rows.map((row) => row.length))
  const widths = Array.from(
    { length: columns },
    (_, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${at === columns - 1 ? 90 : 24}" customWidth="1"/>`,
  )
  const rows = guide.rows.map((row) => row.map((one) => text(one)))
  return `<worksheet ${MAIN}>${viewOf(isRightToLeft)}<cols>${widths.join('')}</cols><sheetData>${rowsXml(rows, 1)}</sheetData></worksheet>`
}
