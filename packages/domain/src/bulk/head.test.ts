import { describe, expect, it } from 'vitest'
import { cellsByColumn, readHead, readOrders, type SheetCell, type SheetRow } from './index.ts'
import { readTitle } from './titles/read-title.ts'

/** Rows of texts; what looks like a number is one, as a spreadsheet would have it. */
const rowsOf = (lines: readonly (readonly string[])[]): SheetRow[] =>
  lines
    .map((cells, at) => ({
      row: at + 1,
      cells: cells.map((text): SheetCell =>
        /^\d+(?:\.\d+)?$/u.test(text) ? { text, kind: 'number' } : { text },
      ),
    }))
    .filter(({ cells }) => cells.some(({ text }) => text !== ''))

const order = ['Mai Tan', '+65 9123 4567', '12 Garden Road', '12.50', 'COD']

describe('titles', () => {
  it.each([
    ['Customer Name', 'name'],
    ['customer_name', 'name'],
    ['CustomerPhone', 'phone'],
    ['Phone no. (WhatsApp)', 'phone'],
    ['Telphone number', 'phone'],
    ['Custommer name', 'name'],
    ['Adress', 'address'],
    ['Drop-off address *', 'address'],
    ['Cash to collect (SGD)', 'amount'],
    ['Delivery fee (SGD)', 'none'],
    ['Customer Email', 'none'],
    ['Sender phone', 'none'],
    ['Delivery date & time', 'date'],
    ['Lat / Long', 'point'],
    ['Order No.', 'reference'],
    ['18+', 'age-check'],
    ['Name / Név', 'name'],
    ['Vevő telefonszáma', 'phone'],
    ['Lieferadresse', 'address'],
    ['收件人電話號碼', 'phone'],
    ['电话', 'phone'],
    ['رقم الجوال', 'phone'],
    ['عنوان العميل', 'address'],
    ['گاہک کا نام', 'name'],
    ['お届け先住所', 'address'],
    ['เบอร์โทรลูกค้า', 'phone'],
    ['গ্রাহকের নাম', 'name'],
    ['ទម្ងន់', 'weight'],
    ['ທີ່ຢູ່', 'address'],
    ['ဖုန်းနံပါတ်', 'phone'],
    ['Τρόπος πληρωμής', 'payment'],
    ['Начин плаћања', 'payment'],
    ['Betalingsmåde', 'payment'],
    ['Toimitusosoite', 'address'],
    ['Způsob platby', 'payment'],
    ['Adres dostawy', 'address'],
    ['Gahak ka naam', 'name'],
    ['Paraan ng bayad', 'payment'],
    ['Pamaagi sa pagbayad', 'payment'],
    ['Kaedah pembayaran', 'payment'],
    ['Orderns värde', 'amount'],
  ])('%s is %s', (title, meaning) => expect(readTitle(title)?.meanings).toEqual([meaning]))

  it.each(['asdf', '?', 'Blue', '12 Garden Road, Singapore'])('%s is none of ours', (title) =>
    expect(readTitle(title)?.meanings ?? []).toEqual(title.includes('Road') ? expect.anything() : []),
  )
})

