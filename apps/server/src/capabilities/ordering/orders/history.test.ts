import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inflateRawSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requestedOrder } from '../../../../test/ask-for-rider.ts'
import { planOf } from '../../../../test/plan-of.ts'
import { seedVendors } from '../../../../test/seed/seed-vendors.ts'
import type { SignedIn } from '../../../../test/seed/sign-in.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'
import { ordersForLists } from './lists/orders-for-lists.ts'
import { sumsByDay } from './lists/summarise-orders.ts'

const clock = testClock()
let server: TestServer
let anna: SignedIn
let ben: SignedIn
let port: number
const at = (text: string) => Date.parse(text) / 1000

beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  anna = await seedVendors(server, {
    country: 'SG',
    email: 'anna@shop.test',
    vendors: [{ vendor_id: 'chain', outlets: [{ vendor_id: 'east' }, { vendor_id: 'west' }] }],
  })
  ben = await seedVendors(server, { country: 'SG', email: 'ben@shop.test', vendors: [{ vendor_id: 'bens' }] })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.stop())
beforeEach(async () => {
  await sql`truncate orders, order_status cascade`.execute(server.platform.db)
})

const get = (path: string, user = anna, headers = {}) =>
  server.app.inject({ url: `/api/orders/v1/vendor/${path}`, headers: { ...user.headers, ...headers } })
const send = (vendorId = 'chain') => requestedOrder(server, anna, { vendorId })
const day = () => ({ from: clock.now().getTime() / 1000 - 86_400, to: clock.now().getTime() / 1000 + 86_400 })
const queryOf = (query: object) =>
  new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()

async function found(query: object, vendorId = 'chain'): Promise<string[]> {
  const answer = await get(`${vendorId}/orders?${queryOf(query)}`)
  return answer.json().result.data.map(({ order_id }: { order_id: string }) => order_id)
}
const summary = async (query: object, vendorId = 'chain') =>
  (await get(`${vendorId}/orders/summary?${queryOf({ ...day(), ...query })}`)).json().result
const exported = (query: object, vendorId = 'chain', user = anna) =>
  get(`${vendorId}/orders/export?${queryOf({ ...day(), format: 'csv', ...query })}`, user)

type Change = Readonly<Record<string, string | number | Date | null>>
async function change(orderId: string, set: Change): Promise<void> {
  await server.platform.db.updateTable('orders').set(set).where('order_id', '=', orderId).execute()
}

async function moved(orderId: string, status: string, moment: Date, reason: string | null = null) {
  await change(orderId, { status })
  await sql`
    insert into order_status (vendor_id, order_id, position, status, actor, reason, created_at)
    select vendor_id, order_id, 50 + (select count(*) from order_status), ${status}, 'fleet', ${reason}, ${moment}
    from orders where order_id = ${orderId}`.execute(server.platform.db)
}

describe('the filter by status', () => {
  it('a status filter finds the orders of its list, a late one by its history', async () => {
    const names = ['NEW', 'PICKED_UP', 'DELIVERED', 'RETURNED_TO_VENDOR', 'CANCELLED', 'STALLED', 'DELAYED']
    const ids = new Map<string, string>()
    for (const name of [...names, 'LATE']) {
      const id = await send()
      ids.set(name, id)
      if (name === 'LATE') await moved(id, 'PICKED_UP', clock.now())
      await change(id, { status: name === 'LATE' ? 'DELAYED' : name })
    }
    const namesFound = async (status: string) => {
      const wanted = await found({ status })
      return [...ids].filter(([, id]) => wanted.includes(id)).map(([name]) => name)
    }
    expect(await namesFound('any')).toHaveLength(8)
    expect(await namesFound('new')).toEqual(['NEW', 'DELAYED'])
    expect(await namesFound('collected')).toEqual(['PICKED_UP', 'LATE'])
    expect(await namesFound('delivered')).toEqual(['DELIVERED', 'RETURNED_TO_VENDOR'])
    expect(await namesFound('cancelled')).toEqual(['CANCELLED', 'STALLED'])
    expect((await get('chain/orders?status=lost')).statusCode).toBe(400)
  })
})

