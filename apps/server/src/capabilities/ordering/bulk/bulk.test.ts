import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  send,
  type BulkWorld,
  goodRow,
  jobOf,
  placeShown,
  rowsOfJob,
  settled,
  startBulkWorld,
  titles,
  upload,
  uploaded,
} from '../../../../test/worlds/bulk-world.ts'
import { type Database, until } from '../../../../test/core.ts'
import { hold } from '../../../../test/hold.ts'
import { ordersWorkbook } from '../../../../test/orders-workbook.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { turnOff, turnOn } from '../../../../test/seed/turn-on.ts'
import { inlineRow, workbookOf } from '../../../../test/workbook/workbook.ts'

const clock = testClock()
let world: BulkWorld

beforeAll(async () => {
  world = await startBulkWorld(clock)
})
afterAll(() => world.server.stop())

const ordersOf = (jobId: string) =>
  world.server.platform.db
    .selectFrom('bulk_row')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.vendor_id', '=', 'bulk_row.vendor_id')
        .onRef('orders.order_id', '=', 'bulk_row.order_id'),
    )
    .selectAll('orders')
    .where('job_id', '=', jobId)
    .orderBy('row_number')
    .execute()

const place = async (jobId: string) => {
  const answer = await placeShown(world, jobId)
  expect(answer.statusCode).toBe(200)
  return settled(world, jobId)
}

/** Makes each insert of this row wait until advisory lock 1 is free. */
async function stopAtRow(db: Database, row: number): Promise<void> {
  await sql`
    create function stop_at_row() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(1);
      return new;
    end $$`.execute(db)
  await sql`
    create trigger stop_at_row before insert on bulk_row
    for each row when (new.row_number = ${sql.lit(row)}) execute function stop_at_row()`.execute(db)
}

const codes = (problems: readonly { code: string }[]) => problems.map(({ code }) => code)

