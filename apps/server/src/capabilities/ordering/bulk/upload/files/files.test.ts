import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { bulkColumns, type RowCells, type RowRules, readOrders, readRow } from '@beckon/domain/bulk'
import {
  countryCodes,
  type CountryCode,
  deployments,
  type LocaleTag,
  parameters,
} from '@beckon/domain/country'
import { examplePhone, toE164 } from '@beckon/domain/phone'
import { translatorFor } from '@beckon/texts/translate'
import { localesWithCatalogue } from '@beckon/texts'
import { openXlsx, readXlsx, saveXlsx } from 'hucre'
import { describe, expect, it } from 'vitest'
import { openArchive } from '../workbook/archive.ts'
import { readInside } from '../workbook/read-inside.ts'
import { failedRowsFile } from './failed-rows-file.ts'
import { templateFile } from './template-file.ts'

const NOW = Date.parse('2026-11-21T04:00:00Z') / 1000

function rulesOf(country: CountryCode): RowRules {
  const { currency, timezone, mapCentre } = deployments[country]
  const { amountRequired, minimumAmount, maxWeightKg, maxSideCm } = parameters[country]
  return {
    country,
    currency,
    timezone,
    amountRequired,
    minimumAmount,
    valueLimit: -1,
    maxWeightKg,
    maxSideCm,
    payments: ['CASH_ON_DELIVERY', 'PAID'],
    defaultPayment: null,
    takesPreorders: true,
    now: NOW,
    near: mapCentre,
  }
}

const template = async (country: CountryCode, language: LocaleTag) =>
  buffer((await templateFile(rulesOf(country), language)).stream)

async function read(bytes: Buffer) {
  const reading = await readInside(bytes, {})
  if (!reading.ok) throw new Error(reading.violation)
  const { head, rows, sheet, otherSheets } = reading.workbook
  return { head, sheet, otherSheets, ...readOrders(rows, head, head.mapping) }
}

/** As another program does it: opened, an order typed into it (or only the example's reference taken away), saved. */
async function filledIn(bytes: Buffer): Promise<Buffer> {
  const book = await openXlsx(bytes)
  const rows = book.sheets[0]?.rows ?? []
  const example = rows[1] ?? []
  rows.push([])
  rows.push(example.map((value) => (String(value ?? '').includes('-1') ? 'A-1001' : value)))
  return Buffer.from(await saveXlsx(book))
}

describe('the template', () => {
  it('has nothing to order in it', async () => {
    const { orders, leftOut, sheet, otherSheets, head } = await read(await template('SG', 'en'))
    expect([orders, leftOut]).toEqual([[], [{ row: 2, why: 'example' }]])
    expect([sheet, otherSheets, head.at]).toEqual(['Orders', ['How to fill this in'], 0])
  })

  it.each(countryCodes)('filled in reads back without faults in %s', async (country) => {
    for (const language of new Set<LocaleTag>([deployments[country].defaultLanguage, 'en'])) {
      const { orders, head } = await read(await filledIn(await template(country, language)))
      expect([head.unsure, head.unknown]).toEqual([[], []])
      expect(orders.map(({ row }) => row)).toEqual([4])
      const { draft, violations, warnings } = readRow(orders[0]?.cells ?? {}, rulesOf(country))
      expect([language, violations, warnings]).toEqual([language, [], []])
      expect(draft).toMatchObject({
        phone: toE164(examplePhone(country), country),
        payment: 'CASH_ON_DELIVERY',
      })
    }
  })

  it.each(localesWithCatalogue)('has titles and choices in %s that are understood', async (language) => {
    const bytes = await template('MY', language)
    const { head } = await read(bytes)
    const left = ['latitude', 'longitude', 'cold-bag']
    expect(Object.keys(head.mapping).toSorted()).toEqual(
      bulkColumns.filter((column) => !left.includes(column)).toSorted(),
    )
    const translate = await translatorFor(language)
    const read1 = (cells: RowCells) => readRow(cells, rulesOf('MY')).draft
    for (const payment of ['PAID', 'CASH_ON_DELIVERY'] as const) {
      expect(read1({ payment: { text: translate(`bulk.payment.${payment}`) } }).payment).toBe(payment)
    }
    expect(read1({ 'age-check': { text: translate('export.yes') } }).ageCheck).toBe(true)
    expect(
      readRow({ 'age-check': { text: translate('export.no') } }, rulesOf('MY')).violations,
    ).not.toContainEqual(expect.objectContaining({ column: 'age-check' }))
  })

  it('is opened by another program, right to left where that is read so', async () => {
    const book = await readXlsx(await template('AE', 'ar'))
    expect(book.sheets.map(({ hidden }) => hidden ?? false)).toEqual([false, false, true])
    const [orders] = book.sheets
    expect(orders?.view?.rightToLeft).toBe(true)
    expect(orders?.freezePane).toMatchObject({ rows: 1 })
    expect(orders?.dataValidations?.find(({ type }) => type === 'list')?.formula1).toBe(`'القوائم'!$H$1:$H$2`)
  })

  it('keeps as text whatever is typed below', async () => {
    const archive = await openArchive(await template('SG', 'en'))
    const sheet = await text((await archive.open('xl/worksheets/sheet1.xml', 1e6)) ?? Readable.from([]))
    const columns = sheet.match(/<col [^>]*>/gu) ?? []
    expect(columns).toHaveLength(13)
    // Style 3 of our workbooks: text.
    expect(columns.filter((column) => !column.includes(' style="3"'))).toEqual([])
  })
})

describe('rows that failed', () => {
  const cells: RowCells = {
    name: { text: '=HYPERLINK("http://evil")' },
    phone: { text: '+65 9123' },
    address: { text: '@SUM(A1)\n+12 Garden Road' },
    amount: { text: '12.50', kind: 'number' },
    payment: { text: 'COD' },
    'cold-bag': { text: 'yes' },
    notes: { text: '#REF!', kind: 'error' },
  }

  it('rows can be mended and uploaded again unchanged', async () => {
    const { stream } = await failedRowsFile(
      [{ cells, problems: ['The phone is not right', 'x'] }],
      rulesOf('SG'),
      'en',
    )
    const { orders, head } = await read(await buffer(stream))
    expect(head.titles.at(-1)).toBe('Problems')
    expect([head.unsure, head.unknown]).toEqual([[], []])
    const again = Object.fromEntries(
      Object.entries(orders[0]?.cells ?? {}).map(([column, cell]) => [column, cell.text]),
    )
    const { notes: _, ...rest } = cells
    expect(again).toEqual(
      Object.fromEntries(Object.entries(rest).map(([column, cell]) => [column, cell?.text])),
    )
  })

  it('have no formula in them, wherever they are opened and saved again', async () => {
    const { stream } = await failedRowsFile([{ cells, problems: ['=1+1'] }], rulesOf('SG'), 'en')
    const values = (await readXlsx(await buffer(stream))).sheets[0]?.rows.slice(1).flat() ?? []
    expect(values.filter((value) => /^[=@]/u.test(String(value ?? '')))).toEqual([])
  })
})
