import { expect, it } from 'vitest'
import { readHead } from '@beckon/domain/bulk'
import { anOrder, inlineRow, partsOf, titles } from '../../../../../../test/workbook/workbook.ts'
import { type Part, zipOf } from '../../../../../../test/workbook/zip.ts'
import { readInside } from './read-inside.ts'

async function read(parts: readonly Part[]) {
  const reading = await readInside(zipOf(parts), {})
  if (!reading.ok) throw new Error(reading.violation)
  return reading.workbook
}

const orders = inlineRow(1, titles) + inlineRow(2, anOrder)
const plain = partsOf({ sheets: [{ name: 'Orders', data: orders }] })
const edited = (name: string, edit: (text: string) => string | Buffer, parts = plain): Part[] =>
  parts.map((part) => (part.name === name ? { ...part, bytes: edit(String(part.bytes)) } : part))
const SHEET = 'xl/worksheets/sheet1.xml'

const texts = async (parts: readonly Part[]) =>
  (await read(parts)).rows.map(({ cells }) => cells.map(({ text }) => text))

it('LibreOffice files are read: text switches, explicit number types, its own formats', async () => {
  const data = `<row r="1" customFormat="false" ht="12.8" hidden="false" customHeight="false" outlineLevel="0" collapsed="false"><c r="A1" s="0" t="s"><v>0</v></c><c r="B1" s="0" t="s"><v>1</v></c></row><row r="2" hidden="false"><c r="A2" s="1" t="n"><v>46350</v></c><c r="B2" s="2" t="n"><v>0.604166666666667</v></c><c r="C2" t="b"><f aca="false">TRUE()</f><v>1</v></c></row>`
  const { rows, hiddenRows } = await read(
    partsOf({
      sheets: [{ data }],
      strings: ['<t xml:space="preserve">Date</t>', '<t xml:space="preserve">Time </t>'],
      formats: ['[$-809]dd/mm/yyyy', 'hh:mm:ss\\ AM/PM'],
    }),
  )
  expect(hiddenRows).toBe(0)
  expect(rows[1]?.cells).toEqual([
    { text: '2026-11-24', kind: 'date' },
    { text: '14:30', kind: 'date' },
    { text: 'TRUE', kind: 'flag', isFormula: true },
  ])
})

it('reads Google Sheets: ticks down a thousand rows, and rows that stop where they like', async () => {
  const ticks = Array.from(
    { length: 900 },
    (_, at) => `<row r="${at + 3}"><c r="F${at + 3}" t="b"><v>0</v></c></row>`,
  )
  const parts = partsOf({ sheets: [{ data: orders + ticks.join('') }] })
  const { rows } = await read(
    edited('xl/_rels/workbook.xml.rels', (text) => text.replace('"worksheets', '"/xl/worksheets'), parts),
  )
  expect(rows).toHaveLength(902)
  expect(readHead(rows).mapping).toMatchObject({ name: [0], phone: [1], address: [2] })
})

it('reads Numbers: a summary first, and a table with its name above it', async () => {
  const summary =
    inlineRow(1, ['This document was exported from Numbers.']) +
    inlineRow(3, ['Numbers Sheet Name', 'Numbers Table Name'])
  const table = inlineRow(1, ['Table 1']) + inlineRow(2, titles) + inlineRow(3, anOrder)
  const workbook = await read(
    partsOf({
      sheets: [
        { name: 'Export Summary', data: summary },
        {
          name: 'Sheet 1 - Table 1',
          data: table,
          after: '<mergeCells><mergeCell ref="A1:E1"/></mergeCells>',
        },
      ],
    }),
  )
  expect(workbook).toMatchObject({
    sheet: 'Sheet 1 - Table 1',
    otherSheets: ['Export Summary'],
    head: { at: 1 },
  })
})

it('reads the strict kind, with other names for the relations', async () => {
  const strict = (text: string) =>
    text.replaceAll(
      'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
      'http://purl.oclc.org/ooxml/officeDocument/relationships',
    )
  const parts = plain.map((part) => ({ ...part, bytes: strict(String(part.bytes)) }))
  expect(await texts(parts)).toEqual([titles, anOrder])
})

it('reads names of parts in any case, with back strokes, elsewhere', async () => {
  const moved = plain.map((part) =>
    part.name === SHEET ? { ...part, name: 'XL\\Worksheets\\Sheet1.XML' } : part,
  )
  expect(await texts(moved)).toEqual([titles, anOrder])
})

it.each(['utf16le', 'utf8'] as const)('reads a sheet in %s with its mark', async (encoding) => {
  const parts = edited(SHEET, (text) =>
    Buffer.from(`\uFEFF${text.replace('UTF-8', encoding === 'utf8' ? 'UTF-8' : 'UTF-16')}`, encoding),
  )
  expect(await texts(parts)).toEqual([titles, anOrder])
})

it('reads a sheet whose texts and formulas have line ends, entities and tags written out', async () => {
  const cell =
    '<row r="3"><c r="A3" t="inlineStr"><is><t>Mai &lt;b&gt; &quot;Tan&quot; &#128757;</t></is></c><c r="B3" t="str"><f><![CDATA[A1<B1]]></f><v><![CDATA[x<y]]></v></c></row>'
  const parts = edited(SHEET, (text) => text.replace('</sheetData>', `${cell}</sheetData>`))
  expect((await texts(parts))[2]).toEqual(['Mai <b> "Tan" 🛵', 'x<y'])
})