describe('an upload', () => {
  it('answers with the job, and checks every row behind it', async () => {
    const answer = await upload(world, await ordersWorkbook(titles, [goodRow(1), goodRow(2, { 1: '12' })]))
    expect(answer.json()).toMatchObject({
      code: 200,
      body: { bulk_job: { status: 'UNKNOWN', progress: { phase: 'PREPROCESS' } }, orders: [] },
    })
    const job = await settled(world, answer.json().body.bulk_job.bulk_job_id)
    expect(job).toMatchObject({
      status: 'PREPROCESS_SUCCESS_WITH_ERROR',
      file_name: 'orders.xlsx',
      row_count: 2,
      success_row_count: 1,
      error_row_count: 1,
      totals: { orders: 1, amount: 99, cash: 0 },
    })
    const rows = await rowsOfJob(world, job.bulk_job_id)
    expect(rows.map(({ row_number, status, error }) => [row_number, status, error])).toEqual([
      [2, 'READY', null],
      [3, 'ERROR', 'phone-invalid'],
    ])
    expect(rows[0]).toMatchObject({
      customer_name: 'Elsa Berg',
      payment_method: 'PAID',
      delivery_type: 'INSTANT',
    })
    expect(rows[0]?.delivery_fee).toBeGreaterThan(0)
  })

  it('finds everything that is wrong with a row, by cell', async () => {
    const job = await uploaded(world, [goodRow(2), goodRow(3, { 0: '', 1: 'x', 2: '', 3: '-', 4: 'qwzx' })])
    const row = (await rowsOfJob(world, job.bulk_job_id)).at(-1)
    const found = row?.problems.filter(({ severity }) => severity === 'error').map(({ column }) => column)
    expect(found).toEqual(expect.arrayContaining(['name', 'phone', 'address', 'amount', 'payment']))
  })

  it('a row is marked where a rider cannot go, or where its place needs a look at the map', async () => {
    const job = await uploaded(world, [
      goodRow(4, { 2: 'Longatan 1' }),
      goodRow(5, { 2: 'Storgatan' }),
      goodRow(6, { 2: 'Nowhere 7' }),
    ])
    const rows = await rowsOfJob(world, job.bulk_job_id)
    expect(rows.map(({ error }) => error)).toEqual(['too-far', 'address-vague', 'address-unknown'])
    expect(rows[1]?.place).toMatchObject({ is_vague: true, precision: 'street' })
  })

  it('an upload names the sheet that was read, and what was left out of it', async () => {
    const content = workbookOf({
      sheets: [
        { name: 'Old', data: inlineRow(1, ['Nothing', 'here']) },
        {
          name: 'Orders',
          data: [
            inlineRow(1, titles),
            inlineRow(2, goodRow(30)),
            inlineRow(3, goodRow(31), ' hidden="1"'),
            inlineRow(4, titles),
            inlineRow(5, goodRow(32)),
            inlineRow(6, ['Total', '', '', '198']),
          ].join(''),
        },
      ],
    })
    const answer = await upload(world, content)
    const job = await settled(world, answer.json().body.bulk_job.bulk_job_id)
    expect(job.row_count).toBe(2)
    expect(job.reading).toEqual({
      sheet: 'Orders',
      other_sheets: ['Old'],
      hidden_rows: 1,
      left_out_rows: [4, 6],
    })
  })

  it('reads another sheet when it is chosen, and stays with it', async () => {
    const sheetOf = (name: string, rows: readonly (readonly string[])[], heads = titles) => ({
      name,
      data: [heads, ...rows].map((cells, at) => inlineRow(at + 1, cells)).join(''),
    })
    const odd = ['Who', 'Ring', 'Where to', 'Worth', 'How', 'What'].map((title) => `${title} zzr`)
    const content = workbookOf({
      sheets: [
        sheetOf('Monday', [goodRow(33)]),
        sheetOf('Tuesday', [goodRow(34), goodRow(35)]),
        sheetOf('Odd', [goodRow(36)], odd),
        sheetOf('Bare', []),
      ],
    })
    const id = (await upload(world, content)).json().body.bulk_job.bulk_job_id
    const choose = async (sheet: string) => {
      const answer = await send(world, 'POST', `sheet/SHOP/${id}`, { sheet })
      return answer.statusCode === 200 ? settled(world, id) : answer.json().errors[0].code
    }
    expect(await settled(world, id)).toMatchObject({ row_count: 1, reading: { sheet: 'Monday' } })
    expect(await choose('Tuesday')).toMatchObject({ row_count: 2, reading: { sheet: 'Tuesday' } })
    expect(await choose('Wednesday')).toBe('request.invalid')
    expect(await choose('Bare')).toMatchObject({ needs_mapping: true, failure: 'bulk.fault.empty' })
    expect(await choose('Odd')).toMatchObject({ needs_mapping: true, failure: null, row_count: 0 })
    const columns = ['name', 'phone', 'address', 'amount', 'payment', 'description'].map((column, index) => ({
      index,
      column,
    }))
    expect((await send(world, 'POST', `mapping/SHOP/${id}`, { columns })).statusCode).toBe(200)
    expect(await settled(world, id)).toMatchObject({
      row_count: 1,
      reading: { sheet: 'Odd', other_sheets: ['Monday', 'Tuesday', 'Bare'] },
    })
    await placeShown(world, id)
    await settled(world, id)
    expect(await choose('Monday')).toBe('bulk.over')
  })

  it('is read to its end also where a text is cut in the middle of a picture', async () => {
    const cut = (at: number) => `${'x'.repeat(at - 1)}\u{1f600}`
    const row = goodRow(11, { 0: cut(255), 5: cut(60) })
    const job = await uploaded(world, [row], [...titles, cut(200)])
    expect(job).toMatchObject({ row_count: 1, status: 'PREPROCESS_SUCCESS_WITH_ERROR' })
  })

  it.each([
    ['still reads', { stop: 120, count: 300 }],
    ['writes the last rows', { stop: 20, count: 40 }],
  ])(
    'every row exists once, also when reading restarts while another process %s',
    async (_, { stop, count }) => {
      const { platform, databaseUrl } = world.server
      const held = await hold(databaseUrl, 'select pg_advisory_xact_lock(1)')
      await stopAtRow(platform.db, stop)
      try {
        const rows = Array.from({ length: count }, (_, at) => goodRow(1000 + at))
        const jobId: string = (await upload(world, await ordersWorkbook(titles, rows))).json().body.bulk_job
          .bulk_job_id
        await until(async () => (await held.waiting()) >= 1)
        await platform.jobs.send('bulk-preprocess', { vendorId: 'SHOP', jobId })
        await until(async () => (await held.waiting()) >= 2)
        await held.release()
        expect(await settled(world, jobId)).toMatchObject({ row_count: count, success_row_count: count })
      } finally {
        await held.release()
        await sql`drop function stop_at_row cascade`.execute(platform.db)
      }
    },
  )

  it('adds up the cash that riders are to collect', async () => {
    const job = await uploaded(world, [
      goodRow(7, { 3: '100', 4: 'CASH_ON_DELIVERY' }),
      goodRow(8, { 3: '50' }),
    ])
    expect(job.totals).toMatchObject({ orders: 2, amount: 150, cash: 100 })
  })

  it('rows that occur twice are marked', async () => {
    const job = await uploaded(world, [goodRow(9), goodRow(9)])
    const rows = await rowsOfJob(world, job.bulk_job_id)
    expect(rows.map(({ problems }) => codes(problems))).toEqual([[], ['row-before']])
    expect(job.success_row_count).toBe(2)
  })

  it.each([
    ['a text', Buffer.from('Name;Phone\nMei;1'), 422, 'bulk.file-invalid'],
    [
      'more than 5 MB',
      Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(5_242_880)]),
      413,
      'bulk.file-too-large',
    ],
    ['far more than 5 MB', Buffer.alloc(6_000_000), 413, 'bulk.file-too-large'],
  ])('refuses %s', async (_what, content, status, code) => {
    const answer = await upload(world, content)
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([status, code])
  })

  it('a file that is no workbook is refused with its reason', async () => {
    const answer = await upload(world, Buffer.from('PK\u0003\u0004 and nothing else'))
    const job = await settled(world, answer.json().body.bulk_job.bulk_job_id)
    expect(job.status).toBe('PREPROCESS_FAIL')
    expect(job.failure).toMatch(/^bulk\.fault\./u)
  })

  it('is not possible where that is turned off', async () => {
    await turnOff(world.server, 'SE', ['BulkOrderUpload'])
    const answer = await upload(world, await ordersWorkbook(titles, [goodRow(1)]))
    expect(answer.json().errors[0].code).toBe('bulk.disabled')
    await turnOn(world.server, 'SE', ['BulkOrderUpload'])
  })

  it('is listed, the last one first', async () => {
    clock.advance(1)
    const last = await uploaded(world, [goodRow(10)])
    const answer = await send(world, 'GET', 'all/SHOP')
    expect(answer.json().code).toBe(200)
    expect(answer.json().body[0].bulk_job_id).toBe(last.bulk_job_id)
  })
})

