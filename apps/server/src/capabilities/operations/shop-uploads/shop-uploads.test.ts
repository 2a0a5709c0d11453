import type { ShopUpload } from '@beckon/contract'
import { shopColumns, shopTitles } from '@beckon/domain/vendor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ordersWorkbook } from '../../../../test/orders-workbook.ts'
import { send } from '../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../test/seed/seed-operator.ts'
import { seedVendors } from '../../../../test/seed/seed-vendors.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'
import { readWorkbook } from '../../ordering/bulk/index.ts'

let server: TestServer
let operator: SeededOperator
beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'api' } })
  operator = await seedOperator(server, 'ana', ['TW', 'SG'])
  await seedVendors(server, { country: 'TW', email: 'a@tw.test', vendors: [{ vendor_id: 'TW-Old' }] })
})
afterAll(() => server.stop())

const titles = shopColumns.map((column) => shopTitles[column])
const row = (code: string, change: Partial<Record<(typeof shopColumns)[number], string>> = {}) => {
  const cells = {
    code,
    name: `Shop ${code}`,
    email: `${code}@shops.test`,
    phone: '02 2345 6789',
    address: '1 Zhongxiao Road, Taipei',
    latitude: '25.04',
    longitude: '121.56',
    main_branch: '',
    minutes: '',
    ...change,
  }
  return shopColumns.map((column) => cells[column])
}
const upload = async (bytes: Buffer) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/ops/v1/shop-uploads?name=shops.xlsx',
    headers: { ...operator.headersIn('TW'), 'content-type': 'application/octet-stream' },
    payload: bytes,
  })
  const json = answer.json()
  return { code: json.errors?.[0]?.code ?? 'ok', result: json.result as ShopUpload }
}
const uploadRows = async (...rows: readonly (readonly string[])[]) =>
  upload(await ordersWorkbook(titles, rows))
const open = (id: string, country: 'TW' | 'SG' = 'TW') =>
  send(server, 'POST', `/api/ops/v1/shop-uploads/${id}/open`, {
    headers: operator.headersIn(country),
    body: { reason: 'contracts of June' },
  })
const file = async (path: string) => {
  const answer = await server.app.inject({
    url: `/api/ops/v1/shop-uploads/${path}`,
    headers: operator.headersIn('TW'),
  })
  const read = await readWorkbook(answer.rawPayload)
  if (!read.ok) throw new Error(read.violation)
  return read.workbook.rows.map(({ cells }) => cells.map(({ text }) => text))
}
const isThere = async (id: string) =>
  (await server.platform.db.selectFrom('vendor').selectAll().where('vendor_id', '=', id).execute()).length ===
  1

describe('an upload of shops', () => {
  it('is checked by rows, and opens nothing before it is confirmed', async () => {
    const { result } = await uploadRows(row('tw-1'), row('TW-OLD'), row('tw-2', { latitude: 'x', name: '' }))
    expect(result).toMatchObject({ wrong: 2, opened_at: null })
    expect(result.rows.map(({ problems }) => problems)).toEqual([
      [],
      [{ column: 'code', violation: 'taken' }],
      [
        { column: 'name', violation: 'missing' },
        { column: 'latitude', violation: 'invalid' },
      ],
    ])
    expect(await isThere('tw-1')).toBe(false)
    expect((await open(result.upload_id)).code).toBe('shop-upload.wrong-rows')
    expect(await isThere('tw-1')).toBe(false)
  })

  it('opens all its shops together, outlets below their main branches, once', async () => {
    const { result } = await uploadRows(
      row('tw-bun-1', { main_branch: 'tw-bun', email: '' }),
      row('tw-bun', { minutes: '20' }),
      row('tw-old-1', { main_branch: 'tw-old' }),
    )
    expect(result.wrong).toBe(0)
    const opened = await Promise.all([open(result.upload_id), open(result.upload_id)])
    expect(opened.map(({ code }) => code).toSorted()).toEqual(['ok', 'shop-upload.opened'])
    const { db } = server.platform
    const shops = await db
      .selectFrom('vendor')
      .select(['vendor_id', 'parent_vendor_id', 'is_parent', 'is_registered', 'country'])
      .where('vendor_id', 'in', ['tw-bun', 'tw-bun-1', 'tw-old-1'])
      .orderBy('vendor_id')
      .execute()
    const country = 'TW'
    expect(shops).toEqual([
      { vendor_id: 'tw-bun', parent_vendor_id: null, is_parent: true, is_registered: false, country },
      { vendor_id: 'tw-bun-1', parent_vendor_id: 'tw-bun', is_parent: false, is_registered: true, country },
      { vendor_id: 'tw-old-1', parent_vendor_id: 'TW-Old', is_parent: false, is_registered: true, country },
    ])
    const record = await send(server, 'GET', `/api/ops/v1/changes?subject=shop-upload:${result.upload_id}`, {
      headers: operator.headersIn('TW'),
    })
    expect(record.result).toMatchObject([{ after: '3 shops: tw-bun-1, tw-bun, tw-old-1' }])
    const [, , first] = [await file(`${result.upload_id}/file`)].flat()
    expect(first?.at(-1)).toBe('Opened')
  })

  it('opens none where one code was taken since the check, and shows which', async () => {
    const { result } = await uploadRows(row('tw-a'), row('tw-b'))
    await seedVendors(server, { country: 'SG', email: 'b@sg.test', vendors: [{ vendor_id: 'TW-B' }] })
    expect((await open(result.upload_id)).code).toBe('shop-upload.wrong-rows')
    expect(await isThere('tw-a')).toBe(false)
    const shown = await send(server, 'GET', `/api/ops/v1/shop-uploads/${result.upload_id}`, {
      headers: operator.headersIn('TW'),
    })
    expect((shown.result as ShopUpload).rows[1]?.problems).toEqual([{ column: 'code', violation: 'taken' }])
    const [, , second] = await file(`${result.upload_id}/file`)
    expect(second?.at(-1)).toBe('Code: Taken by another shop')
  })

  it('is listed in its own country, and is not there in another one', async () => {
    const { result } = await uploadRows(row('tw-c'))
    const listed = (country: 'TW' | 'SG') =>
      send(server, 'GET', '/api/ops/v1/shop-uploads', { headers: operator.headersIn(country) })
    expect((await listed('TW')).result).toContainEqual(
      expect.objectContaining({ upload_id: result.upload_id, rows: 1, wrong: 0 }),
    )
    expect((await listed('SG')).result).toEqual([])
    expect((await open(result.upload_id, 'SG')).code).toBe('shop-upload.not-found')
  })

  it.each([
    ['no workbook', Buffer.from('code,name'), 'shop-upload.unreadable'],
    ['other columns', () => ordersWorkbook(['Name', 'Phone'], [['a', 'b']]), 'shop-upload.columns'],
    ['no rows', () => ordersWorkbook(titles, []), 'shop-upload.columns'],
    [
      'too many rows',
      () =>
        ordersWorkbook(
          titles,
          Array.from({ length: 1001 }, (_, at) => row(`tw-m-${at}`)),
        ),
      'shop-upload.too-many',
    ],
  ])('is refused with %s', async (_what, content, code) => {
    const bytes = typeof content === 'function' ? await content() : content
    expect((await upload(bytes)).code).toBe(code)
  })

  it('begins with a template that is read as it is', async () => {
    expect((await file('template'))[0]).toEqual(titles)
  })
})
