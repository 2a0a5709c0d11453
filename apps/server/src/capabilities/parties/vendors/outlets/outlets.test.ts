import { randomUUID } from 'node:crypto'
import type { OutletPayload, WireVendor } from '@beckon/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '../../../../../test/mailbox.ts'
import { send } from '../../../../../test/post.ts'
import { seedVendors } from '../../../../../test/seed/seed-vendors.ts'
import { createUser, type SignedIn, signIn } from '../../../../../test/seed/sign-in.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'
import { turnOff } from '../../../../../test/seed/turn-on.ts'
import { eventually } from '../../../../../test/eventually.ts'

let server: TestServer
let anna: SignedIn
let manager: SignedIn
beforeAll(async () => {
  server = await startTestServer({ env: { FLEET_PACE: '200' } })
  anna = await seedVendors(server, {
    country: 'SG',
    email: 'anna@shop.test',
    vendors: [
      { vendor_id: 'chain', outlets: [{ vendor_id: 'west' }, { vendor_id: 'a-1' }, { vendor_id: 'b-2' }] },
      { vendor_id: 'alone' },
    ],
  })
  const managerId = await createUser(server, 'SG', 'manager@shop.test')
  await server.platform.db
    .insertInto('vendor_owner')
    .values({ vendor_id: 'west', user_id: managerId })
    .execute()
  manager = await signIn(server, 'SG', 'manager@shop.test')
})
afterAll(() => server.stop())

const payload = (change: Partial<OutletPayload> = {}): OutletPayload => ({
  parent_vendor_id: 'chain',
  name: 'East',
  address: '7 Garden Road',
  latitude: 1.31,
  longitude: 103.86,
  rider_instructions: 'Back door',
  phone_number: '9123 4567',
  city: 'Singapore',
  users: [],
  unit: '#01-02',
  building: 'Plaza',
  street: 'Garden Road',
  postal_code: '123456',
  country_code: 'SG',
  client_vendor_id: `ID-${randomUUID()}`,
  street_number: '7',
  ...change,
})
const create = (who: SignedIn, body: OutletPayload, key: string = randomUUID()) =>
  send(server, 'POST', '/api/orders/v1/outlet', { headers: { ...who.headers, 'idempotency-key': key }, body })
const update = (who: SignedIn, id: string, change: Partial<OutletPayload>) =>
  send(server, 'PUT', `/api/orders/v1/outlet/${id}`, {
    headers: who.headers,
    body: payload({ client_vendor_id: id, ...change }),
  })
const read = async (id: string) =>
  (await send(server, 'GET', `/api/orders/v1/vendor/${id}`, { headers: anna.headers })).result as WireVendor