describe('columns', () => {
  const odd = ['Who', 'Ring', 'Where to', 'Worth', 'How', 'What']

  it('columns are mapped by the user once, and remembered', async () => {
    const heads = odd.map((title) => `${title} zzq`)
    const first = await uploaded(world, [goodRow(20)], heads)
    expect(first).toMatchObject({ needs_mapping: true, status: 'UNKNOWN' })
    const path = `mapping/SHOP/${first.bulk_job_id}`
    const bare = await send(world, 'POST', path, { columns: [{ index: 0, column: 'name' }] })
    expect(bare.json().errors[0].code).toBe('bulk.columns-missing')
    const columns = ['name', 'phone', 'address', 'amount', 'payment', 'description'].map((column, index) => ({
      index,
      column,
    }))
    expect((await send(world, 'POST', path, { columns })).statusCode).toBe(200)
    expect(await settled(world, first.bulk_job_id)).toMatchObject({
      status: 'PREPROCESS_SUCCESS',
      needs_mapping: false,
    })
    const next = await uploaded(world, [goodRow(21)], heads.toReversed().toReversed())
    expect(next.status).toBe('PREPROCESS_SUCCESS')
  })
})

describe('a column of times', () => {
  it('is proposed by what is in it where its heading is unknown', async () => {
    const job = await uploaded(world, [[...goodRow(22), '14:30']], [...titles, 'Deliver at'])
    expect(job).toMatchObject({ needs_mapping: true })
    const { columns } = (await send(world, 'GET', `detail/SHOP/${job.bulk_job_id}`)).json().body
    expect(columns.at(-1)).toMatchObject({ heading: 'Deliver at', column: 'time' })
  })
})

