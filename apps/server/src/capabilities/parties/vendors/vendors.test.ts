import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedVendors } from '../../../../test/seed/seed-vendors.ts'
import { createUser, type SignedIn, signIn } from '../../../../test/seed/sign-in.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

let server: TestServer
let anna: SignedIn
let manager: SignedIn
let nobody: SignedIn

const area = [
  [103.8, 1.2],
  [103.9, 1.2],
  [103.9, 1.4],
  [103.8, 1.2],
]

beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'api' } })
  anna = await seedVendors(server, {
    country: 'SG',
    email: 'anna@shop.test',
    vendors: [
      { vendor_id: 'alone', name: 'Alone' },
      { vendor_id: 'rehearsal', is_test: true, delivery_area: JSON.stringify(area) },
      {
        vendor_id: 'chain',
        name: 'Chain',
        payment_methods: '{"CASH_ON_DELIVERY":true,"PAID":false,"BARTER":true}',
        outlets: [
          { vendor_id: 'chain-west', delivery_area: JSON.stringify(area) },
          { vendor_id: 'chain-east' },
        ],
      },
    ],
  })
  const managerId = await createUser(server, 'SG', 'east@shop.test')
  const own = { vendor_id: 'chain-east', user_id: managerId }
  await server.platform.db.insertInto('vendor_owner').values(own).execute()
  manager = await signIn(server, 'SG', 'east@shop.test')
  await createUser(server, 'SG', 'nobody@shop.test')
  nobody = await signIn(server, 'SG', 'nobody@shop.test')
  await seedVendors(server, { country: 'HU', email: 'anna@shop.test', vendors: [{ vendor_id: 'magyar' }] })
})
afterAll(() => server.stop())

const get = (path: string, user: SignedIn) =>
  server.app.inject({ url: `/api/orders/v1${path}`, headers: user.headers })
const idsOf = async (user: SignedIn) =>
  (await get('/vendors', user)).json().result.vendors.map((vendor: { vendor_id: string }) => vendor.vendor_id)

describe('GET /vendors', () => {
  it('answers parents first, then by name, with the outlets of what one owns', async () => {
    expect(await idsOf(anna)).toEqual(['chain', 'alone', 'chain-east', 'chain-west', 'rehearsal'])
  })

  it('an outlet’s manager gets only that outlet, and a user without vendors gets none', async () => {
    expect(await idsOf(manager)).toEqual(['chain-east'])
    expect(await idsOf(nobody)).toEqual([])
  })
})

describe('permitted actions of a vendor', () => {
  const editable = async (user: SignedIn) =>
    (await get('/vendors', user))
      .json()
      .result.vendors.filter((vendor: { can: { edit: boolean } }) => vendor.can.edit)
      .map((vendor: { vendor_id: string }) => vendor.vendor_id)

  it('is editing the outlets of a parent that one owns; not the parent, not as an outlet’s own manager', async () => {
    expect(await editable(anna)).toEqual(['chain-east', 'chain-west'])
    expect(await editable(manager)).toEqual([])
  })
})

describe('GET /vendor/{id}/delivery-area', () => {
  it.each([
    ['of an outlet that has one', 'chain-west', area],
    ['of one that has none', 'chain-east', null],
    ['of a test vendor, which is not held to it', 'rehearsal', null],
  ])('answers that %s', async (_name, id, delivery_area) => {
    expect((await get(`/vendor/${id}/delivery-area`, anna)).json()).toEqual({ result: { delivery_area } })
  })

  it('another user’s vendor is not found', async () => {
    const answer = await get('/vendor/chain-west/delivery-area', manager)
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([404, 'vendor.not-found'])
  })
})

describe('GET /vendor/{id}', () => {
  it('a vendor is presented as the portal needs it', async () => {
    expect((await get('/vendor/chain', anna)).json().result).toMatchObject({
      vendor_id: 'chain',
      parent_vendor_id: null,
      is_parent: true,
      flags: { payment_methods: { CASH_ON_DELIVERY: true, PAID: false } },
      vendor_information: {
        owners: ['anna@shop.test'],
        currency: 'SGD',
        contact: { phone: '+6561234567' },
        location: { country_code: 'SG', latitude: 1.3, longitude: 103.85, rider_instructions: 'Back door' },
      },
    })
  })

  it('names an outlet’s own owners, else its parent’s', async () => {
    const ownersOf = async (id: string) =>
      (await get(`/vendor/${id}`, anna)).json().result.vendor_information.owners
    expect(await ownersOf('chain-east')).toEqual(['east@shop.test'])
    expect(await ownersOf('chain-west')).toEqual(['anna@shop.test'])
  })

  it.each([
    ['a parent', () => manager, 'chain'],
    ['a sister outlet', () => manager, 'chain-west'],
    ['a shop of another country', () => anna, 'magyar'],
    ['what is not there', () => anna, 'nothing'],
  ])('does not find %s', async (_name, user, id) => {
    const answer = await get(`/vendor/${id}`, user())
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([404, 'vendor.not-found'])
  })

  it('keeps countries apart even where an owner was written down across them', async () => {
    const { db } = server.platform
    await db.insertInto('vendor_owner').values({ vendor_id: 'magyar', user_id: anna.userId }).execute()
    expect((await get('/vendor/magyar', anna)).statusCode).toBe(404)
    expect(await idsOf(anna)).not.toContain('magyar')
  })

  it('requires a session', async () => {
    expect((await server.app.inject({ url: '/api/orders/v1/vendors' })).statusCode).toBe(401)
  })
})
