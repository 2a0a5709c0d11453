import { describe, expect, it } from 'vitest'
import {
  anOrder,
  inlineCell,
  inlineRow,
  someOrders,
  type TestWorkbook,
  titles,
  workbookOf,
} from '../../../../../../test/workbook/workbook.ts'
import { readWorkbook } from './index.ts'
import { readInside } from './read-inside.ts'

async function read(workbook: TestWorkbook | Buffer, sheet?: string) {
  const bytes = Buffer.isBuffer(workbook) ? workbook : workbookOf(workbook)
  const reading = await readInside(bytes, sheet === undefined ? {} : { sheet })
  if (!reading.ok) throw new Error(reading.violation)
  return reading.workbook
}

/** The rows below the titles, each cell with how it came where that is not as a text. */
async function rowsOf(workbook: TestWorkbook) {
  const { rows, head } = await read(workbook)
  return rows
    .slice(head.at + 1)
    .map(({ cells }) => cells.map(({ text, kind }) => (kind ? `${kind} ${text}` : text)))
}

const withRows = (data: string, more: Partial<TestWorkbook> = {}, after = ''): TestWorkbook => ({
  ...more,
  sheets: [{ data: inlineRow(1, titles) + data, after }],
})

it('reads a list of orders in its thread', async () => {
  const reading = await readWorkbook(workbookOf(someOrders(2)))
  expect(reading).toMatchObject({
    ok: true,
    workbook: { sheet: 'Sheet1', otherSheets: [], hiddenRows: 0, head: { at: 0, titles } },
  })
  expect(reading.ok && reading.workbook.rows.map(({ row, cells }) => [row, cells.length])).toEqual([
    [1, 5],
    [2, 5],
    [3, 5],
  ])
})

