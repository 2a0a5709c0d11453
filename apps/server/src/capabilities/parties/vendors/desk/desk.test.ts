import type { CountryCode } from '@beckon/domain/country'
import type { ListedShop, Shop, ShopOwner, WireVendor } from '@beckon/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askForRider, quoteFor, requestedOrder } from '../../../../../test/ask-for-rider.ts'
import { mailsTo } from '../../../../../test/mailbox.ts'
import { send } from '../../../../../test/post.ts'
import { openConsole, seedConsoleOperator } from '../../../../../test/seed/console-operator.ts'
import { type SeededOperator, seedOperator } from '../../../../../test/seed/seed-operator.ts'
import { seedVendors } from '../../../../../test/seed/seed-vendors.ts'
import { type SignedIn, signIn } from '../../../../../test/seed/sign-in.ts'
import { testClock } from '../../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'

const clock = testClock()
const reason = 'as agreed by phone'
let server: TestServer
let operator: SeededOperator
let chain: SignedIn
beforeAll(async () => {
  server = await startTestServer({ clock })
  operator = await seedOperator(server, 'ana', ['SG', 'TW'])
  chain = await seedVendors(server, {
    country: 'SG',
    email: 'chain@shop.test',
    vendors: [
      {
        vendor_id: 'chain',
        name: 'Bun 100% house',
        outlets: [
          { vendor_id: 'east', name: 'Bun east' },
          { vendor_id: 'west', name: 'Bun west', is_active: false },
        ],
      },
      { vendor_id: 'tea', name: 'Tea_house' },
    ],
  })
  await seedVendors(server, { country: 'TW', email: 'a@tw.test', vendors: [{ vendor_id: 'tw-bun' }] })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.platform.db.deleteFrom('operator_change').execute()
})

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  country: CountryCode = 'SG',
) =>
  send(server, method, `/api/ops/v1${path}`, {
    headers: operator.headersIn(country),
    ...(body ? { body } : {}),
  })
const list = async (criteria: object, country: CountryCode = 'SG') => {
  const { body } = await call('POST', '/vendors/search', criteria, country)
  const { result, next } = body as { result: ListedShop[]; next: string | null }
  return { ids: result.map(({ vendor_id: id }) => id), result, next }
}
const shop = async (id: string): Promise<Shop> => (await call('GET', `/vendors/${id}`)).result
const changes = async () => (await call('GET', '/changes')).result as { before: string; after: string }[]

describe('the list of shops', () => {
  it('has the shops of the country by name, without guests', async () => {
    await server.platform.db
      .updateTable('vendor')
      .set({ is_guest: true })
      .where('vendor_id', '=', 'tw-bun')
      .execute()
    expect((await list({})).ids).toEqual(['chain', 'east', 'west', 'tea'])
    expect((await list({}, 'TW')).ids).toEqual([])
    await server.platform.db.updateTable('vendor').set({ is_guest: false }).execute()
    expect((await list({}, 'TW')).ids).toEqual(['tw-bun'])
  })

  it.each([
    [{ search: 'EAST' }, ['east']],
    [{ search: '100%' }, ['chain']],
    [{ search: '_' }, ['tea']],
    [{ search: 'chain@shop' }, ['chain', 'tea']],
    [{ state: 'closed' }, ['west']],
    [{ search: 'nothing' }, []],
  ])('with %j has %j', async (criteria, ids) => {
    expect((await list(criteria)).ids).toEqual(ids)
  })

  it('is read page by page without a gap or a repetition', async () => {
    const seen: string[] = []
    let after = {}
    for (let page = 0; page < 5; page += 1) {
      const { ids, next } = await list({ count: 1, ...after })
      seen.push(...ids)
      if (next === null) break
      after = { after: next }
    }
    expect(seen).toEqual(['chain', 'east', 'west', 'tea'])
    expect((await call('POST', '/vendors/search', { after: 'nonsense' })).code).toBe('request.invalid')
  })
})

