import type { PlaceRequestState, FrequentDropOff, NewSavedAddress, SavedAddress } from '@beckon/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestedOrder } from '../../../../test/ask-for-rider.ts'
import { send } from '../../../../test/post.ts'
import { seedVendors } from '../../../../test/seed/seed-vendors.ts'
import { type SignedIn, signIn } from '../../../../test/seed/sign-in.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'
import { turnOff, turnOn } from '../../../../test/seed/turn-on.ts'

const clock = testClock()
let server: TestServer
let anna: SignedIn
let other: SignedIn
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  anna = await seedVendors(server, {
    country: 'SG',
    email: 'anna@shop.test',
    vendors: [{ vendor_id: 'shop' }, { vendor_id: 'second' }],
  })
  other = await seedVendors(server, {
    country: 'SG',
    email: 'other@shop.test',
    vendors: [{ vendor_id: 'theirs' }],
  })
})
afterAll(() => server.stop())

const orders = '/api/orders/v1'
const entry = (change: Partial<NewSavedAddress> = {}): NewSavedAddress => ({
  name: 'Zoë Lim',
  phone_number: '9123 4567',
  latitude: 1.31,
  longitude: 103.86,
  unit: '#04-12',
  building: 'Plaza',
  address_text: '5 Garden Road',
  notes: 'Ring twice',
  ...change,
})
const save = (change: Partial<NewSavedAddress> = {}, vendor = 'shop', who = anna) =>
  send(server, 'POST', `${orders}/addressbook/${vendor}`, { headers: who.headers, body: entry(change) })
const search = async (query: string, vendor = 'shop', who = anna) => {
  const url = `${orders}/addressbook/search-customers/${vendor}?query=${encodeURIComponent(query)}`
  return (await send(server, 'GET', url, { headers: who.headers })).body as SavedAddress[]
}
const namesOf = async (query: string, vendor = 'shop') =>
  (await search(query, vendor)).map(({ name }) => name)

describe('the address book', () => {
  it('keeps a customer, once for the same phone and door, the newest words counting', async () => {
    const first = (await save()).result as SavedAddress
    expect(first).toMatchObject({
      phone_number: '+6591234567',
      address: '#04-12, Plaza, 5 Garden Road',
      latitude: 1.31,
    })
    const again = (await save({ name: 'Zoë Lim-Tan', latitude: 1.3101 })).result as SavedAddress
    expect(again.id).toBe(first.id)
    expect(await search('zoe')).toMatchObject([{ name: 'Zoë Lim-Tan', latitude: 1.3101 }])
  })

  it.each([
    ['a name without its marks', 'zoe'],
    ['words in any order', 'garden ZOË'],
    ['a phone as it is typed', '9123 45'],
    ['a phone with its plus', '+65 9123'],
    ['a unit', '#04-12'],
  ])('is found by %s', async (_what, query) => expect(await namesOf(query)).toEqual(['Zoë Lim-Tan']))

  it.each(['z', ' ', 'nobody', '%', "' or 1=1"])('is not found by %j', async (query) =>
    expect(await namesOf(query)).toEqual([]),
  )

  it('finds names in any script', async () => {
    await save({ name: 'ماجد', phone_number: '81111111', address_text: 'شارع الزهور' })
    await save({ name: '王小明', phone_number: '82222222', address_text: '花園路五號' })
    expect([await namesOf('ماجد'), await namesOf('花園'), await namesOf('小明')]).toEqual([
      ['ماجد'],
      ['王小明'],
      ['王小明'],
    ])
  })

  it('belongs to one vendor', async () => {
    expect(await namesOf('zoe', 'second')).toEqual([])
    expect(await search('zoe', 'shop', other)).toMatchObject({ errors: [{ code: 'vendor.not-found' }] })
  })

  it('can be changed and deleted', async () => {
    const { id } = (await save({ name: 'Old', phone_number: '83333333' })).result as SavedAddress
    const at = (vendor: string) => `${orders}/addressbook/${vendor}/${id}`
    const body = entry({ name: 'New', phone_number: '83333333' })
    const changed = await send(server, 'PUT', at('shop'), { headers: anna.headers, body })
    expect(changed.result).toMatchObject({ id, name: 'New' })
    expect((await send(server, 'PUT', at('second'), { headers: anna.headers, body })).code).toBe(
      'customer.not-found',
    )
    expect((await send(server, 'DELETE', at('second'), { headers: anna.headers })).code).toBe(
      'customer.not-found',
    )
    expect((await send(server, 'DELETE', at('shop'), { headers: anna.headers })).code).toBe('ok')
    expect(await namesOf('8333')).toEqual([])
  })

  it.each([
    ['notes of 1001 bytes', { notes: 'ก'.repeat(334) }, { address: 'address.error.notes-too-long' }],
    [
      'an address of 256 bytes',
      { address_text: 'あ'.repeat(86) },
      { address: 'address.error.address-too-long' },
    ],
    ['an impossible phone', { phone_number: '12' }, { phone: 'request.fault.phone-invalid' }],
  ])('does not take %s', async (_what, change, fields) => {
    expect(await save(change)).toMatchObject({ code: 'customer.invalid', meta: { fields } })
  })

  it('answers nothing while its flag is off', async () => {
    expect(await namesOf('zoe')).not.toEqual([])
    await turnOff(server, 'SG', ['AddressBook'])
    expect(await namesOf('zoe')).toEqual([])
    await turnOn(server, 'SG', ['AddressBook'])
  })
})