describe('a search', () => {
  it('a search for a whole id finds that order of any date; for a phone number all of its orders', async () => {
    const old = await send()
    await change(old, { created_at: new Date('2020-01-01'), customer_phone: '+6581112222' })
    const fresh = await send()
    expect(await found({ search: ` ${old} `, ...day(), status: 'cancelled' })).toEqual([old])
    expect(await found({ search: '9123 4567', ...day() })).toEqual([fresh])
    expect(await found({ search: '+65 8111 2222', from: 0 })).toEqual([old])
    expect(await found({ search: 'Mei Lin' })).toEqual([])
    expect(await found({ search: 'chain-nothing' })).toEqual([])
  })

  it('a search for a reference finds the orders of the period that have it, also one that could be a phone', async () => {
    const [one, other, third] = [await send(), await send(), await send()]
    await change(one, { reference: 'Table 7' })
    await change(other, { reference: '91234568' })
    await change(third, { customer_phone: '+6591234568' })
    expect(await found({ search: ' Table  7 ', ...day() })).toEqual([one])
    expect(new Set(await found({ search: '91234568', ...day() }))).toEqual(new Set([other, third]))
    expect(await found({ search: 'Table', ...day() })).toEqual([])
    expect(await found({ search: 'Table 7', ...day(), status: 'cancelled' })).toEqual([])
    expect(await found({ search: 'Table 7', from: 0, to: 1 })).toEqual([])
    expect((await summary({ search: 'Table 7' })).total.orders).toBe(1)
    expect((await get(`bens/orders?search=Table%207`, ben)).json().result.data).toEqual([])
  })

  it('a search for a number reads the indexes of references and phones', async () => {
    await seedMany(3000)
    const { db } = server.platform
    await sql`analyze orders`.execute(db)
    const page = { count: 30, now: clock.now(), from: new Date('2020-01-01'), before: new Date('2020-02-01') }
    const search = { phone: '+6591234568', reference: '91234568' }
    const plan = await planOf(server, () =>
      ordersForLists(db, { country: 'SG', vendorIds: ['chain'], search, ...page }),
    )
    expect(plan).toMatch(/orders_phone/)
    expect(plan).toMatch(/orders_reference/)
  })

  it('a search of a parent finds orders of its outlets, and none of another vendor', async () => {
    const east = await send('east')
    expect(await found({ search: east })).toEqual([])
    expect(await found({ search: east, include_outlets: 'true' })).toEqual([east])
    expect(await found({ search: east }, 'east')).toEqual([east])
    const benAsked = await get(`bens/orders?search=${east}`, ben)
    expect(benAsked.json().result.data).toEqual([])
    expect((await get(`chain/orders?search=${east}`, ben)).statusCode).toBe(404)
  })
})

describe('the summary', () => {
  it('the summary counts, sums and shows the punctual share', async () => {
    const onTime = await send()
    await change(onTime, { promised_upper: clock.now(), delivery_fee_minor: 700, amount_minor: 2000 })
    await moved(onTime, 'DELIVERED', clock.now())
    const late = await send()
    await change(late, { delivery_fee_minor: 800, amount_minor: 1000, payment_method: 'PAID' })
    await change(late, { promised_upper: new Date(clock.now().getTime() - 1000) })
    await moved(late, 'DELIVERED', clock.now())
    const cancelled = await send()
    await moved(cancelled, 'CANCELLED', clock.now(), 'MISTAKE_ERROR')
    await sql`
      insert into order_charge (vendor_id, order_id, position, kind, amount_minor, created_at)
      values ('chain', ${cancelled}, 0, 'CANCELLATION', 250, now())`.execute(server.platform.db)
    const { total, days, currency } = await summary({})
    expect(currency).toBe('SGD')
    expect(total).toEqual({
      orders: 3,
      delivered: 2,
      on_time: 1,
      cancelled: 1,
      spend: 17.5,
      goods: 30,
      cash: 20,
    })
    expect(days).toHaveLength(3)
    expect(days[1]).toEqual({ day: days[1].day, ...total })
    expect(days[0]).toMatchObject({ orders: 0, spend: 0 })
    expect((await summary({ status: 'cancelled' })).total).toMatchObject({ orders: 1, spend: 2.5, goods: 0 })
    expect((await summary({ search: late })).total).toMatchObject({ orders: 1, on_time: 0, spend: 8 })
    expect((await summary({ search: 'nonsense' })).total.orders).toBe(0)
  })

  it('the summary includes the outlets on request', async () => {
    await send('east')
    await send('chain')
    expect((await summary({})).total.orders).toBe(1)
    expect((await summary({ include_outlets: 'true' })).total.orders).toBe(2)
  })

  it.each([
    // Clocks go forward on 29 March and back on 25 October: days of 23 and of 25 hours.
    ['2026-03-28T22:30:00Z', '2026-03-28'],
    ['2026-03-28T23:30:00Z', '2026-03-29'],
    ['2026-03-29T21:59:59Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
  ])('puts an order of %s to the day %s of Budapest', async (moment, name) => {
    const id = await send()
    await change(id, { created_at: new Date(moment) })
    const days = await sumsByDay(
      server.platform.db,
      { country: 'SG', vendorIds: ['chain'] },
      'Europe/Budapest',
    )
    expect(days.map((one) => one.day)).toEqual([name])
  })

  it('a summary is refused beyond 92 days, and if its end is before its start', async () => {
    const begin = at('2026-01-01T00:00:00+08:00')
    const of = async (to: number) =>
      (await get(`chain/orders/summary?from=${begin}&to=${to}`)).json().errors?.[0].code
    expect(await of(begin + 92 * 86_400 - 1)).toBeUndefined()
    expect(await of(begin + 92 * 86_400)).toBe('history.period')
    expect(await of(begin - 1)).toBe('history.period')
    const tooLong = await exported({ from: begin, to: begin + 92 * 86_400 })
    expect(tooLong.json().errors[0].code).toBe('history.period')
  })

  it.each(['orders', 'orders/summary', 'orders/export', 'cash'])(
    'of %s has no moments that no clock shows',
    async (path) => {
      const never = 300_000_000_000_000
      const answer = await get(`chain/${path}?from=${never}&to=${never}&format=csv`)
      expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, 'request.invalid'])
    },
  )

  it('the history reads by index, for one vendor and period', async () => {
    await seedMany(3000)
    const { db } = server.platform
    await sql`analyze orders, order_status`.execute(db)
    const period = { from: new Date('2020-01-19T23:50:00Z'), before: new Date('2020-01-20T00:00:00Z') }
    const criteria = { country: 'SG', vendorIds: ['chain', 'east'], ...period } as const
    const plan = await planOf(server, () => sumsByDay(db, criteria, 'Asia/Singapore'))
    expect(plan).toMatch(/Index Scan (using|on) orders_(newest|finished)/)
    expect(plan).not.toMatch(/Seq Scan on orders/)
  })
})