describe('files', () => {
  it('the example row of the template places no order', async () => {
    const template = await send(world, 'GET', 'example-file?language=hu')
    expect(template.headers['content-disposition']).toContain('Template.xlsx')
    const answer = await upload(world, template.rawPayload)
    const job = await settled(world, answer.json().body.bulk_job.bulk_job_id)
    expect([job.status, job.failure]).toEqual(['PREPROCESS_FAIL', 'bulk.fault.empty'])
  })

  it('gives the rows that are not placed, to be mended and uploaded again', async () => {
    const job = await uploaded(world, [goodRow(60), goodRow(61, { 1: '12' })])
    await place(job.bulk_job_id)
    const file = await send(world, 'GET', `failed-rows/SHOP/${job.bulk_job_id}`)
    const again = await upload(world, file.rawPayload)
    const next = await settled(world, again.json().body.bulk_job.bulk_job_id)
    expect(next).toMatchObject({ row_count: 1, error_row_count: 1 })
    const [row] = await rowsOfJob(world, next.bulk_job_id)
    expect(row).toMatchObject({ order_details: 'Parcel 61', error: 'phone-invalid' })
  })
})

describe('the files of a shop', () => {
  const copies = async (jobId: string, count: number, change: object) => {
    const { db } = world.server.platform
    const one = await db
      .selectFrom('bulk_job')
      .selectAll()
      .where('job_id', '=', jobId)
      .executeTakeFirstOrThrow()
    const { sheet, reading, ...rest } = one
    const created_at = new Date(clock.now().getTime() - 1000)
    const rows = Array.from({ length: count }, (_, at) => ({
      ...{ ...rest, created_at, sheet: JSON.stringify(sheet), reading: JSON.stringify(reading) },
      ...{ job_id: `${jobId}-${at}`, content: Buffer.from('PK'), ...change },
    }))
    await db.insertInto('bulk_job').values(rows).execute()
    return rows.map(({ job_id }) => job_id)
  }

  it('are kept for the last uploads only', async () => {
    const job = await uploaded(world, [goodRow(34)])
    const ids = await copies(job.bulk_job_id, 60, {})
    await uploaded(world, [goodRow(35)])
    const { db } = world.server.platform
    const kept = await db
      .selectFrom('bulk_job')
      .select('job_id')
      .where('vendor_id', '=', 'SHOP')
      .where('content', 'is not', null)
      .execute()
    expect(kept.length).toBeLessThanOrEqual(50)
    await db.deleteFrom('bulk_job').where('job_id', 'in', ids).execute()
  })

  it('are not offered to be read again once they were dropped', async () => {
    const job = await uploaded(world, [goodRow(38)])
    expect(job.can.map).toBe(true)
    const { db } = world.server.platform
    await db.updateTable('bulk_job').set({ content: null }).where('job_id', '=', job.bulk_job_id).execute()
    expect((await jobOf(world, job.bulk_job_id)).can).toMatchObject({ map: false, place: true })
  })

  it('are read before many more are taken', async () => {
    const job = await uploaded(world, [goodRow(36)])
    // The job is marked as taken, so that no process resumes it.
    const worked_at = new Date(clock.now().getTime() + 3_600_000)
    const ids = await copies(job.bulk_job_id, 10, { state: 'preprocessing', worked_at })
    const answer = await upload(world, await ordersWorkbook(titles, [goodRow(37)]))
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([429, 'request.too-many'])
    await world.server.platform.db.deleteFrom('bulk_job').where('job_id', 'in', ids).execute()
  })
})