it('offers first who is sent to most often, as they were sent to last', async () => {
  const sendPlace = (name: string, phone: string, notes: string) =>
    requestedOrder(server, anna, {
      vendorId: 'second',
      change: (request) => ({
        ...request,
        customer: {
          ...request.customer,
          name,
          phone_number: phone,
          location: { ...request.customer.location, notes },
        },
      }),
    })
  await sendPlace('Once', '+6590000001', '')
  for (const notes of ['a', 'b', 'c']) {
    await sendPlace('Often', '+6590000002', notes)
    clock.advance(1)
  }
  await sendPlace('Twice', '+6590000003', '')
  await sendPlace('Twice', '+6590000003', '')
  await server.platform.db
    .updateTable('orders')
    .set({ status: 'DELIVERED' })
    .where('vendor_id', '=', 'second')
    .execute()
  // None of these statuses counts as sent.
  for (const status of ['NEW', 'CANCELLED', 'RETURNED_TO_VENDOR'] as const) {
    const id = await sendPlace('Another name', '+6590000002', 'd')
    await sendPlace('Never', '+6590000004', '')
    await server.platform.db.updateTable('orders').set({ status }).where('order_id', '=', id).execute()
  }
  const url = `${orders}/vendor/second/frequent-drop-offs`
  const found = (await send(server, 'GET', url, { headers: anna.headers })).result as FrequentDropOff[]
  expect(found.map(({ name, times, notes }) => [name, times, notes])).toEqual([
    ['Often', 3, 'c'],
    ['Twice', 2, ''],
  ])
  expect(found[0]?.last_at).toBeGreaterThan(0)
  expect(found[0]).toMatchObject({ saved: null, unit_number: '#04-12', building: '' })
  // Stored under the same phone and door with the corrected pin.
  const { address } = found[0] ?? { address: '' }
  const words = {
    phone_number: '+6590000002',
    address_text: address,
    unit: '',
    building: '',
    latitude: 1.3055,
  }
  await save({ name: 'Of the book', ...words }, 'second')
  await save({ name: 'Twice', ...words, phone_number: '+6590000003', address_text: 'Elsewhere' }, 'second')
  const then = (await send(server, 'GET', url, { headers: anna.headers })).result as FrequentDropOff[]
  expect(then.map(({ saved }) => saved?.latitude)).toEqual([1.3055, undefined])
  // Written otherwise, at the same door.
  await save(
    {
      name: 'Other words',
      ...words,
      phone_number: '+6590000003',
      address_text: 'The bakery',
      latitude: 1.3102,
    },
    'second',
  )
  const last = (await send(server, 'GET', url, { headers: anna.headers })).result as FrequentDropOff[]
  expect(last.map(({ saved }) => saved?.name)).toEqual(['Of the book', 'Other words'])
})