describe('a shop', () => {
  it('is shown with its outlets, and not in another country', async () => {
    expect(await shop('chain')).toMatchObject({
      owners: ['chain@shop.test'],
      outlets: [{ vendor_id: 'east' }, { vendor_id: 'west', state: 'closed' }],
      tariff: { own: null, source: 'country' },
      orders_underway: 0,
    })
    expect((await call('GET', '/vendors/chain', undefined, 'TW')).code).toBe('vendor.not-found')
    expect((await call('PUT', '/vendors/chain/status', { open: false, reason }, 'TW')).code).toBe(
      'vendor.not-found',
    )
  })

  it('gets opening hours within those of the country, and orders outside of them are refused', async () => {
    expect(await shop('tea')).toMatchObject({ hours: null, service_hours: '0000:2359' })
    // It is 18:00 in Singapore.
    const answer = await call('PUT', '/vendors/tea/hours', { hours: '0900:1759', reason })
    expect(answer.result).toMatchObject({ hours: '0900:1759' })
    expect(await changes()).toMatchObject([{ before: null, after: 'hours 0900:1759' }])
    const closed = (await askForRider(server, chain, { vendorId: 'tea' })).json().errors[0]
    expect(closed).toMatchObject({ code: 'delivery.service-closed', meta: { service_hours: '0900:1759' } })
    const listed = await send(server, 'GET', '/api/orders/v1/vendors', { headers: chain.headers })
    const { vendors } = listed.result as { vendors: WireVendor[] }
    const hours = Object.fromEntries(vendors.map((one) => [one.vendor_id, one.hours]))
    expect(hours).toMatchObject({ tea: '0900:1759', chain: null })
    expect((await askForRider(server, chain, { vendorId: 'east' })).statusCode).toBe(200)
    await call('PUT', '/vendors/tea/hours', { hours: null, reason })
    expect((await askForRider(server, chain, { vendorId: 'tea' })).statusCode).toBe(200)
    await server.platform.db.deleteFrom('orders').execute()
  })

  it.each(['2400:0100', '9:00', '0900', '0900:1760', ''])('is refused the hours %j', async (hours) => {
    expect((await call('PUT', '/vendors/tea/hours', { hours, reason })).code).toBe('request.invalid')
  })

  it('gets another name and contact, with a record that has no whole contact', async () => {
    const profile = {
      name: 'Tea house',
      contact_phone: '6123 4567',
      contact_email: 'Lin@tea.test',
      preparation_minutes: 25,
    }
    const answer = await call('PUT', '/vendors/tea/profile', { ...profile, reason })
    expect(answer.result).toMatchObject({ contact_phone: '+6561234567', contact_email: 'lin@tea.test' })
    const [change] = await changes()
    expect(change?.after).toBe('Tea house, phone …567, email l…@tea.test, 25 min')
    const wrong = await call('PUT', '/vendors/tea/profile', { ...profile, contact_phone: '123', reason })
    expect([wrong.code, wrong.meta['fields']]).toEqual([
      'request.invalid',
      { contact_phone: 'request.fault.phone-invalid' },
    ])
  })

  it('takes no new orders while it is closed, and takes them again', async () => {
    const order = () => requestedOrder(server, chain, { vendorId: 'tea' })
    await call('PUT', '/vendors/tea/status', { open: false, reason })
    await expect(order()).rejects.toThrow('delivery.undeliverable')
    await call('PUT', '/vendors/tea/status', { open: true, reason })
    await expect(order()).resolves.toMatch(/^tea-/)
    expect((await shop('tea')).orders_underway).toBe(1)
    expect((await changes()).map(({ after }) => after)).toEqual(['open', 'closed'])
  })

  it('is moved, and an area has to hold it', async () => {
    const place = { address_text: '9 Lake Road', latitude: 1.3, longitude: 103.85, notes: 'Side door' }
    const moved = await call('PUT', '/vendors/tea/address', { ...place, reason })
    expect((moved.result as Shop).location).toMatchObject({ address_text: '9 Lake Road', street: '' })
    const square = [
      [103.8, 1.25],
      [103.9, 1.25],
      [103.9, 1.35],
      [103.8, 1.35],
    ]
    const set = await call('PUT', '/vendors/tea/delivery-area', { delivery_area: square, reason })
    expect((set.result as Shop).delivery_area).toEqual([...square, square[0]])
    const away = square.map(([east = 0, north = 0]) => [east + 1, north])
    const refused = await call('PUT', '/vendors/tea/delivery-area', { delivery_area: away, reason })
    expect([refused.code, refused.meta['fields']]).toEqual([
      'shop.area-invalid',
      { delivery_area: 'shop-outside' },
    ])
    await call('PUT', '/vendors/tea/delivery-area', { delivery_area: null, reason })
    expect((await shop('tea')).delivery_area).toBeNull()
  })

  it('offers the payment methods that were set for it', async () => {
    await call('PUT', '/vendors/tea/payment-methods', {
      payment_methods: { CASH_ON_DELIVERY: false },
      reason,
    })
    await expect(requestedOrder(server, chain, { vendorId: 'tea' })).rejects.toThrow(
      'order.payment-method-unavailable',
    )
    await call('PUT', '/vendors/tea/payment-methods', { payment_methods: {}, reason })
    await expect(requestedOrder(server, chain, { vendorId: 'tea' })).resolves.toMatch(/^tea-/)
  })
})