const rowsOf = (csv: string) =>
  csv
    .replace(/^\ufeff/u, '')
    .split('\r\n')
    .slice(0, -1)

describe('an export', () => {
  it('an export contains all rows, newest first, and announces their count', async () => {
    const ids: string[] = []
    for (let index = 0; index < 3; index += 1) {
      ids.unshift(await send())
      clock.advance(1)
    }
    const answer = await exported({})
    expect(answer.headers['x-beckon-rows']).toBe('3')
    expect(answer.headers['content-disposition']).toMatch(/attachment; filename="beckon-.*\.csv"/)
    const rows = rowsOf(answer.body)
    expect(answer.body.startsWith('\ufeffOrder,Created,Status,')).toBe(true)
    expect(rows.slice(1).map((row) => row.split(',')[0])).toEqual(ids)
    expect(rows[1]).toContain("'+6591234567")
    expect(rowsOf((await exported({ search: 'nonsense' })).body)).toHaveLength(1)
  })

  it('an export has voucher and discount beside the charged fee', async () => {
    const bare = await send()
    clock.advance(1)
    const lowered = await send()
    await change(lowered, { delivery_fee_minor: 450, voucher_code: 'RIVER3', voucher_minor: 300 })
    const [head = '', ...rows] = rowsOf((await exported({})).body)
    const at = head.split(',').indexOf('Voucher')
    expect(head.split(',').slice(at - 1, at + 2)).toEqual(['Delivery fee', 'Voucher', 'Voucher discount'])
    const cells = (id: string) =>
      rows.find((row) => row.startsWith(id))?.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/u)
    expect(cells(lowered)?.slice(at - 1, at + 2)).toEqual(['4.50', 'RIVER3', '3.00'])
    expect(cells(bare)?.slice(at, at + 2)).toEqual(['', ''])
  })

  it('an export has the reference of the shop as text, whatever it begins with', async () => {
    const id = await send()
    await change(id, { reference: '0042' })
    clock.advance(1)
    const formula = await send()
    await change(formula, { reference: '=1+1' })
    clock.advance(1)
    await send()
    const [head = '', ...rows] = rowsOf((await exported({})).body)
    expect(head.split(',').at(-1)).toBe('Your reference')
    expect(rows.map((row) => row.split(',').at(-1))).toEqual(['', "'=1+1", "'0042"])
    expect((await workbook({})).sheet).toContain('>0042<')
  })

  it('an export has the tax within the fee of orders that were placed with it, as the list does', async () => {
    const taxed = await send()
    await change(taxed, { delivery_fee_minor: 1090, tax_hundredths: 900 })
    clock.advance(1)
    await send()
    const [head = '', ...rows] = rowsOf((await exported({})).body)
    const column = head.split(',').toReversed().indexOf('Tax within the fee')
    expect(rows.map((row) => row.split(',').at(-1 - column))).toEqual(['', '0.90'])
    const { data } = (await get(`chain/orders?${queryOf(day())}`)).json().result
    expect(data.map(({ tax }: { tax?: object }) => tax)).toEqual([undefined, { percent: 9, amount: 0.9 }])
  })

  it('an export has the advance of the rider and its repayment with a returned parcel', async () => {
    const orderId = await send()
    await change(orderId, { status: 'RETURNED_TO_VENDOR' })
    clock.advance(1)
    await send()
    const paid = { vendor_id: 'chain', order_id: orderId, country: 'SG', rider_id: 'siti' } as const
    const at = clock.now()
    const money = { paid_minor: 2550, paid_at: at, back_minor: 1000, back_at: at }
    const open = { settlement_id: null, settled_at: null }
    await server.platform.db
      .insertInto('cash_advance')
      .values({ ...paid, ...money, ...open })
      .execute()
    const [head = '', ...rows] = rowsOf((await exported({})).body)
    const advance = (row: string) => row.split(',').slice(-3, -1)
    expect(advance(head)).toEqual(['Paid by the rider on collection', 'Given back to the rider'])
    expect(rows.map(advance)).toEqual([
      ['', ''],
      ['25.50', '10.00'],
    ])
  })

  it('an export escapes formulas, and keeps quotes and line breaks', async () => {
    const id = await send()
    await change(id, {
      customer_name: '=HYPERLINK("http://evil.test")',
      description: 'two\r\nlines, "quoted"',
      dropoff_notes: '@SUM(1)',
      dropoff_address: '＝1+1',
      pickup_name: '007',
      pickup_address: 'Tea;=HYPERLINK("http://evil.test") ; -2 lumps',
    })
    const { body } = await exported({})
    // A program that takes semicolons for separators finds no formula behind one either.
    expect(body).toContain(`"Tea;'=HYPERLINK(""http://evil.test"") ; -2 lumps"`)
    expect(body).toContain(`"'=HYPERLINK(""http://evil.test"")"`)
    expect(body).toContain(`"two\nlines, ""quoted"""`)
    expect(body).toContain(`,'@SUM(1),`)
    expect(body).toContain(`,'＝1+1,`)
    expect(body).toContain(`,'007,`)
    const { sheet } = await workbook({})
    expect(sheet).toContain(`>'=HYPERLINK(&quot;http://evil.test&quot;)<`)
    expect(sheet).toContain('>+6591234567<')
    expect(sheet).not.toMatch(/<f>/)
  })

  it('a text with the character that divides the values of an order stays in its cell', async () => {
    const id = await send()
    const name = '\u001fAna\u001f\u001f'
    await change(id, { customer_name: name, description: 'Cake\u001f', rider_name: null })
    const [row = ''] = rowsOf((await exported({})).body).slice(1)
    expect(row.split(',').filter((cell) => cell.includes('\u001f'))).toEqual([name, 'Cake\u001f'])
    expect(row.split(',')[0]).toBe(id)
  })

  it('the file is in the requested language, right to left where the script is', async () => {
    const id = await send()
    await change(id, { customer_name: 'محمد 美玲' })
    const { body } = await exported({ language: 'ar' })
    expect(body).toContain('العميل')
    expect(body).toContain('محمد 美玲')
    const { sheet, deps } = await workbook({ language: 'ar' })
    expect(sheet).toContain('rightToLeft="1"')
    expect(sheet).toContain('محمد 美玲')
    expect(deps['xl/workbook.xml']).toContain('name="الطلبات"')
    expect((await exported({ language: 'hu' })).body).toContain('Rendelés;Létrehozva;')
  })

  it('the file has times in the requested zone, with promised and actual ones', async () => {
    const id = await send()
    const made = new Date('2026-06-01T16:05:00Z')
    await change(id, { created_at: made, promised_upper: new Date('2026-06-01T17:00:00Z') })
    await moved(id, 'PICKED_UP', new Date('2026-06-01T16:20:00Z'))
    await moved(id, 'DELIVERED', new Date('2026-06-01T17:00:01Z'))
    const period = { from: at('2026-06-01T00:00:00Z'), to: at('2026-06-02T00:00:00Z') }
    const row = rowsOf((await exported(period)).body)[1]
    // Half past midnight of the next day in Singapore.
    for (const text of ['2026-06-02 00:05', '2026-06-02 00:20', '2026-06-02 01:00', ',No,']) {
      expect(row).toContain(text)
    }
    const { sheet } = await workbook(period)
    expect(sheet).toContain('<v>46175.00347222</v>')
  })

  it('a vendor can run one export at a time; the next starts when it has ended or was aborted', async () => {
    // More than what lies between the two ends of a connection.
    await seedMany(8000)
    const reading = await download()
    expect((await exported({})).json().errors[0].code).toBe('export.running')
    expect((await exported({}, 'east')).statusCode).toBe(200)
    reading.response.destroy()
    await untilFree()
    // The transaction has ended with its reader.
    const open = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(server.platform.db)
    expect(open.rows[0]?.count).toBe(0)
  })

  it('an export contains the orders of its beginning, despite changes meanwhile', async () => {
    await seedMany(3000)
    const { response } = await download()
    expect(response.headers['x-beckon-rows']).toBe('3001')
    await send()
    await sql`update orders set status = 'CANCELLED'`.execute(server.platform.db)
    const body = await textOf(response)
    expect(rowsOf(body)).toHaveLength(3002)
    expect(body).not.toContain('Cancelled,Shop')
  })

  it.each(['identity', 'gzip'])(
    'that fails midway cuts the connection (%s)',
    async (encoding) => {
      await seedMany(8000, encoding === 'gzip')
      const { response } = await download('chain', encoding)
      expect(response.statusCode).toBe(200)
      // More than is under way by now is still in the database.
      await expect.poll(killReaders, { timeout: 600_000 }).toBeGreaterThan(0)
      const end = await textOf(response).then(
        () => 'whole',
        (error: Error) => error.message,
      )
      expect(end).toBe('aborted')
      await untilFree()
      // Thousands of rows that hardly compress: on a machine with much else to do that is a minute.
    },
    240_000,
  )

  it('an export is refused to strangers, and as a workbook beyond its row limit', async () => {
    await send()
    expect((await exported({}, 'chain', ben)).json().errors[0].code).toBe('vendor.not-found')
    expect((await exported({ format: 'pdf' })).statusCode).toBe(400)
  })
})