describe('asking the customer where', () => {
  const askPlace = async () =>
    (await send(server, 'POST', `${orders}/vendor/shop/asked-places`, { headers: anna.headers }))
      .result as PlaceRequestState & {
      url: string
    }
  const tokenOf = ({ url }: { url: string }) => url.split('#')[1] ?? ''
  const read = (token: string, headers: Record<string, string> = {}) =>
    send(server, 'POST', `${orders}/asked-places/read`, { body: { token }, headers })
  const answer = (token: string, change: object = {}) =>
    send(server, 'POST', `${orders}/asked-places/answer`, {
      body: {
        token,
        answer: {
          latitude: 1.3,
          longitude: 103.8,
          address: 'Here',
          unit: '',
          building: '',
          notes: '',
          ...change,
        },
      },
    })
  const look = (id: string, vendor = 'shop', who = anna) =>
    send(server, 'GET', `${orders}/vendor/${vendor}/asked-places/${id}`, { headers: who.headers })

  it('brings the customer’s answer to the shop, which may be corrected', async () => {
    const placeRequest = await askPlace()
    expect(placeRequest.url).toContain('http://localhost:4000/where#')
    expect((await read(tokenOf(placeRequest))).result).toMatchObject({
      vendor_name: 'Shop shop',
      centre: { latitude: 1.3, longitude: 103.85 },
      answer: null,
    })
    expect((await look(placeRequest.ask_id)).result).toMatchObject({ answer: null })
    await answer(tokenOf(placeRequest), { unit: '#09-01' })
    expect((await look(placeRequest.ask_id)).result).toMatchObject({
      answer: { address: 'Here', unit: '#09-01' },
    })
    // A page of an earlier version requests neither.
    expect((await look(placeRequest.ask_id)).result).toMatchObject({
      answer: { name: '', phone: '', precision: 'building' },
    })
    const person = { name: 'Mai Tan', phone: '9123 4567', precision: 'street' }
    await answer(tokenOf(placeRequest), person)
    expect((await look(placeRequest.ask_id)).result).toMatchObject({ answer: person })
    await answer(tokenOf(placeRequest), { unit: '#09-02' })
    expect((await look(placeRequest.ask_id)).result).toMatchObject({ answer: { unit: '#09-02' } })
  })

  it('is valid for a day in its country, and shown only to its shop', async () => {
    const placeRequest = await askPlace()
    expect((await read(tokenOf(placeRequest), { 'x-country': 'MY' })).code).toBe('place.question-gone')
    expect((await look(placeRequest.ask_id, 'shop', other)).code).toBe('vendor.not-found')
    expect((await look(placeRequest.ask_id, 'theirs', other)).code).toBe('place.question-gone')
    clock.advance(86_400)
    for (const late of [await read(tokenOf(placeRequest)), await answer(tokenOf(placeRequest))])
      expect(late.code).toBe('place.question-gone')
    anna = await signIn(server, 'SG', 'anna@shop.test')
  })

  it.each([
    ['a point that is none', { latitude: 91 }],
    ['a name without end', { name: 'x'.repeat(256) }],
    ['a precision that is none', { precision: 'galaxy' }],
    ['notes without end', { notes: 'x'.repeat(1001) }],
  ])('does not take %s', async (_what, change) => {
    expect((await answer(tokenOf(await askPlace()), change)).code).toBe('request.invalid')
  })
})