describe('prices of a shop', () => {
  const fee = async (vendorId: string) => (await quoteFor(server, chain, { vendorId })).json().fee

  it('count for its outlets too, until an outlet has its own', async () => {
    const before = await fee('east')
    await call('PUT', '/vendors/chain/tariff', { tariff: '50:0:0:0', reason })
    expect([await fee('chain'), await fee('east'), await fee('tea')]).toEqual([50, 50, before])
    expect((await shop('east')).tariff).toMatchObject({ own: null, source: 'parent', applied: '50:0:0:0' })
    await call('PUT', '/vendors/east/tariff', { tariff: '7:0:0:0', reason })
    expect(await fee('east')).toBe(7)
    await call('PUT', '/vendors/east/tariff', { tariff: null, reason })
    await call('PUT', '/vendors/chain/tariff', { tariff: null, reason })
    expect(await fee('east')).toBe(before)
    expect((await changes()).at(-1)).toMatchObject({ before: null, after: 'prices 50:0:0:0' })
  })

  it('are refused where they are no tariff', async () => {
    expect((await call('PUT', '/vendors/tea/tariff', { tariff: '1:2', reason })).code).toBe(
      'shop.tariff-invalid',
    )
  })
})

describe('flags of a shop', () => {
  const evaluate = async (context: object) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/ofrep/v1/evaluate/flags/AddressBook',
      payload: { context: { country: 'SG', ...context } },
    })
    return answer.json().value
  }
  const set = (id: string, name: string, value: boolean | null) =>
    call('PUT', `/vendors/${id}/flags/${name}`, { value, reason })

  it('count for the shop and its outlets, in the service and in pages', async () => {
    await set('chain', 'AddressBook', false)
    expect(await evaluate({})).toBe(true)
    expect(await evaluate({ vendor: 'tea' })).toBe(true)
    expect(await evaluate({ vendor: 'east', parent_vendor: 'chain' })).toBe(false)
    const seen = (await shop('east')).flags.find(({ name }) => name === 'AddressBook')
    expect(seen).toMatchObject({ value: false, own: null, parent: false, country: true })
    await set('east', 'AddressBook', true)
    expect(await evaluate({ vendor: 'east', parent_vendor: 'chain' })).toBe(true)
    await set('east', 'AddressBook', null)
    await set('chain', 'AddressBook', null)
    expect(await evaluate({ vendor: 'east', parent_vendor: 'chain' })).toBe(true)
    expect((await changes())[0]).toMatchObject({
      before: 'AddressBook: false',
      after: 'AddressBook: as the country',
    })
  })

  it('are checked when an order is made', async () => {
    const later = () =>
      requestedOrder(server, chain, {
        vendorId: 'tea',
        deliveryType: 'LATER',
        change: (request) => ({
          ...request,
          preordered_for: Math.floor(clock.now().getTime() / 1000) + 7200,
        }),
      })
    await set('tea', 'PreOrder', false)
    await expect(later()).rejects.toThrow('order.invalid')
    await set('tea', 'PreOrder', null)
    await expect(later()).resolves.toMatch(/^tea-/)
  })

  it('refuse a flag that no shop can have', async () => {
    expect((await set('tea', 'PlannedMaintenance', true)).code).toBe('request.invalid')
  })
})

