import type { CountryPreview, ShopPreview } from '@beckon/contract'
import { dayAfter, dayOf } from '@beckon/domain/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestedOrder } from '../../../../test/ask-for-rider.ts'
import { send } from '../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../test/seed/seed-operator.ts'
import { seedVendors } from '../../../../test/seed/seed-vendors.ts'
import type { SignedIn } from '../../../../test/seed/sign-in.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

const clock = testClock()
const zone = 'Asia/Singapore'
let server: TestServer
let operator: SeededOperator
let shop: SignedIn
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  operator = await seedOperator(server, 'ana', ['SG', 'MY'])
  shop = await seedVendors(server, {
    country: 'SG',
    email: 'chain@shop.test',
    vendors: [
      {
        vendor_id: 'chain',
        outlets: [{ vendor_id: 'east' }, { vendor_id: 'own', tariff: tariff(50) }],
      },
      { vendor_id: 'tea' },
      { vendor_id: 'test', is_test: true },
    ],
  })
  for (const vendorId of ['tea', 'tea', 'east', 'own', 'test']) await order(vendorId)
  const cancelled = await order('tea')
  await set(cancelled, { status: 'CANCELLED' })
})
afterAll(() => server.stop())

const tariff = (base: number) => JSON.stringify({ base, perKm: 0, includedKm: 0, cashExtra: 0 })
const order = (vendorId: string) => requestedOrder(server, shop, { vendorId })
const set = (orderId: string, change: object) =>
  server.platform.db.updateTable('orders').set(change).where('order_id', '=', orderId).execute()
const today = () => dayOf(clock.now().getTime() / 1000, zone)

const get = (path: string, country: 'SG' | 'MY' | 'HU' = 'SG') =>
  send(server, 'GET', `/api/ops/v1/${path}`, { headers: operator.headersIn(country) })
const ofCountry = async (query: string, country?: 'SG' | 'MY') =>
  (await get(`tariff-preview?${query}`, country)).result as CountryPreview
const ofShop = async (id: string, text: string) =>
  (await get(`vendors/${id}/tariff-preview?tariff=${text}`)).result as ShopPreview

describe('the preview of a country’s tariff', () => {
  it('has the orders of a day at the prices of the country as they were and as they would be', async () => {
    const preview = await ofCountry(`tariff=1000:0:0:0&day=${today()}`)
    expect(preview).toMatchObject({
      orders: 3,
      proposed: 3000,
      dearer: 3,
      cheaper: 0,
      own_prices: 1,
      other_fees: 0,
      is_partial: false,
      day: today(),
    })
    expect(preview.charged).toBeGreaterThan(3 * 6)
    expect(preview.rises.map(({ proposed }) => proposed)).toEqual([1000, 1000, 1000])
    expect(preview.falls).toEqual([])
    expect(preview.bars.at(-1)).toMatchObject({ charged: 0, proposed: 3 })
  })

  it('at the present tariff changes nothing', async () => {
    const [parameter] = ((await get('parameters')).result as { name: string; value: string }[]).filter(
      ({ name }) => name === 'tariff',
    )
    const preview = await ofCountry(`tariff=${parameter?.value ?? ''}&day=${today()}`)
    expect([preview.dearer, preview.cheaper]).toEqual([0, 0])
    expect(preview.proposed).toBe(preview.charged)
  })

  it('compares the fee before a voucher, and counts fees with a surcharge', async () => {
    const id = await order('tea')
    const before = await ofCountry(`tariff=0:0:0:0&day=${today()}`)
    const { delivery_fee_minor: fee } = await server.platform.db
      .selectFrom('orders')
      .select('delivery_fee_minor')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
    await set(id, { voucher_minor: 100, delivery_fee_minor: fee - 100 })
    expect(await ofCountry(`tariff=0:0:0:0&day=${today()}`)).toEqual(before)
    await set(id, { delivery_fee_minor: fee + 100 })
    expect((await ofCountry(`tariff=0:0:0:0&day=${today()}`)).other_fees).toBe(1)
    await set(id, { status: 'CANCELLED' })
  })

  it('is of yesterday where no day is named, in the time zone of the country', async () => {
    const yesterday = dayAfter(today(), -1)
    expect(await ofCountry('tariff=1:0:0:0')).toMatchObject({ day: yesterday, orders: 0, bars: [] })
    const id = await order('tea')
    await set(id, { created_at: new Date(`${yesterday}T23:59:00+08:00`) })
    expect((await ofCountry('tariff=1:0:0:0')).rises.length).toBe(0)
    expect((await ofCountry('tariff=1:0:0:0')).falls.map((one) => one.order_id)).toEqual([id])
  })

  it.each([
    ['a day ahead', () => dayAfter(today(), 1)],
    ['more than 30 days ago', () => dayAfter(today(), -31)],
  ])('is refused for %s', async (_, day) => {
    expect(await get(`tariff-preview?tariff=1:0:0:0&day=${day()}`)).toMatchObject({
      status: 422,
      code: 'tariff.day',
    })
  })

  it('is refused for a text that is no tariff, and in a country of others', async () => {
    expect((await get('tariff-preview?tariff=cheap')).code).toBe('shop.tariff-invalid')
    expect((await get('tariff-preview?tariff=1:0:0:0', 'HU')).status).toBe(403)
  })

  it('has no orders of another country', async () => {
    expect((await ofCountry(`tariff=1:0:0:0&day=${today()}`, 'MY')).orders).toBe(0)
  })
})

describe('the preview of a shop’s tariff', () => {
  it('has the orders of the last 30 days, of outlets without own prices too', async () => {
    const preview = await ofShop('chain', '1000:0:0:0')
    expect(preview).toMatchObject({ orders: 1, days: 30, proposed: 1000, dearer: 1, cheaper: 0 })
    expect(preview.rises.map((one) => one.order_id.split('-')[0])).toEqual(['east'])
    expect((await ofShop('own', '0:0:0:0')).cheaper).toBe(1)
  })

  it('is refused for a text that is no tariff, and for a shop of another country', async () => {
    expect((await get('vendors/tea/tariff-preview?tariff=cheap')).code).toBe('shop.tariff-invalid')
    expect((await get('vendors/tea/tariff-preview?tariff=1:0:0:0', 'MY')).code).toBe('vendor.not-found')
  })
})
