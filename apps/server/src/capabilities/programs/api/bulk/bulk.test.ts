import type { ProgramBulkRow, ProgramBulkUpload } from '@beckon/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../../../../../test/core.ts'
import { ordersWorkbook } from '../../../../../test/orders-workbook.ts'
import { makeKey, type SeededKey } from '../../../../../test/seed/program-key.ts'
import { type BulkWorld, goodRow, startBulkWorld, titles } from '../../../../../test/worlds/bulk-world.ts'

let world: BulkWorld
let key: SeededKey
beforeAll(async () => {
  world = await startBulkWorld()
  key = await makeKey(world.server, world.owner, { business: 'SHOP', scopes: ['bulk'] })
})
afterAll(() => world.server.stop())

async function send<T>(method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) {
  const answer = await world.server.app.inject({
    ...{ method, url: `/api/v1/bulk-uploads${path}`, headers: key.headers },
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, body: answer.json<T>() }
}

async function upload(content: Buffer) {
  const form = new FormData()
  form.set('collection_point', 'SHOP')
  form.set('file', new File([Uint8Array.from(content)], 'till.xlsx'))
  const sent = new Response(form)
  const answer = await world.server.app.inject({
    method: 'POST',
    url: '/api/v1/bulk-uploads',
    headers: { ...key.headers, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json<ProgramBulkUpload>() }
}

async function reaches(id: string, state: ProgramBulkUpload['state']): Promise<ProgramBulkUpload> {
  await until(async () => (await send<ProgramBulkUpload>('GET', `/${id}`)).body.state === state)
  return (await send<ProgramBulkUpload>('GET', `/${id}`)).body
}

it('a workbook is checked, corrected, confirmed and placed once', async () => {
  const longest = 'R'.repeat(100)
  const rows = [
    [...goodRow(1), 'R-1'],
    [...goodRow(2, { 1: 'no phone' }), longest],
    [...goodRow(3), ''],
  ]
  const { body: made } = await upload(await ordersWorkbook([...titles, 'Reference'], rows))
  expect(made).toMatchObject({
    collection_point: 'SHOP',
    file_name: 'till.xlsx',
    state: 'checking',
    created_by: 'API',
  })
  const checked = await reaches(made.id, 'checked')
  expect(checked.rows).toMatchObject({ total: 3, errors: 1 })
  const first = await send<{ data: ProgramBulkRow[]; next_cursor: string }>('GET', `/${made.id}/rows?limit=2`)
  expect(first.body.data.map(({ row, status }) => [row, status])).toEqual([
    [2, 'ready'],
    [3, 'error'],
  ])
  const rest = await send<{ data: ProgramBulkRow[] }>(
    'GET',
    `/${made.id}/rows?cursor=${first.body.next_cursor}`,
  )
  expect(rest.body.data.map(({ row }) => row)).toEqual([4])
  const changes = [{ row: 3, cells: { phone: '0701234567' } }]
  const mended = await send<{ upload: ProgramBulkUpload; rows: ProgramBulkRow[] }>(
    ...(['PATCH', `/${made.id}/rows`, { changes }] as const),
  )
  expect(mended.body.rows).toMatchObject([{ row: 3, status: 'ready', problems: [] }])
  const { version, totals } = mended.body.upload
  expect(totals).toMatchObject({ orders: 3, value: { amount: 29_700, currency: 'SEK' } })
  const old = await send('POST', `/${made.id}/place`, { version: version - 1, orders: 2, fee: totals.fee })
  expect([old.status, old.body]).toMatchObject([409, { error: { code: 'bulk.changed' } }])
  const confirmed = { version, orders: totals.orders, fee: totals.fee }
  const twice = await Promise.all([1, 2].map(() => send('POST', `/${made.id}/place`, confirmed)))
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  const placed = await reaches(made.id, 'placed')
  expect(placed.rows).toMatchObject({ placed: 3 })
  const orders = await world.server.platform.db
    .selectFrom('orders')
    .select(['reference', 'description'])
    .execute()
  const references = orders.map(({ reference, description }) => [description, reference])
  expect(Object.fromEntries(references)).toEqual({
    '#R-1 Parcel 1': 'R-1',
    [`#${longest} Parcel 2`]: longest,
    'Parcel 3': null,
  })
})

it('a file that is no workbook, and an upload that was cancelled, are refused', async () => {
  const bad = await upload(Buffer.from('name,phone\n'))
  expect([bad.status, bad.body]).toMatchObject([422, { error: { code: 'bulk.file-invalid' } }])
  const { body: made } = await upload(await ordersWorkbook(titles, [goodRow(9)]))
  await reaches(made.id, 'checked')
  expect((await send('POST', `/${made.id}/cancel`)).body).toMatchObject({ state: 'cancelled' })
  const changes = [{ row: 2, removed: true }]
  const late = await send('PATCH', `/${made.id}/rows`, { changes })
  expect([late.status, late.body]).toMatchObject([409, { error: { code: 'bulk.over' } }])
  const { body: list } = await send<{ data: ProgramBulkUpload[] }>('GET', '?collection_point=SHOP')
  expect(list.data.map(({ id }) => id)).toContain(made.id)
})