describe('POST /outlet', () => {
  it('adds a collection point, which becomes available by itself', async () => {
    const made = await create(anna, payload({ client_vendor_id: 'EAST' }))
    const outlet = made.result as WireVendor
    expect(outlet).toMatchObject({
      parent_vendor_id: 'chain',
      client_vendor_id: 'EAST',
      name: 'East',
      is_active: false,
      vendor_information: {
        contact: { phone: '+6591234567' },
        location: {
          address_text: '7 Garden Road',
          unit: '#01-02',
          street_number: '7',
          postal_code: '123456',
        },
      },
    })
    expect(outlet.opens_at).toBeGreaterThan(0)
    await eventually(async () =>
      expect(await read(outlet.vendor_id)).toMatchObject({ is_active: true, opens_at: null }),
    )
  })

  it('a repeated form creates one outlet, and a taken id is refused', async () => {
    const key = randomUUID()
    const body = payload({ client_vendor_id: 'NORTH' })
    const [first, second] = [await create(anna, body, key), await create(anna, body, key)]
    expect((second.result as WireVendor).vendor_id).toBe((first.result as WireVendor).vendor_id)
    expect((await create(anna, payload({ client_vendor_id: 'north' }))).code).toBe('outlet.registered')
    expect((await create(anna, payload(), key)).code).toBe('idempotency.conflict')
  })

  it('makes one of two that are sent at the same time with the same id', async () => {
    const at = () => create(anna, payload({ client_vendor_id: 'SOUTH' }))
    const codes = (await Promise.all([at(), at(), at()])).map(({ code }) => code)
    expect(codes.toSorted()).toEqual(['ok', 'outlet.registered', 'outlet.registered'])
  })

  it('takes notes of 1000 bytes and a street of 255, and nothing hidden in a name', async () => {
    const [notes, street] = ['س'.repeat(500), '路'.repeat(85)]
    const name = 'East\u202e\tEnd \u2066\u0007'
    const made = await create(anna, payload({ rider_instructions: notes, street, name }))
    expect(made.result).toMatchObject({
      name: 'East End',
      vendor_information: { location: { rider_instructions: notes, street } },
    })
  })

  it('makes a shop on its own a parent', async () => {
    await create(anna, payload({ parent_vendor_id: 'alone' }))
    expect((await read('alone')).is_parent).toBe(true)
  })

  it.each([
    ['no id', { client_vendor_id: ' ' }, 'clientVendorId', 'outlet.fault.id-missing'],
    ['no label', { name: '' }, 'name', 'outlet.fault.label-missing'],
    ['no phone', { phone_number: '' }, 'phone', 'outlet.fault.phone-missing'],
    ['an impossible phone', { phone_number: '12' }, 'phone', 'request.fault.phone-invalid'],
    ['no point', { latitude: null, longitude: null }, 'location', 'outlet.fault.address-missing'],
    [
      'notes of 1001 bytes',
      { rider_instructions: 'ก'.repeat(334) },
      'riderInstructions',
      'address.error.notes-too-long',
    ],
    [
      'Arabic notes of 1002 bytes',
      { rider_instructions: 'س'.repeat(501) },
      'riderInstructions',
      'address.error.notes-too-long',
    ],
    ['no address', { address: ' ' }, 'location', 'outlet.fault.address-missing'],
    ['a label of which nothing is seen', { name: '\u200b\u202e' }, 'name', 'outlet.fault.label-missing'],
    ['a street of 256 bytes', { street: 'あ'.repeat(86) }, 'location', 'address.error.address-too-long'],
    ['another country', { country_code: 'MY' }, 'location', 'address.error.abroad'],
    ['an owner that is no address', { users: ['mai'] }, 'owners.0', 'outlet.fault.email-invalid'],
    [
      'the same owner twice',
      { users: ['lin@shop.test', 'LIN@shop.test'] },
      'owners.1',
      'outlet.fault.email-twice',
    ],
  ])('refuses %s', async (_what, change, field, key) => {
    const refused = await create(anna, payload(change))
    expect(refused).toMatchObject({ code: 'outlet.invalid', meta: { fields: { [field]: key } } })
  })

  it.each([
    ['an outlet as the parent', () => anna, 'west', 'vendor.not-found'],
    ['a parent of somebody else', () => manager, 'chain', 'vendor.not-found'],
  ])('refuses %s', async (_what, who, parent, code) => {
    expect((await create(who(), payload({ parent_vendor_id: parent }))).code).toBe(code)
  })

  it('invites its owners; those of the parent are owners already', async () => {
    const made = await create(anna, payload({ users: ['New@shop.test', 'anna@shop.test', ''] }))
    expect(made.code).toBe('ok')
    expect(await mailsTo(server, 'new@shop.test')).toHaveLength(1)
    expect(await mailsTo(server, 'anna@shop.test')).toEqual([])
  })
})

describe('PUT /outlet/{id}', () => {
  it('changes a collection point, but neither its id nor its parent', async () => {
    expect(
      (await update(anna, 'west', { name: 'West End', users: ['manager@shop.test'] })).result,
    ).toMatchObject({
      name: 'West End',
      vendor_information: { owners: ['manager@shop.test'] },
    })
    for (const change of [{ client_vendor_id: 'other' }, { parent_vendor_id: 'alone' }])
      expect((await update(anna, 'west', change)).meta['translation_key']).toBe('outlet.fault.fixed')
  })

  it.each(['a-1', 'b-2'])('leaves %s to the system that looks after it', async (id) => {
    expect((await update(anna, id, {})).code).toBe('outlet.locked')
  })

  it('is for owners of the parent', async () => {
    expect((await update(manager, 'west', {})).code).toBe('auth.forbidden')
    expect((await update(manager, 'chain', {})).code).toBe('vendor.not-found')
  })

  it('ends the access of who is no owner any more', async () => {
    await update(anna, 'west', { users: [] })
    const requested = await send(server, 'GET', '/api/orders/v1/vendor/west', { headers: manager.headers })
    expect(requested.code).toBe('vendor.not-found')
  })
})

it('offers neither while its flag is off', async () => {
  await turnOff(server, 'SG', ['AddVendorOutlet', 'EditVendorOutlet'])
  await eventually(async () => expect((await create(anna, payload())).code).toBe('outlet.closed'))
  expect((await update(anna, 'west', {})).code).toBe('outlet.closed')
})
