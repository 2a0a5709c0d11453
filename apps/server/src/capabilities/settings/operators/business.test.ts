import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { send } from '../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../test/seed/seed-operator.ts'
import { seedVendors } from '../../../../test/seed/seed-vendors.ts'
import { createUser, signIn } from '../../../../test/seed/sign-in.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

let server: TestServer
let operator: SeededOperator
let publicKey: JWK
let privateKey: JWK
beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'api' } })
  operator = await seedOperator(server, 'asia', ['SG', 'MY'])
  const pair = await generateKeyPair('EdDSA', { extractable: true })
  publicKey = await exportJWK(pair.publicKey)
  privateKey = await exportJWK(pair.privateKey)
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.platform.db.deleteFrom('operator_change').execute()
})

const reason = 'a contract was signed'
const changesIn = async (country: 'SG' | 'MY') =>
  (await send(server, 'GET', '/api/ops/v1/changes', { headers: operator.headersIn(country) })).result as {
    subject: string
    before: string | null
    after: string | null
  }[]

const shop = {
  vendor_id: 'SG-900',
  name: 'Noodle house',
  contact_email: 'Owner@Noodles.test',
  contact_phone: '+6561234567',
  address_text: '1 Orchard Road',
  latitude: 1.3,
  longitude: 103.83,
}
const create = (vendor: object, country: 'SG' | 'MY' | 'HU' = 'SG') =>
  send(server, 'POST', '/api/ops/v1/vendors', {
    headers: operator.headersIn(country),
    body: { ...shop, reason, ...vendor },
  })

describe('a vendor for an owner who registers with its code', () => {
  it('waits for its owner', async () => {
    expect(await create({})).toMatchObject({
      status: 200,
      result: { vendor_id: 'SG-900', is_registered: false, is_active: true, name: 'Noodle house' },
    })
    expect(await changesIn('SG')).toMatchObject([
      { subject: 'vendor:sg-900', before: null, after: 'Noodle house' },
    ])
    const { db } = server.platform
    const row = await db.selectFrom('vendor').selectAll().where('vendor_id', '=', 'SG-900').executeTakeFirst()
    expect(row).toMatchObject({ country: 'SG', contact_email: 'owner@noodles.test', latitude: 1.3 })
  })

  it('is marked as a test vendor only where the request sets it', async () => {
    const isTest = async (id: string) =>
      (
        await server.platform.db
          .selectFrom('vendor')
          .select('is_test')
          .where('vendor_id', '=', id)
          .executeTakeFirst()
      )?.is_test
    await create({ vendor_id: 'SG-902', is_test: true })
    await create({ vendor_id: 'SG-903' })
    expect([await isTest('SG-902'), await isTest('SG-903')]).toEqual([true, false])
  })

  it.each([
    [{}, 409, 'vendor.exists'],
    [{ vendor_id: 'sg-900' }, 409, 'vendor.exists'],
    [{ vendor_id: 'a/../b' }, 400, 'request.invalid'],
    [{ vendor_id: '<script>' }, 400, 'request.invalid'],
    [{ vendor_id: 'SG-901', contact_email: 'a@b.test\r\nBcc: c@d.test' }, 400, 'request.invalid'],
    [{ vendor_id: 'SG-901', latitude: 91 }, 400, 'request.invalid'],
    [{ vendor_id: 'SG-901', reason: '' }, 400, 'request.invalid'],
  ])('%j is refused', async (change, status, code) => {
    expect(await create(change)).toMatchObject({ status, code })
    expect(await changesIn('SG')).toEqual([])
  })

  it('is not made in a country of others', async () => {
    expect(await create({ vendor_id: 'HU-900' }, 'HU')).toMatchObject({ status: 403 })
    expect(await create({ vendor_id: 'SG-900' }, 'MY')).toMatchObject({ status: 409 })
  })
})

describe('an account', () => {
  const change = (email: string, body: object, country: 'SG' | 'MY' = 'SG') =>
    send(server, 'PUT', '/api/ops/v1/accounts', {
      headers: operator.headersIn(country),
      body: { email_address: email, reason, ...body },
    })
  const isSignedIn = async (headers: Record<string, string>) =>
    (await send(server, 'GET', '/api/orders/v1/vendors', { headers })).status === 200

  it('that is closed is signed out everywhere and cannot come back until it is opened', async () => {
    const email = 'closed@shops.test'
    const { headers, userId } = await seedVendors(server, {
      country: 'SG',
      email,
      vendors: [{ vendor_id: 'sg-closed' }],
    })
    expect(await isSignedIn(headers)).toBe(true)
    expect(await change('Closed@Shops.test', { disabled: true })).toMatchObject({ status: 200, result: true })
    expect(await isSignedIn(headers)).toBe(false)
    await expect(signIn(server, 'SG', email)).rejects.toThrow('auth.role-access')
    await change(email, { disabled: false })
    expect(await isSignedIn((await signIn(server, 'SG', email)).headers)).toBe(true)
    expect(await changesIn('SG')).toMatchObject([
      { subject: `account:${userId}`, before: 'closed', after: 'open' },
      { subject: `account:${userId}`, before: 'open', after: 'closed' },
    ])
  })

  it('is made to choose a new password', async () => {
    const email = 'reset@shops.test'
    const { headers } = await seedVendors(server, {
      country: 'SG',
      email,
      vendors: [{ vendor_id: 'sg-reset' }],
    })
    await change(email, { password_reset_required: true })
    expect(await isSignedIn(headers)).toBe(false)
    await expect(signIn(server, 'SG', email)).rejects.toThrow('auth.password-reset-required')
    expect(await changesIn('SG')).toMatchObject([{ before: 'open', after: 'open, password reset required' }])
  })

  it('of another country is not there', async () => {
    await createUser(server, 'MY', 'abroad@shops.test')
    for (const email of ['abroad@shops.test', 'nobody@shops.test', "' or 1=1 --"])
      expect(await change(email, { disabled: true })).toMatchObject({
        status: 404,
        code: 'account.not-found',
      })
    await signIn(server, 'MY', 'abroad@shops.test')
    expect(await changesIn('SG')).toEqual([])
  })
})