describe('mending', () => {
  it('checks a row again as soon as it is changed', async () => {
    const job = await uploaded(world, [
      goodRow(27),
      goodRow(28),
      goodRow(29),
      goodRow(30, { 1: '', 4: 'qwzx' }),
    ])
    const path = `rows/SHOP/${job.bulk_job_id}`
    const half = await send(world, 'PUT', path, {
      changes: [{ row_id: '5', cells: { phone: '0701234567' } }],
    })
    expect(half.json().body.orders[0].error).toBe('payment-unknown')
    const whole = await send(world, 'PUT', path, { changes: [{ row_id: '5', cells: { payment: 'PAID' } }] })
    expect(whole.json().body).toMatchObject({
      bulk_job: { status: 'PREPROCESS_SUCCESS', error_row_count: 0 },
      orders: [{ status: 'READY', error: null }],
    })
  })

  it.each(['abc', '-7', '99999999999999999999', '1e9'])('row %s is refused as unknown', async (row_id) => {
    const job = await uploaded(world, [goodRow(29)])
    const answer = await send(world, 'PUT', `rows/SHOP/${job.bulk_job_id}`, { changes: [{ row_id }] })
    expect([answer.statusCode, answer.json().body?.orders]).toEqual([200, []])
  })

  it('takes the place that a person puts on the map, until the address is another', async () => {
    const job = await uploaded(world, [goodRow(31, { 2: 'Storgatan' })])
    const path = `rows/SHOP/${job.bulk_job_id}`
    const put = { row_id: '2', place: { latitude: 59.331, longitude: 18.061 } }
    const placed = (await send(world, 'PUT', path, { changes: [put] })).json().body.orders[0]
    expect(placed).toMatchObject({ status: 'READY', place: { latitude: 59.331, is_vague: false } })
    const named = (
      await send(world, 'PUT', path, { changes: [{ row_id: '2', cells: { name: 'Mei' } }] })
    ).json()
    expect(named.body.orders[0]).toMatchObject({ status: 'READY', place: { latitude: 59.331 } })
    const moved = { row_id: '2', cells: { address: 'Storgatan 3' } }
    const again = (await send(world, 'PUT', path, { changes: [moved] })).json().body.orders[0]
    expect(again.place.latitude).not.toBe(59.331)
  })

  it('a row uses the found address where the user accepted it, and drops it when that is undone', async () => {
    const job = await uploaded(world, [goodRow(34, { 2: 'Storgattan 5' })])
    const path = `rows/SHOP/${job.bulk_job_id}`
    const say = async (as_found: boolean) =>
      (await send(world, 'PUT', path, { changes: [{ row_id: '2', as_found }] })).json().body.orders[0]
    const found = 'Storgatan 5, 111 20 Stockholm'
    const taken = { column: 'address', code: 'address-taken', severity: 'warning' }
    expect(await say(true)).toMatchObject({
      status: 'READY',
      cells: { address: 'Storgattan 5' },
      drop_off_address: found,
      problems: [taken],
      place: { is_taken: true, is_vague: false },
    })
    expect(await say(false)).toMatchObject({
      status: 'ERROR',
      error: 'address-vague',
      drop_off_address: 'Storgattan 5',
      place: { is_taken: false, is_vague: true, is_right_door: true },
    })
    await say(true)
    await placeShown(world, job.bulk_job_id)
    await settled(world, job.bulk_job_id)
    const [order] = await ordersOf(job.bulk_job_id)
    expect(order?.dropoff_address).toBe(found)
  })

  it('takes no place as it was found that is not the door that was written', async () => {
    const job = await uploaded(world, [goodRow(35, { 2: 'Storgatan' })])
    const changes = [{ row_id: '2', as_found: true }]
    const answer = await send(world, 'PUT', `rows/SHOP/${job.bulk_job_id}`, { changes })
    expect(answer.json().body.orders[0]).toMatchObject({ status: 'ERROR', place: { is_taken: false } })
  })

  it('leaves rows out and takes them in again', async () => {
    const job = await uploaded(world, [goodRow(32), goodRow(33, { 1: '' })])
    const path = `rows/SHOP/${job.bulk_job_id}`
    const out = await send(world, 'PUT', path, { changes: [{ row_id: '3', is_removed: true }] })
    expect(out.json().body).toMatchObject({
      bulk_job: { status: 'PREPROCESS_SUCCESS', removed_row_count: 1 },
    })
    const back = await send(world, 'PUT', path, { changes: [{ row_id: '3', is_removed: false }] })
    expect(back.json().body.orders[0].status).toBe('ERROR')
  })
})