describe('owners of a shop', () => {
  const owners = async (id: string): Promise<ShopOwner[]> =>
    (await call('GET', `/vendors/${id}/owners`)).result

  it('are invited in the name of the brand, and an invitation is taken back', async () => {
    const invited = await call('POST', '/vendors/tea/owners', { email_address: 'New@tea.test', reason })
    expect(invited.result).toMatchObject({ email: 'new@tea.test', state: 'invited' })
    const [mail] = await mailsTo(server, 'new@tea.test')
    expect(mail?.text).toMatch(/has invited you/u)
    expect(mail?.text).not.toContain('operator')
    expect((await changes())[0]?.after).toBe('invitation to n…@tea.test as owner')
    const [, waiting] = await owners('tea')
    await call('DELETE', `/vendors/tea/owners/${waiting?.owner_id}`, { reason })
    expect(await owners('tea')).toHaveLength(1)
  })

  it('are removed with an email, but not the last one of a business', async () => {
    const other = await seedVendors(server, { country: 'SG', email: 'second@tea.test', vendors: [] })
    await server.platform.db
      .insertInto('vendor_owner')
      .values({ vendor_id: 'tea', user_id: other.userId })
      .execute()
    expect((await call('DELETE', `/vendors/tea/owners/${other.userId}`, { reason })).status).toBe(200)
    expect(await mailsTo(server, 'second@tea.test')).toHaveLength(1)
    const last = await call('DELETE', `/vendors/tea/owners/${chain.userId}`, { reason })
    expect(last.code).toBe('owner.last')
    expect((await call('DELETE', '/vendors/tea/owners/unknown', { reason })).code).toBe('owner.not-found')
  })

  it('can log in again at once after their lock-out was lifted', async () => {
    const email = 'locked@tea.test'
    const locked = await seedVendors(server, { country: 'SG', email, vendors: [{ vendor_id: 'locked' }] })
    const wrong = () =>
      send(server, 'POST', '/api/auth/v1/login', {
        headers: { 'x-country': 'SG' },
        body: { email_address: email, password: 'Wrong1234!' },
      })
    for (let tries = 0; tries < 6; tries += 1) await wrong()
    expect((await wrong()).code).toBe('auth.too-many-requests')
    expect((await owners('locked'))[0]?.locked_until).toEqual(expect.any(Number))
    await call('POST', '/accounts/lift-lock-out', { email_address: 'Locked@tea.test', reason })
    expect((await owners('locked'))[0]?.locked_until).toBeNull()
    await expect(signIn(server, 'SG', email)).resolves.toMatchObject({ userId: locked.userId })
    expect((await changes())[0]).toMatchObject({ before: 'has to wait', after: 'need not wait' })
    expect((await call('POST', '/accounts/lift-lock-out', { email_address: email, reason }, 'TW')).code).toBe(
      'account.not-found',
    )
  })
})

it('a role that only reads shops sees them without their owners and changes none', async () => {
  const reader = await seedConsoleOperator(server, 'reader@ops.test', [{ country: 'SG', role: 'support' }])
  const { headers } = await openConsole(server, reader)
  const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
    send(server, method, `/api/ops/v1/vendors${path}`, { headers, ...(body ? { body } : {}) })
  expect(await ask('GET', '/chain')).toMatchObject({ status: 200, result: { owners: null } })
  expect((await shop('chain')).outlets.map(({ owners }) => owners)).toEqual([[], []])
  const { outlets }: Shop = (await ask('GET', '/chain')).result
  expect(outlets.map(({ owners }) => owners)).toEqual([null, null])
  expect((await ask('POST', '/search', { search: 'Bun east' })).result).toMatchObject([{ owners: null }])
  expect((await ask('POST', '/search', { search: 'chain@shop' })).result).toEqual([])
  expect((await ask('GET', '/tea/owners')).code).toBe('auth.forbidden')
  const closed = await send(server, 'PUT', '/api/ops/v1/vendors/tea/status', {
    headers,
    body: { open: false, reason },
  })
  expect(closed.code).toBe('auth.forbidden')
})