/** An export that was left or broken off ends a moment after its reader has gone. */
const untilFree = () =>
  expect.poll(async () => (await exported({ search: 'x' })).statusCode, { timeout: 600_000 }).toBe(200)

/** Ends the connections that files are read through, at work or waiting; how many there were. */
async function killReaders(): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'fetch forward%' and pid <> pg_backend_pid()`.execute(
    server.platform.db,
  )
  return rows.length
}

/** Unpacks a workbook by its own table of contents. */
async function workbook(query: object): Promise<{ sheet: string; deps: Record<string, string> }> {
  const answer = await exported({ ...query, format: 'xlsx' })
  const bytes = answer.rawPayload
  const end = bytes.length - 22
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50)
  const deps: Record<string, string> = {}
  let place = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, size] = [bytes.readUInt32LE(place + 20), bytes.readUInt32LE(place + 24)]
    const [length, start] = [bytes.readUInt16LE(place + 28), bytes.readUInt32LE(place + 42)]
    const name = bytes.toString('utf8', place + 46, place + 46 + length)
    const from = start + 30 + length
    const unpacked = inflateRawSync(bytes.subarray(from, from + packed))
    expect(unpacked.length).toBe(size)
    deps[name] = unpacked.toString('utf8')
    place += 46 + length
  }
  return { sheet: deps['xl/worksheets/sheet1.xml'] ?? '', deps }
}

async function download(vendorId = 'chain', encoding = 'identity') {
  const path = `/api/orders/v1/vendor/${vendorId}/orders/export?${queryOf({ from: at('2020-01-01T00:00:00Z'), to: at('2020-02-01T00:00:00Z'), format: 'csv' })}`
  const request = httpRequest({
    port,
    host: '127.0.0.1',
    path,
    headers: { ...anna.headers, 'accept-encoding': encoding },
  })
  request.end()
  const [response] = await once(request, 'response')
  return { response }
}

async function textOf(response: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of response) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}

/** Of January 2020, more than fits into the buffers between two processes. */
async function seedMany(count: number, isRandom = false): Promise<void> {
  const id = await send()
  await change(id, { created_at: new Date('2020-01-20'), description: 'x'.repeat(2000), status: 'DELIVERED' })
  const { db } = server.platform
  await sql`
    insert into orders
    select copy.* from orders, generate_series(1, ${count}::int) as n,
      jsonb_populate_record(orders, jsonb_build_object(
        'description', case when ${isRandom} then (select string_agg(md5(n::text || m), '') from generate_series(1, 40) as m) else orders.description end,
        'order_id', 'chain-' || lpad(n::text, 8, '0'), 'created_at', orders.created_at - n * interval '1 second')) as copy
    where orders.order_id = ${id}`.execute(db)
}