describe('placing', () => {
  it('asks for a rider for each row that is ready, and for no other', async () => {
    const job = await uploaded(world, [goodRow(40), goodRow(41, { 1: '' }), goodRow(42)])
    const after = await place(job.bulk_job_id)
    expect(after).toMatchObject({
      status: 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR',
      placed_row_count: 2,
      error_row_count: 1,
    })
    const orders = await ordersOf(job.bulk_job_id)
    expect(orders.map(({ description }) => description)).toEqual(['Parcel 40', 'Parcel 42'])
    expect(orders[0]).toMatchObject({
      created_by: world.owner.userId,
      delivery_fee_minor: expect.any(Number),
    })
    await until(async () => (await ordersOf(job.bulk_job_id)).every(({ status }) => status !== 'NEW'))
  })

  it('leaves rows for later as orders that rest, and that may be cancelled', async () => {
    const { db } = world.server.platform
    await turnOn(world.server, 'SE', ['PreOrder'])
    const heads = [...titles, 'Date', 'Time']
    const job = await uploaded(world, [[...goodRow(60), '2030-06-16', '14:00']], heads)
    expect(await place(job.bulk_job_id)).toMatchObject({ placed_row_count: 1 })
    const [order] = await ordersOf(job.bulk_job_id)
    expect(order).toMatchObject({ status: 'RECEIVED', preordered_for: new Date('2030-06-16T12:00:00Z') })
    const cancelled = await world.server.app.inject({
      method: 'PUT',
      url: '/api/orders/v1/order/cancel',
      headers: world.owner.headers,
      payload: { vendor_id: 'SHOP', order_id: order?.order_id, reason: 'MISTAKE_ERROR' },
    })
    expect(cancelled.json()).toMatchObject({ result: { status: 'CANCELLED' } })
    const searches = db.selectFrom('dispatch').where('order_id', '=', order?.order_id ?? '')
    expect(await searches.selectAll().execute()).toEqual([])
  })

  it('goes on with what was mended afterwards, and never places a row twice', async () => {
    const job = await uploaded(world, [goodRow(43), goodRow(44, { 1: '' })])
    await place(job.bulk_job_id)
    const path = `rows/SHOP/${job.bulk_job_id}`
    await send(world, 'PUT', path, { changes: [{ row_id: '3', cells: { phone: '0701299999' } }] })
    const [first, second] = await Promise.all([
      placeShown(world, job.bulk_job_id),
      placeShown(world, job.bulk_job_id),
    ])
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect((await settled(world, job.bulk_job_id)).status).toBe('ORDER_PLACEMENT_SUCCESS')
    expect(await ordersOf(job.bulk_job_id)).toHaveLength(2)
    const nothing = await placeShown(world, job.bulk_job_id)
    expect(nothing.json().errors[0].code).toBe('bulk.nothing-to-place')
  })

  it('places several uploads at once, and leaves room for everybody else', async () => {
    // As many connections as two uploads would take.
    const small = await startBulkWorld(clock, { DATABASE_POOL: '8' })
    const { db, jobs } = small.server.platform
    const ids: string[] = []
    for (const first of [70, 80, 90]) {
      const rows = Array.from({ length: 6 }, (_, at) => goodRow(first + at))
      ids.push((await uploaded(small, rows)).bulk_job_id)
    }
    await db.updateTable('bulk_row').set({ state: 'queued' }).execute()
    await db.updateTable('bulk_job').set({ state: 'placing' }).execute()
    const held = await hold(small.server.databaseUrl, 'select from bulk_row for update')
    for (const jobId of ids) await jobs.send('bulk-place', { vendorId: 'SHOP', jobId })
    await held.quiet(4)
    await held.release()
    for (const id of ids) expect(await settled(small, id)).toMatchObject({ placed_row_count: 6 })
    // No job was restarted.
    const { rows } = await sql<{ tries: number }>`
      select coalesce(max(retry_count), 0)::int as tries from pgboss.job where name = 'bulk-place'`.execute(
      db,
    )
    expect(rows).toEqual([{ tries: 0 }])
    await small.server.stop()
  })

  it('leaves what is placed as it is', async () => {
    const job = await uploaded(world, [goodRow(45)])
    await place(job.bulk_job_id)
    const path = `rows/SHOP/${job.bulk_job_id}`
    const answer = await send(world, 'PUT', path, { changes: [{ row_id: '2', cells: { name: 'Other' } }] })
    expect(answer.json().body.orders[0]).toMatchObject({ status: 'PLACED', customer_name: 'Elsa Berg' })
  })

  it('warns of what was asked for today', async () => {
    const job = await uploaded(world, [goodRow(45)])
    const [row] = await rowsOfJob(world, job.bulk_job_id)
    expect(codes(row?.problems ?? [])).toEqual(['ordered-before'])
  })

  it('asks for the fee again where it is over, and places at the same one', async () => {
    const job = await uploaded(world, [goodRow(46)])
    clock.advance(700)
    expect((await place(job.bulk_job_id)).status).toBe('ORDER_PLACEMENT_SUCCESS')
  })

  it('a changed fee is reported, and placed only when the user accepted it', async () => {
    const job = await uploaded(world, [goodRow(47)])
    const [before] = await rowsOfJob(world, job.bulk_job_id)
    clock.advance(700)
    const { db } = world.server.platform
    const tariff = '100:9:0:0'
    await db
      .insertInto('country_parameter')
      .values({ country: 'SE', name: 'tariff', value: tariff, changed_at: clock.now() })
      .execute()
    const notified = await place(job.bulk_job_id)
    expect(notified).toMatchObject({ status: 'ORDER_PLACEMENT_FAIL', success_row_count: 1 })
    const [row] = await rowsOfJob(world, job.bulk_job_id)
    expect(codes(row?.problems ?? [])).toEqual(['fee-changed'])
    expect(row?.delivery_fee).not.toBe(before?.delivery_fee)
    expect((await place(job.bulk_job_id)).status).toBe('ORDER_PLACEMENT_SUCCESS')
    await db.deleteFrom('country_parameter').where('name', '=', 'tariff').execute()
  })

  it('sums up what was placed once the rest was called off', async () => {
    const job = await uploaded(world, [goodRow(49)])
    const { db } = world.server.platform
    const second = goodRow(50, { 1: '' })
    const two = await uploaded(world, [goodRow(51), second])
    await place(two.bulk_job_id)
    // Ready again, as a row is whose turn had not come.
    await db
      .updateTable('bulk_row')
      .set({ state: 'ready' })
      .where('job_id', '=', two.bulk_job_id)
      .where('row_number', '=', 3)
      .execute()
    const cancelled = (await send(world, 'POST', `cancel/SHOP/${two.bulk_job_id}`)).json().body
    expect(cancelled).toMatchObject({
      is_cancelled: true,
      placed_row_count: 1,
      totals: { orders: 1, amount: 99 },
    })
    await place(job.bulk_job_id)
    const late = (await send(world, 'POST', `cancel/SHOP/${job.bulk_job_id}`)).json().body
    expect(late).toMatchObject({ is_cancelled: false, status: 'ORDER_PLACEMENT_SUCCESS' })
  })

  it('is over when it was called off', async () => {
    const job = await uploaded(world, [goodRow(48)])
    const cancelled = await send(world, 'POST', `cancel/SHOP/${job.bulk_job_id}`)
    expect(cancelled.json().body).toMatchObject({ is_cancelled: true, can: { place: false, edit: false } })
    expect((await placeShown(world, job.bulk_job_id)).json().errors[0].code).toBe('bulk.over')
    expect((await jobOf(world, job.bulk_job_id)).placed_row_count).toBe(0)
  })
})