describe('files of spreadsheet programs', () => {
  it('letters that no database keeps, as nothing', async () => {
    const strings = ['<t>Mai_x0000_ Tan</t>', '<t>a_xD83D_b</t>', '<t>_xD83D__xDE00_</t>']
    const cells = strings.map((_, at) => `<c r="${'ABC'[at]}2" t="s"><v>${at}</v></c>`).join('')
    expect(await rowsOf(withRows(`<row r="2">${cells}</row>`, { strings }))).toEqual([
      ['Mai Tan', 'a\ufffdb', '\u{1f600}'],
    ])
  })

  it('shared texts, rich ones, and how they are pronounced', async () => {
    const strings = [
      '<t>Mai Tan</t>',
      '<r><rPr><b/></rPr><t xml:space="preserve">12 </t></r><r><t>Garden Road</t></r>',
      '<t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh>',
      '<t>Line 1_x000D_&#10;Line 2 &amp; 3</t>',
    ]
    const cells = strings.map((_, at) => `<c r="${'ABCD'[at]}2" t="s"><v>${at}</v></c>`).join('')
    expect(await rowsOf(withRows(`<row r="2">${cells}</row>`, { strings }))).toEqual([
      ['Mai Tan', '12 Garden Road', '東京', 'Line 1\r\nLine 2 & 3'],
    ])
  })

  it('numbers without exponents, truths, errors and formulas', async () => {
    const data = `<row r="2"><c r="A2"><v>6.59123E+10</v></c><c r="B2"><v>19.989999999999998</v></c><c r="C2" t="b"><v>1</v></c><c r="D2" t="e"><v>#REF!</v></c><c r="E2" t="str"><f>A1&amp;"x"</f><v>Mai</v></c><c r="F2"><f>SUM(A1)</f><v>7</v></c><c r="G2"><f>NOW()</f></c><c r="H2"><v>1E-7</v></c><c r="I2" t="n"><v>abc</v></c></row>`
    const { rows } = await read(withRows(data))
    expect(rows[1]?.cells).toEqual([
      { text: '65912300000', kind: 'number' },
      { text: '19.99', kind: 'number' },
      { text: 'TRUE', kind: 'flag' },
      { text: '#REF!', kind: 'error' },
      { text: 'Mai', isFormula: true },
      { text: '7', kind: 'number', isFormula: true },
      { text: '', kind: 'error', isFormula: true },
      { text: '0.0000001', kind: 'number' },
      { text: 'abc' },
    ])
  })

  it('dates by their format, counted from 1900 or 1904', async () => {
    const formats = [
      'yyyy\\-mm\\-dd',
      'hh:mm',
      'd/m/yy h:mm',
      '[$-409]d\\ mmm\\ yyyy;@',
      '"Day "0',
      '[h]:mm',
      '0.00',
    ]
    const serials = [46_350, 0.604_166_666_67, 46_350.604_166_666_67, 46_350, 46_350, 0.5, 46_350]
    const cells = serials
      .map((value, at) => `<c r="${'ABCDEFG'[at]}2" s="${at + 1}"><v>${value}</v></c>`)
      .join('')
    const expected = [
      'date 2026-11-24',
      'date 14:30',
      'date 2026-11-24 14:30',
      'date 2026-11-24',
      'number 46350',
      'date 12:00',
      'number 46350',
    ]
    expect(await rowsOf(withRows(`<row r="2">${cells}</row>`, { formats }))).toEqual([expected])
    const old = `<row r="2"><c r="A2" s="1"><v>${46_350 - 1462}</v></c></row>`
    expect(await rowsOf(withRows(old, { formats, from1904: true }))).toEqual([['date 2026-11-24']])
    expect(await rowsOf(withRows('<row r="2"><c r="A2" t="d"><v>2026-11-24T14:30:00</v></c></row>'))).toEqual(
      [['date 2026-11-24 14:30']],
    )
  })

  it('phones with the zeros or the plus that only their format has', async () => {
    const formats = ['0000000000', '"+"0', '\\+#', '000\\-0000\\-0000']
    const numbers = [501234567, 6591234567, 6591234567, 1234567890]
    const cells = numbers
      .map((value, at) => `<c r="${'ABCD'[at]}2" s="${at + 1}"><v>${value}</v></c>`)
      .join('')
    expect(await rowsOf(withRows(`<row r="2">${cells}</row>`, { formats }))).toEqual([
      ['number 0501234567', 'number +6591234567', 'number +6591234567', 'number 01234567890'],
    ])
  })

  it('true numbers of rows, without the empty ones; cells and rows without their places', async () => {
    const data = `<row r="2"/><row r="5" s="3" customFormat="1"><c r="A5" s="1"/><c r="B5" t="str"><v> </v></c></row>${inlineRow(7, anOrder)}<row><c t="inlineStr"><is><t>Mai</t></is></c><c/><c><v>5</v></c></row>`
    const { rows } = await read(withRows(data))
    expect(rows.map(({ row }) => row)).toEqual([1, 7, 8])
    expect(rows[2]?.cells.map(({ text }) => text)).toEqual(['Mai', '', '5'])
  })

  it('prefixes of names', async () => {
    const bytes = workbookOf({
      sheets: [{ data: inlineRow(1, titles).replace(/<(\/?)(row|c|is|t)\b/gu, '<$1x:$2') }],
    })
    expect((await read(bytes)).rows).toHaveLength(1)
  })

  it('hidden rows are left out and counted', async () => {
    const data = inlineRow(2, anOrder) + inlineRow(3, anOrder, ' hidden="1"') + inlineRow(4, anOrder)
    const { rows, hiddenRows } = await read(withRows(data))
    expect([rows.map(({ row }) => row), hiddenRows]).toEqual([[1, 2, 4], 1])
  })

  it('spreads joined cells over rows that hold something else', async () => {
    const data =
      inlineRow(2, anOrder) +
      inlineRow(3, ['', '', '3 Hill Street', '5', 'paid']) +
      '<row r="4"><c r="A4"/></row>'
    const merges = '<mergeCells count="2"><mergeCell ref="A2:A4"/><mergeCell ref="B2:B3"/></mergeCells>'
    const { rows } = await read(withRows(data, {}, merges))
    expect(rows).toHaveLength(3)
    expect(rows[2]?.cells.slice(0, 3)).toEqual([
      { text: 'Mai Tan', isMerged: true },
      { text: '+6591234567', isMerged: true },
      { text: '3 Hill Street' },
    ])
  })
})

describe('of several sheets', () => {
  const sheets = [
    { name: 'Notes', data: inlineRow(1, ['Hello', 'there']) },
    { name: 'Secret', state: 'hidden', data: inlineRow(1, titles) + inlineRow(2, anOrder) },
    { name: 'Empty', data: '' },
    { name: 'Orders', data: inlineRow(1, titles) + inlineRow(2, anOrder) },
  ]

  it('the visible sheet with recognised titles is read, and the others are listed', async () => {
    expect(await read({ sheets })).toMatchObject({ sheet: 'Orders', otherSheets: ['Notes'] })
  })

  it('takes the one that a person named', async () => {
    expect(await read(workbookOf({ sheets }), 'Notes')).toMatchObject({
      sheet: 'Notes',
      otherSheets: ['Orders'],
    })
  })

  it('takes the first where no title is known', async () => {
    const two = ['A', 'B'].map((name) => ({ name, data: inlineCell('A1', 'x') && inlineRow(1, ['x', name]) }))
    expect(await read({ sheets: two })).toMatchObject({ sheet: 'A', otherSheets: ['B'] })
  })
})

it('reads two at a time, and the others after them', async () => {
  const bytes = workbookOf(someOrders(3))
  const readings = await Promise.all([1, 2, 3, 4].map(() => readWorkbook(bytes)))
  expect(readings.map((reading) => reading.ok && reading.workbook.rows.length)).toEqual([4, 4, 4, 4])
})
