import { deflateRawSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  anOrder,
  inlineRow,
  partsOf,
  someOrders,
  titles,
  workbookOf,
} from '../../../../../../test/workbook/workbook.ts'
import { type Part, zipOf } from '../../../../../../test/workbook/zip.ts'
import { readWorkbook, type WorkbookError } from './index.ts'
import { readInside } from './read-inside.ts'

const ON_A_BUSY_MACHINE_MS = 120_000
const orders = partsOf(someOrders(3))
const whole = zipOf(orders)
const replaced = (name: string, part: Partial<Part>): Buffer =>
  zipOf(orders.map((one) => (one.name === name ? { ...one, ...part } : one)))
const SHEET = 'xl/worksheets/sheet1.xml'
const sheetOf = (data: string, after = '') => workbookOf({ sheets: [{ data, after }] })

/** A sheet of so many bytes that packs to next to nothing. */
function bomb(bytes: number, statedSize = bytes): Buffer {
  const packed = deflateRawSync(Buffer.alloc(bytes, ' '), { level: 9 })
  return zipOf(orders.map((one) => (one.name === SHEET ? { ...one, bytes: '', packed, statedSize } : one)))
}

const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const entities = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`
const types = 'application/vnd.ms-excel.sheet'

const files: Record<string, [Buffer, WorkbookError]> = {
  nothing: [Buffer.alloc(0), 'not-a-workbook'],
  'a CSV': [Buffer.from('Name,Phone\nMai,91234567\n'), 'not-a-workbook'],
  'a page': [Buffer.from('<html><table><tr><td>Mai</td></tr></table></html>'), 'not-a-workbook'],
  'another archive': [zipOf([{ name: 'a.txt', bytes: 'hello' }]), 'not-a-workbook'],
  'a packed file': [gzipSync('hello'), 'not-a-workbook'],
  'a text document': [
    workbookOf({
      sheets: [],
      contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    }),
    'not-a-workbook',
  ],
  'an OpenDocument sheet': [
    zipOf([{ name: 'mimetype', bytes: 'application/vnd.oasis.opendocument.spreadsheet' }]),
    'not-a-workbook',
  ],
  'an archive in an archive': [zipOf([{ name: 'orders.xlsx', bytes: whole }]), 'not-a-workbook'],
  'an old workbook': [Buffer.concat([compound, Buffer.alloc(600)]), 'old-format'],
  'a binary workbook': [
    workbookOf({ ...someOrders(1), contentType: `${types}.binary.macroEnabled.main` }),
    'old-format',
  ],
  'one with a password': [
    Buffer.concat([compound, Buffer.alloc(600), Buffer.from('EncryptedPackage', 'utf16le')]),
    'encrypted',
  ],
  'a part with a password': [replaced(SHEET, { isEncrypted: true }), 'encrypted'],
  'a workbook for macros': [
    workbookOf({ ...someOrders(1), contentType: `${types}.macroEnabled.main+xml` }),
    'macros',
  ],
  'macros under another name': [zipOf([...orders, { name: 'xl/vbaProject.bin', bytes: 'x' }]), 'macros'],
  'one that is cut': [whole.subarray(0, whole.length - 60), 'corrupt'],
  'one that is cut in the middle': [whole.subarray(0, whole.length / 2), 'corrupt'],
  'broken XML': [replaced(SHEET, { bytes: '<worksheet><sheetData><row></sheetData>' }), 'corrupt'],
  'no XML': [replaced(SHEET, { bytes: 'hello' }), 'corrupt'],
  'entities that grow': [replaced(SHEET, { bytes: `${entities}<worksheet>&b;</worksheet>` }), 'corrupt'],
  'entities from outside': [
    replaced('xl/workbook.xml', {
      bytes: '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><workbook>&a;</workbook>',
    }),
    'corrupt',
  ],
  'a path out of the archive': [zipOf([...orders, { name: '../../etc/passwd', bytes: 'x' }]), 'corrupt'],
  'an absolute path': [zipOf([...orders, { name: '/etc/passwd', bytes: 'x' }]), 'corrupt'],
  'a part twice': [zipOf([...orders, { name: SHEET.toUpperCase(), bytes: '<worksheet/>' }]), 'corrupt'],
  'a size that is too small': [bomb(50_000_000, 1000), 'corrupt'],
  'a size that is too large': [bomb(1000, 2 ** 31), 'too-big-inside'],
  'a text that is not there': [sheetOf('<row r="1"><c r="A1" t="s"><v>7</v></c></row>'), 'corrupt'],
  'tags in tags': [sheetOf('<a>'.repeat(100_000)), 'corrupt'],
  'a bomb': [bomb(900_000_000), 'too-big-inside'],
  'a text without end': [bomb(100_000_000), 'too-big-inside'],
  'a comment without end, with what looks like tags': [
    replaced(SHEET, { bytes: `<worksheet><!--${'<row>'.repeat(200_000)}` }),
    'too-big-inside',
  ],
  'many parts': [
    zipOf([...orders, ...Array.from({ length: 3000 }, (_, at) => ({ name: `a${at}`, bytes: '' }))]),
    'too-big-inside',
  ],
  'many cells': [
    sheetOf(
      Array.from(
        { length: 3000 },
        (_, at) => `<row r="${at + 1}">${'<c><v>1</v></c>'.repeat(199)}</row>`,
      ).join(''),
    ),
    'too-big-inside',
  ],
  'one text in all cells': [
    workbookOf({
      strings: [`<t>${'x'.repeat(32_000)}</t>`],
      sheets: [{ data: '<row><c t="s"><v>0</v></c></row>'.repeat(5000) }],
    }),
    'too-big-inside',
  ],
  'joined cells over and over': [
    sheetOf(
      inlineRow(1, titles) + inlineRow(2, anOrder) + '<row><c r="B9"><v>1</v></c></row>'.repeat(5000),
      '<mergeCell ref="A2:GR9999"/>'.repeat(500),
    ),
    'too-big-inside',
  ],
  'too many rows': [workbookOf(someOrders(10_001)), 'too-many-rows'],
  'a cell far to the right': [sheetOf('<row r="1"><c r="XFD1"><v>1</v></c></row>'), 'too-many-columns'],
  'a long text': [sheetOf(inlineRow(1, ['x'.repeat(40_000)])), 'cell-too-long'],
  'no sheet': [workbookOf({ sheets: [] }), 'empty'],
  'only empty sheets': [sheetOf('<row r="1"><c r="A1"/></row>'), 'empty'],
  'a file that is too large': [Buffer.concat([whole, Buffer.alloc(5_242_880)]), 'too-large'],
}

describe('without harm it refuses', () => {
  it.each(Object.entries(files))('%s', async (_name, [bytes, violation]) => {
    expect(await readInside(bytes, {})).toEqual({ ok: false, violation })
  })

  it.each(['a CSV', 'a bomb', 'entities that grow', 'a file that is too large'])(
    '%s, in its thread',
    async (name) => {
      const [bytes, violation] = files[name] ?? [Buffer.alloc(0), 'empty']
      expect(await readWorkbook(bytes)).toEqual({ ok: false, violation })
    },
  )
})

it('reads ten thousand rows, which is not too many', async () => {
  const reading = await readWorkbook(workbookOf(someOrders(10_000)), {}, ON_A_BUSY_MACHINE_MS)
  expect(reading.ok && reading.workbook.rows.length).toBe(10_001)
})

it('reads past a million rows that are only formatted', async () => {
  const empty = Array.from(
    { length: 1_000_000 },
    (_, at) => `<row r="${at + 3}" s="1" customFormat="1"/>`,
  ).join('')
  const workbook = sheetOf(inlineRow(1, titles) + inlineRow(2, anOrder) + empty)
  const reading = await readWorkbook(workbook, {}, ON_A_BUSY_MACHINE_MS)
  expect(reading.ok && reading.workbook.rows.length).toBe(2)
})