describe('a platform', () => {
  const put = (id: string, body: object, country: 'SG' | 'MY' = 'SG') =>
    send(server, 'PUT', `/api/ops/v1/platforms/${id}`, {
      headers: operator.headersIn(country),
      body: {
        name: 'Eats',
        origins: ['https://eats.test/somewhere'],
        public_keys: [publicKey],
        vendor_ids: [],
        reason,
        ...body,
      },
    })
  const stored = (id: string) =>
    server.platform.db.selectFrom('platform').selectAll().where('platform_id', '=', id).executeTakeFirst()

  beforeAll(async () => {
    await seedVendors(server, {
      country: 'SG',
      email: 'eats@shops.test',
      vendors: [{ vendor_id: 'sg-eats' }, { vendor_id: 'sg-more' }],
    })
    await seedVendors(server, {
      country: 'MY',
      email: 'eats@shops.test',
      vendors: [{ vendor_id: 'my-eats' }],
    })
  })

  it('may embed the portal and act for its vendors', async () => {
    expect(await put('eats', { vendor_ids: ['sg-eats', 'sg-more', 'sg-eats'] })).toMatchObject({
      status: 200,
    })
    const config = await server.app.inject({ url: '/config.json', headers: { 'x-country': 'SG' } })
    expect(config.json().embed_origins).toEqual(['https://eats.test'])
    await put('eats', { name: 'Eats more', vendor_ids: ['sg-more'] })
    const [after] = await changesIn('SG')
    expect(JSON.parse(after?.before ?? '')).toMatchObject({
      name: 'Eats',
      vendor_ids: ['sg-eats', 'sg-more'],
    })
    expect(JSON.parse(after?.after ?? '')).toMatchObject({ name: 'Eats more', vendor_ids: ['sg-more'] })
  })

  it('is listed with its vendors, and is replaced only as the page showed it', async () => {
    await put('listed', { vendor_ids: ['sg-eats'] })
    const listed = async (country: 'SG' | 'MY') =>
      (await send(server, 'GET', '/api/ops/v1/platforms', { headers: operator.headersIn(country) }))
        .result as { platform_id: string; version: string }[]
    const [shown] = (await listed('SG')).filter(({ platform_id: id }) => id === 'listed')
    expect(shown).toMatchObject({
      origins: ['https://eats.test'],
      public_keys: [{ kty: 'OKP' }],
      vendors: [{ vendor_id: 'sg-eats', name: 'Shop sg-eats' }],
    })
    expect(await listed('MY')).toEqual([])
    const version = shown?.version
    expect(await put('listed', { version, vendor_ids: [] })).toMatchObject({ status: 200 })
    expect(await put('listed', { version, name: 'Late' })).toMatchObject({
      status: 409,
      code: 'platform.changed',
    })
  })

  it.each([
    ['a vendor of another country', { vendor_ids: ['sg-eats', 'my-eats'] }, 422, 'platform.vendor-unknown'],
    ['a vendor there is not', { vendor_ids: ['nobody'] }, 422, 'platform.vendor-unknown'],
    ['a key that is none', { public_keys: [{ kty: 'OKP', crv: 'Ed25519', x: '' }] }, 400, 'request.invalid'],
    ['a shared secret', { public_keys: [{ kty: 'oct', k: 'c2VjcmV0' }] }, 400, 'request.invalid'],
    ['a page that is a script', { origins: ['javascript:alert(1)'] }, 400, 'request.invalid'],
  ])('with %s is refused', async (_, change, status, code) => {
    expect(await put('refused', change)).toMatchObject({ status, code })
    expect(await stored('refused')).toBeUndefined()
    expect(await changesIn('SG')).toEqual([])
  })

  it('with a private key is refused, and the key is not repeated', async () => {
    const answer = await server.app.inject({
      method: 'PUT',
      url: '/api/ops/v1/platforms/private',
      headers: operator.headersIn('SG'),
      payload: { name: 'Eats', origins: [], public_keys: [privateKey], vendor_ids: [], reason },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).not.toContain(privateKey.d)
  })

  it('is kept without what is not for a key', async () => {
    const extra = { ...publicKey, kid: 'k1', 'x-note': '<script>' }
    await put('extra', { public_keys: [extra] })
    expect((await stored('extra'))?.public_keys).toEqual([{ ...publicKey, kid: 'k1' }])
  })
})
