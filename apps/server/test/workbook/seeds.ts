import { anOrder, escaped, inlineRow, partsOf, titles } from './workbook.ts'
import type { Part } from './zip.ts'

const ROWS = 25

const orders = (from: number): string =>
  Array.from({ length: ROWS }, (_, at) => inlineRow(from + at, anOrder)).join('')

/** As Excel writes it: texts once for all, styles, formulas, joined cells, phones and days as numbers. */
function asExcel(): Part[] {
  const strings = [...titles, 'Date', 'Time', ...anOrder].map((text) => `<t>${escaped(text)}</t>`)
  const head = strings.slice(0, 7).map((_, at) => `<c r="${'ABCDEFG'[at]}1" t="s" s="1"><v>${at}</v></c>`)
  const row = (at: number) =>
    `<row r="${at}" spans="1:7" x14ac:dyDescent="0.25"><c r="A${at}" t="s"><v>7</v></c><c r="B${at}"><v>6591234567</v></c><c r="C${at}" t="str"><f>CONCATENATE(A${at},"x")</f><v>12 Garden Road</v></c><c r="D${at}" s="4"><v>12.5</v></c><c r="E${at}" t="s"><v>11</v></c><c r="F${at}" s="2"><v>46350</v></c><c r="G${at}" s="3"><v>0.6041666666</v></c></row>`
  return partsOf({
    strings,
    formats: ['@', 'yyyy-mm-dd', 'h:mm AM/PM', '#,##0.00'],
    sheets: [
      {
        name: 'Orders',
        data: `<row r="1">${head.join('')}</row>${Array.from({ length: ROWS }, (_, at) => row(at + 2)).join('')}`,
        after: '<mergeCells count="1"><mergeCell ref="A2:A4"/></mergeCells><pageMargins left="0.7"/>',
      },
      { name: 'Notes', data: inlineRow(1, ['Hello']) },
    ],
  })
}

/** As a program does that names everything with a prefix and leaves out the places of cells. */
function withPrefixes(): Part[] {
  const parts = partsOf({ sheets: [{ data: inlineRow(1, titles) + orders(2) }] })
  return parts.map((part) =>
    part.name.startsWith('xl/worksheets/')
      ? {
          ...part,
          bytes: String(part.bytes)
            .replace(/<(\/?)(worksheet|dimension|sheetData|row|c|is|t)\b/gu, '<$1x:$2')
            .replace('xmlns=', 'xmlns:x=')
            .replace(/ r="[A-Z]+\d+"/gu, ''),
        }
      : part,
  )
}

/**
 * A list with the irregularities of real files: a heading above, gaps, hidden rows, other titles, several
 * sheets.
 */
function asPeople(): Part[] {
  const arabic = ['الاسم', 'رقم الجوال', 'العنوان', 'المبلغ', 'طريقة الدفع']
  return partsOf({
    sheets: [
      {
        name: 'الطلبات',
        data: `${inlineRow(1, ['طلبات اليوم'])}<row r="2"/>${inlineRow(3, arabic)}${orders(5)}${inlineRow(60, anOrder, ' hidden="1"')}${inlineRow(61, ['المجموع', '', '', '300'])}`,
        after: '<mergeCells><mergeCell ref="A1:E1"/></mergeCells>',
      },
      { name: 'Old', state: 'hidden', data: inlineRow(1, titles) + orders(2) },
    ],
  })
}

/** Small workbooks of several kinds, to be spoiled. */
export const seeds = (): readonly Part[][] => [asExcel(), withPrefixes(), asPeople()]
