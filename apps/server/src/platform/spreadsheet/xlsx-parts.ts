import type { ZipEntry } from './zip.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export interface SheetName {
  readonly name: string
  /** For what other sheets refer to. */
  readonly isHidden?: boolean
}

/** Parts of a workbook except its sheets, which are `xl/worksheets/sheet1.xml` and so on. */
export function partsOf(sheets: readonly SheetName[]): ZipEntry[] {
  const ids = sheets.map((_, at) => at + 1)
  const types = ids.map(
    (id) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${TYPES}.worksheet+xml"/>`,
  )
  const names = sheets.map(
    ({ name, isHidden }, at) =>
      `<sheet name="${escapeXml(name.slice(0, 31))}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
  )
  const relations = ids.map(
    (id) => `<Relationship Id="rId${id}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${id}.xml"/>`,
  )
  const entry = (name: string, xml: string): ZipEntry => ({ name, pieces: [XML + xml] })
  return [
    entry(
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>${types.join('')}<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
    ),
    entry(
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    entry(
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><bookViews><workbookView/></bookViews><sheets>${names.join('')}</sheets></workbook>`,
    ),
    entry(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}<Relationship Id="rId${ids.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    ),
    entry('xl/styles.xml', styles()),
  ]
}

/** Most decimals that a currency has. */
const MOST_DECIMALS = 3
/** Where the styles of numbers begin: none decimals, one, two, three. */
const NUMBERS = 4

/** Places in `styles`. */
export const HEAD_STYLE = 1
export const TIME_STYLE = 2
/** Text also after the cell was edited: digits stay unchanged, and formulas are not evaluated. */
export const TEXT_STYLE = 3
export const numberStyle = (decimals: number): number => NUMBERS + Math.min(decimals, MOST_DECIMALS)

const FIRST_OWN_FORMAT = 164
const TEXT_FORMAT = 49

function styles(): string {
  const decimals = Array.from({ length: MOST_DECIMALS + 1 }, (_, count) => count)
  const numberFormat = (count: number) => (count === 0 ? '0' : `0.${'0'.repeat(count)}`)
  const formats = ['yyyy\\-mm\\-dd\\ hh:mm', ...decimals.map(numberFormat)]
  const numFmts = formats.map(
    (format, index) => `<numFmt numFmtId="${FIRST_OWN_FORMAT + index}" formatCode="${format}"/>`,
  )
  const xf = (format: number, more = '') =>
    `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${more}/>`
  const xfs = [
    xf(0),
    '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
    xf(FIRST_OWN_FORMAT),
    xf(TEXT_FORMAT, ' quotePrefix="1"'),
    ...decimals.map((count) => xf(FIRST_OWN_FORMAT + 1 + count)),
  ]
  return `<styleSheet xmlns="${MAIN}"><numFmts count="${numFmts.length}">${numFmts.join('')}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${xfs.length}">${xfs.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
}

/** Wide enough for the heading; the texts below may be longer. */
export const widths = (head: readonly string[]): string =>
  `<cols>${head.map((title, index) => `<col min="${index + 1}" max="${index + 1}" width="${Math.max(14, title.length + 4)}" customWidth="1"/>`).join('')}</cols>`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Of a cell. */
const LONGEST_TEXT = 32_767
/** Letters that XML has no way to write. */
const impossible =
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const mustChange = /[&<>"\p{Cc}\p{Cs}\ufffe\uffff]/u

export function escapeXml(value: string): string {
  if (value.length <= LONGEST_TEXT && !mustChange.test(value)) return value
  return value
    .slice(0, LONGEST_TEXT)
    .replace(impossible, '')
    .replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)
}