describe('the head of a sheet', () => {
  it('the titles are found below other rows, in any order', () => {
    const rows = rowsOf([
      ['Orders of Monday'],
      ['', 'made by Mai'],
      ['Payment', 'Value', 'Address', 'Mobile', 'Customer'],
      [...order].reverse(),
    ])
    const head = readHead(rows)
    expect(head).toMatchObject({ at: 2, unsure: [], unknown: [] })
    expect(head.mapping).toEqual({ payment: [0], amount: [1], address: [2], phone: [3], name: [4] })
  })

  it('a name and an address may be in several columns', () => {
    const rows = rowsOf([
      ['First name', 'Last name', 'Phone', 'Street', 'House number', 'City', 'Postcode', 'Payment method'],
      ['Mai', 'Tan', '91234567', 'Garden Road', '12', 'Singapore', '123456', 'paid'],
    ])
    const { mapping } = readHead(rows)
    expect(mapping).toEqual({ name: [0, 1], phone: [2], address: [3, 4, 5, 6], payment: [7] })
    const cells = cellsByColumn(rows[1]?.cells ?? [], mapping)
    expect(cells.name?.text).toBe('Mai Tan')
    expect(cells.address?.text).toBe('Garden Road 12, Singapore, 123456')
  })

  it('a town that is in the address is not repeated', () => {
    const { mapping } = readHead(rowsOf([['Name', 'Phone', 'Address', 'City'], [...order]]))
    const cells = ['Mai', '9', '12 Garden Road, Singapore', 'SINGAPORE'].map((text) => ({ text }))
    expect(cellsByColumn(cells, mapping).address?.text).toBe('12 Garden Road, Singapore')
  })

  it('a column with an ambiguous title is read by its cells', () => {
    const title = ['Name', 'Phone', 'Address', 'Payment']
    expect(readHead(rowsOf([title, ['Mai', '9', 'Road', 'COD']])).mapping.payment).toEqual([3])
    expect(readHead(rowsOf([title, ['Mai', '9', 'Road', '12.50']])).mapping.amount).toEqual([3])
  })

  it('two equally good phone columns are left to a person', () => {
    const head = readHead(
      rowsOf([
        ['Name', 'Phone', 'Mobile', 'Address'],
        ['Mai', '91234567', '98765432', 'Road 1'],
      ]),
    )
    expect(head.mapping.phone).toBeUndefined()
    expect(head.unsure).toEqual([
      { index: 1, columns: ['phone'] },
      { index: 2, columns: ['phone'] },
    ])
  })

  it('of several phone columns the filled one is used, then the one with the clearest title', () => {
    const phones = (rows: string[][]) => readHead(rowsOf(rows)).mapping.phone
    expect(
      phones([
        ['Name', 'Phone', 'Mobile'],
        ['Mai', '', '98765432'],
      ]),
    ).toEqual([2])
    expect(
      phones([
        ['Name', 'Phone', 'Phone 2'],
        ['Mai', '91234567', '98765432'],
      ]),
    ).toEqual([1])
  })

  it('running numbers are no phone numbers', () => {
    const head = readHead(
      rowsOf([
        ['Number', 'Name', 'Address'],
        ['1', 'Mai', 'Road 1'],
        ['2', 'Tan', 'Road 2'],
      ]),
    )
    expect(head.mapping.phone).toBeUndefined()
  })

  it('without a row of titles, columns are proposed from the cells', () => {
    const head = readHead(rowsOf([order, order]))
    expect(head.at).toBe(-1)
    expect(head.mapping).toEqual({})
    expect(head.unsure).toContainEqual({ index: 1, columns: ['phone'] })
    expect(head.unsure).toContainEqual({ index: 4, columns: ['payment'] })
  })

  it('the first row is the row of titles where no title is known', () =>
    expect(
      readHead(
        rowsOf([
          ['Foo', 'Bar'],
          ['Mai', 'Road'],
        ]),
      ).at,
    ).toBe(0))

  it('an empty sheet has an empty head', () =>
    expect(readHead([])).toEqual({ at: -1, titles: [], mapping: {}, unsure: [], unknown: [] }))
})

describe('the orders of a sheet', () => {
  const title = ['Name', 'Phone', 'Address', 'Amount', 'Payment method', 'Reference']
  const ordersIn = (lines: readonly (readonly string[])[]) => {
    const rows = rowsOf([title, ...lines])
    const head = readHead(rows)
    const { orders, leftOut } = readOrders(rows, head, head.mapping)
    return [orders.map(({ row }) => row), leftOut.map(({ row, why }) => `${row} ${why}`)]
  }

  it('orders have the row numbers of the sheet', () =>
    expect(ordersIn([order, [], [], order])).toEqual([[2, 5], []]))

  it('repeated titles and a sum are no orders', () => {
    expect(ordersIn([order, title, order, ['', '', '', '25']])).toEqual([
      [2, 4],
      ['3 titles', '5 total'],
    ])
    expect(ordersIn([order, ['Total:', '', '', '25']])).toEqual([[2], ['3 total']])
    expect(ordersIn([order, ['Mai Tan', '', '', '25']])).toEqual([[2, 3], []])
  })

  it('the orders do not include the example of the template, unless it was edited', () => {
    const example = ['Example Customer', '91234567', 'Road 1', '5', 'paid', 'EXAMPLE']
    expect(ordersIn([example, order])).toEqual([[3], ['2 example']])
    expect(ordersIn([['Mai Tan', ...example.slice(1)], order])).toEqual([[2, 3], []])
  })

  it('a row with only a prefilled choice is no order', () =>
    expect(ordersIn([order, ['', '', '', '', 'COD', '7']])).toEqual([[2], []]))
})

describe('a column of times under an unknown heading', () => {
  const under = (heading: string, text: string, kind?: 'date') => {
    const cells = [...order.map((cell) => ({ text: cell })), { text, ...(kind ? { kind } : {}) }]
    const titles = ['Name', 'Phone', 'Address', 'Amount', 'Payment', heading].map((title) => ({
      text: title,
    }))
    return readHead([
      { row: 1, cells: titles },
      { row: 2, cells },
      { row: 3, cells },
    ])
  }

  it.each([
    ['Deliver at', '14:30', undefined],
    ['Deliver at', '14:30', 'date'],
    ['Deliver at', '2 pm', undefined],
    ['Deliver at', '14:30-15:00', undefined],
    ['Deliver at', '下午2點', undefined],
    ['Zzq', '9:05', undefined],
  ] as const)('%s with %s is proposed as the time', (heading, text, kind) => {
    const { mapping, unsure } = under(heading, text, kind)
    expect(mapping.address).toEqual([2])
    expect(unsure).toEqual([{ index: 5, columns: ['time'] }])
  })

  it('a column that may be amounts is not read as times', () => {
    expect(under('Zzq', '9.30').unsure).toEqual([{ index: 5, columns: ['amount'] }])
  })
})
