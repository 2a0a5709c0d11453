import { type Part, zipOf } from './zip.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export interface TestSheet {
  readonly name?: string
  readonly state?: string
  /** Content of `sheetData`. */
  readonly data: string
  /** Content that follows `sheetData`. */
  readonly after?: string
}

export interface TestWorkbook {
  readonly sheets: readonly TestSheet[]
  /** Each of `si`. */
  readonly strings?: readonly string[]
  /** Codes of own formats; the first has style 1. */
  readonly formats?: readonly string[]
  readonly from1904?: boolean
  readonly contentType?: string
}

/** The parts of a workbook as Excel names and orders them. */
export function partsOf(workbook: TestWorkbook): Part[] {
  const { sheets, strings, formats = [], from1904, contentType = `${TYPES}.sheet.main+xml` } = workbook
  const ids = sheets.map((_, at) => at + 1)
  return [
    {
      name: '[Content_Types].xml',
      bytes: `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}"/>${ids.map((id) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${TYPES}.worksheet+xml"/>`).join('')}</Types>`,
    },
    { name: '_rels/.rels', bytes: relations([['officeDocument', 'xl/workbook.xml']]) },
    {
      name: 'xl/workbook.xml',
      bytes: `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr${from1904 ? ' date1904="1"' : ''}/><sheets>${sheets.map(({ name, state }, at) => `<sheet name="${name ?? `Sheet${at + 1}`}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: relations([
        ...ids.map((id): [string, string] => ['worksheet', `worksheets/sheet${id}.xml`]),
        ['styles', 'styles.xml'],
        ['sharedStrings', 'sharedStrings.xml'],
      ]),
    },
    {
      name: 'xl/styles.xml',
      bytes: `${XML}<styleSheet xmlns="${MAIN}"><numFmts>${formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`).join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('')}</cellXfs></styleSheet>`,
    },
    ...(strings ? [{ name: 'xl/sharedStrings.xml', bytes: sharedStrings(strings) }] : []),
    ...sheets.map(({ data, after = '' }, at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      bytes: `${XML}<worksheet xmlns="${MAIN}"><dimension ref="A1:Z99"/><sheetData>${data}</sheetData>${after}</worksheet>`,
    })),
  ]
}

const relations = (targets: readonly (readonly [string, string])[]): string =>
  `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`).join('')}</Relationships>`

const sharedStrings = (strings: readonly string[]): string =>
  `${XML}<sst xmlns="${MAIN}">${strings.map((string) => `<si>${string}</si>`).join('')}</sst>`

export const workbookOf = (workbook: TestWorkbook): Buffer => zipOf(partsOf(workbook))

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A row of texts, each in its cell. */
export const inlineRow = (row: number, texts: readonly string[], more = ''): string =>
  `<row r="${row}"${more}>${texts.map((text, at) => (text === '' ? '' : inlineCell(`${letter(at)}${row}`, text))).join('')}</row>`

export const inlineCell = (place: string, text: string): string =>
  `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

const letter = (at: number): string => String.fromCharCode(65 + at)

export const titles = ['Customer', 'Phone', 'Address', 'Amount', 'Payment method']
export const anOrder = ['Mai Tan', '+6591234567', '12 Garden Road', '12.50', 'COD']

/** A list of orders as anybody would make one. */
export const someOrders = (count: number): TestWorkbook => ({
  sheets: [
    {
      data:
        inlineRow(1, titles) + Array.from({ length: count }, (_, at) => inlineRow(at + 2, anOrder)).join(''),
    },
  ],
})
