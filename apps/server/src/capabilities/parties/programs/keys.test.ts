import type { ProgramKey } from '@beckon/contract'
import { KEYS_PER_BUSINESS } from '@beckon/domain/limits'
import { makeKey, modeOfKey } from '@beckon/domain/program'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { send } from '../../../../test/post.ts'
import { seedVendors } from '../../../../test/seed/seed-vendors.ts'
import { createUser, type SignedIn, signIn } from '../../../../test/seed/sign-in.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'
import { unixSeconds } from '../../../platform/clock.ts'
import { isRefusal } from '../../../platform/refusal.ts'
import { type ActingUser, vendorFor } from '../vendors/policy.ts'

const clock = testClock()
let server: TestServer
let anna: SignedIn
let manager: SignedIn
let stranger: SignedIn
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  anna = await seedVendors(server, {
    country: 'SG',
    email: 'anna@shop.test',
    vendors: [{ vendor_id: 'chain', outlets: [{ vendor_id: 'west' }, { vendor_id: 'east' }] }],
  })
  const user_id = await createUser(server, 'SG', 'manager@shop.test')
  await server.platform.db.insertInto('vendor_owner').values({ vendor_id: 'west', user_id }).execute()
  manager = await signIn(server, 'SG', 'manager@shop.test')
  stranger = await seedVendors(server, {
    country: 'SG',
    email: 'stranger@shop.test',
    vendors: [{ vendor_id: 'other' }],
  })
})
afterAll(() => server.stop())
beforeEach(() => server.platform.db.deleteFrom('program_key').execute())

const fields = { name: 'Till', scopes: ['read'], vendor_ids: null, networks: [], expires_at: null }
type Made = { readonly key: ProgramKey; readonly secret: string }

const path = (vendor: string) => `/api/orders/v1/vendor/${vendor}/keys`
const create = (who: SignedIn, body: object = {}, vendor = 'chain') =>
  send(server, 'POST', path(vendor), { headers: who.headers, body: { ...fields, mode: 'live', ...body } })
const made = async (body: object = {}): Promise<Made> => (await create(anna, body)).result
const list = async (who: SignedIn, vendor = 'chain'): Promise<{ keys: ProgramKey[]; can: object }> =>
  (await send(server, 'GET', path(vendor), { headers: who.headers })).result
const change = (who: SignedIn, keyId: string, body: object) =>
  send(server, 'PUT', `${path('chain')}/${keyId}`, { headers: who.headers, body: { ...fields, ...body } })
const roll = (who: SignedIn, keyId: string, valid_until: number | null) =>
  send(server, 'POST', `${path('chain')}/${keyId}/roll`, { headers: who.headers, body: { valid_until } })
const end = (who: SignedIn, keyId: string) =>
  send(server, 'DELETE', `${path('chain')}/${keyId}`, { headers: who.headers })
/** The caller that a key is recognised as, else the code of the refusal. */
const who = async (secret: string, address = '203.0.113.7', on = server) => {
  const known = await on.platform.callers.who('program', `Bearer ${secret}`, 'SG', address)
  return known.ok ? known.caller : known.code
}
const seconds = (later = 0) => unixSeconds(clock.now()) + later

describe('a key that an owner made', () => {
  it('is shown whole once, and only as its last four characters later', async () => {
    const { key, secret } = await made({ name: 'Till 1' })
    expect(modeOfKey(secret)).toBe('live')
    const { keys, can } = await list(anna)
    expect(can).toEqual({ manage: true })
    expect(keys).toEqual([key])
    expect(keys[0]).toMatchObject({
      name: 'Till 1',
      created_by: 'anna@shop.test',
      state: 'open',
      used_at: null,
    })
    expect(keys[0]?.secrets).toEqual([
      { last_four: secret.slice(-4), created_at: seconds(), valid_until: null },
    ])
  })

  it('is not stored, but its hash is', async () => {
    const { secret } = await made()
    const { db } = server.platform
    const rows = JSON.stringify([
      await db.selectFrom('program_key').selectAll().execute(),
      await db.selectFrom('program_secret').selectAll().execute(),
    ])
    expect(rows).not.toContain(secret.slice(9, -4))
  })

  it('is recognised as a program of the business with its scopes', async () => {
    const { key, secret } = await made({ scopes: ['read', 'orders'] })
    expect(await who(secret)).toEqual({
      kind: 'program',
      keyId: key.key_id,
      country: 'SG',
      mode: 'live',
      scopes: ['read', 'orders'],
      businessId: 'chain',
      vendorIds: ['chain'],
      isExact: false,
      userId: `key:${key.key_id}`,
      action: 'self',
    })
  })

  it('is recognised for its collection points alone', async () => {
    const { secret } = await made({ vendor_ids: ['east'] })
    expect(await who(secret)).toMatchObject({ vendorIds: ['east'], isExact: true })
  })

  it('has its last use written once a minute', async () => {
    const { secret } = await made()
    const first = seconds()
    await who(secret)
    clock.advance(59)
    await who(secret)
    expect((await list(anna)).keys[0]?.used_at).toBe(first)
    clock.advance(1)
    await who(secret)
    expect((await list(anna)).keys[0]?.used_at).toBe(first + 60)
  })

  it('opens no call of the portal', async () => {
    const { secret } = await made({ scopes: ['read', 'orders', 'money'] })
    const headers = { authorization: `Bearer ${secret}`, 'x-country': 'SG' }
    expect((await send(server, 'GET', '/api/orders/v1/vendors', { headers })).code).toBe('auth.required')
    expect((await send(server, 'GET', path('chain'), { headers })).code).toBe('auth.required')
  })
})

describe('a test key', () => {
  const testVendors = () =>
    server.platform.db
      .selectFrom('vendor')
      .select(['vendor_id', 'name', 'parent_vendor_id', 'is_test'])
      .where('vendor_id', 'like', 'test.%')
      .orderBy('vendor_id')
      .execute()

  it('acts for the test mode of the business alone', async () => {
    const whole = await made({ mode: 'test' })
    expect(modeOfKey(whole.secret)).toBe('test')
    expect(await who(whole.secret)).toMatchObject({
      mode: 'test',
      businessId: 'test.chain',
      vendorIds: ['test.chain'],
      isExact: false,
    })
    const one = await made({ mode: 'test', vendor_ids: ['east'] })
    expect(await who(one.secret)).toMatchObject({ vendorIds: ['test.east'], isExact: true })
    expect(await testVendors()).toEqual([
      { vendor_id: 'test.chain', name: 'Shop chain', parent_vendor_id: null, is_test: true },
      { vendor_id: 'test.east', name: 'Shop east', parent_vendor_id: 'test.chain', is_test: true },
      { vendor_id: 'test.west', name: 'Shop west', parent_vendor_id: 'test.chain', is_test: true },
    ])
  })

  it('sees a change of the business within a minute of its use', async () => {
    const { secret } = await made({ mode: 'test' })
    await who(secret)
    const { db } = server.platform
    await db.updateTable('vendor').set({ name: 'Renamed' }).where('vendor_id', '=', 'east').execute()
    clock.advance(60)
    await who(secret)
    expect((await testVendors())[1]?.name).toBe('Renamed')
  })

  it('gives its owner no vendor more', async () => {
    await made({ mode: 'test' })
    const { headers } = anna
    const listed = await server.app.inject({ url: '/api/orders/v1/vendors', headers })
    expect(listed.body).not.toContain('test.')
    expect((await create(anna, {}, 'test.chain')).code).toBe('vendor.not-found')
    expect((await create(anna, { vendor_ids: ['test.east'] })).code).toBe('key.collection-point')
  })

  it('has vendors that go with the vendors they stand for, and no other id can be one of them', async () => {
    const { db } = server.platform
    const row = await db
      .selectFrom('vendor')
      .selectAll()
      .where('vendor_id', '=', 'west')
      .executeTakeFirstOrThrow()
    const insert = (change: object) =>
      db
        .insertInto('vendor')
        .values({ ...row, ...change, payment_methods: '{}', delivery_area: null, tariff: null })
        .execute()
    await expect(insert({ vendor_id: 'test.taken', client_vendor_id: 'T1' })).rejects.toThrow(
      'vendor_test_mode',
    )
    const wrong = { vendor_id: 'other-name', client_vendor_id: 'T2', test_of: 'chain' }
    await expect(insert(wrong)).rejects.toThrow('vendor_test_mode')
  })
})

describe('a grant of single collection points', () => {
  it('does not include the outlets of a main branch that it names', async () => {
    const { secret } = await made({ vendor_ids: ['chain'] })
    const caller = await who(secret)
    if (typeof caller === 'string') throw new Error(caller)
    const vendors = actingFor(server)
    expect(await vendors(caller, 'chain')).toBe('chain')
    expect(await vendors(caller, 'east')).toBeUndefined()
    const all = await who((await made()).secret)
    if (typeof all === 'string') throw new Error(all)
    expect(await vendors(all, 'east')).toBe('east')
    expect(await vendors(all, 'other')).toBeUndefined()
  })
})

const actingFor =
  ({ platform: { db } }: TestServer) =>
  async (caller: ActingUser, vendorId: string) => {
    const vendor = await vendorFor(db, caller, vendorId)
    return isRefusal(vendor) ? undefined : vendor.vendor_id
  }

describe('a key is refused', () => {
  it('without a look into the database when it is mistyped', async () => {
    const { secret } = await made()
    const wrong = secret.slice(0, -1) + (secret.endsWith('a') ? 'b' : 'a')
    const { db } = server.platform
    await db.schema.alterTable('program_secret').renameTo('away').execute()
    try {
      expect(await who(wrong)).toBe('key.mistyped')
      expect(await who(secret.slice(0, 20))).toBe('key.mistyped')
    } finally {
      await db.schema.alterTable('away').renameTo('program_secret').execute()
    }
  })

  it('with the same code when it is unknown, ended, expired, replaced, or of another network or country', async () => {
    const [ended, expired, rolled, bound] = [
      await made(),
      await made({ expires_at: seconds(10) }),
      await made(),
      await made({ networks: ['203.0.113.0/24'] }),
    ]
    await end(anna, ended.key.key_id)
    await roll(anna, rolled.key.key_id, null)
    expect(await who(bound.secret, '::ffff:203.0.113.9')).toMatchObject({ kind: 'program' })
    clock.advance(10)
    const unknown = makeKey('live', () => 5)
    const secrets = [unknown, ended.secret, expired.secret, rolled.secret]
    for (const secret of secrets) expect(await who(secret)).toBe('key.invalid')
    expect(await who(bound.secret, '198.51.100.1')).toBe('key.invalid')
    const abroad = await server.platform.callers.who('program', `Bearer ${bound.secret}`, 'MY', '203.0.113.9')
    expect(abroad).toEqual({ ok: false, code: 'key.invalid' })
  })

  it('when it is no key at all', async () => {
    expect(await who('abc')).toBe('auth.required')
    expect(await server.platform.callers.who('program', undefined, 'SG')).toEqual({
      ok: false,
      code: 'auth.required',
    })
  })

  it('when its form is right and an attacker sends SQL or a very long text after it', async () => {
    expect(await who("bkn_live_' or 1=1 --")).toBe('key.mistyped')
    expect(await who(`bkn_live_${'a'.repeat(100_000)}`)).toBe('key.mistyped')
  })
})

describe('making a key is refused', () => {
  it.each([
    ['a time in the past', { expires_at: 1 }, 'key.time-invalid'],
    ['a text that is no network', { networks: ['10.0.0.0/8', 'shop.test'] }, 'key.network-invalid'],
    ['a collection point of another business', { vendor_ids: ['west', 'other'] }, 'key.collection-point'],
    ['a collection point that does not exist', { vendor_ids: ['nowhere'] }, 'key.collection-point'],
    ['no scope', { scopes: [] }, 'request.invalid'],
    ['an unknown scope', { scopes: ['everything'] }, 'request.invalid'],
    ['the same scope twice', { scopes: ['read', 'read'] }, 'request.invalid'],
    ['an empty list of collection points', { vendor_ids: [] }, 'request.invalid'],
    ['a name of spaces', { name: '  ' }, 'request.invalid'],
    ['too many networks', { networks: Array.from({ length: 21 }, () => '10.0.0.0/8') }, 'request.invalid'],
  ])('with %s', async (_name, body, code) => {
    expect((await create(anna, body)).code).toBe(code)
    expect((await list(anna)).keys).toEqual([])
  })

  it('to the owner of an outlet alone, who sees no keys of the business', async () => {
    await made()
    expect((await create(manager, {}, 'west')).code).toBe('member.forbidden')
    const listed = await send(server, 'GET', path('west'), { headers: manager.headers })
    expect([listed.code, listed.result]).toEqual(['member.forbidden', undefined])
  })

  it('to a stranger, as for a vendor that does not exist', async () => {
    expect((await create(stranger)).code).toBe('vendor.not-found')
    expect((await create(stranger, {}, 'nowhere')).code).toBe('vendor.not-found')
  })

  it('above the limit of a business, also for requests at the same moment', async () => {
    const codes = await Promise.all(Array.from({ length: KEYS_PER_BUSINESS + 5 }, () => create(anna)))
    expect(codes.filter(({ code }) => code === 'ok')).toHaveLength(KEYS_PER_BUSINESS)
    expect(codes.filter(({ code }) => code === 'key.too-many')).toHaveLength(5)
    const [first] = (await list(anna)).keys
    await end(anna, first?.key_id ?? '')
    expect((await create(anna)).code).toBe('ok')
  })
})

describe('changing a key', () => {
  it('counts for the next call', async () => {
    const { key, secret } = await made({ scopes: ['read', 'orders'] })
    const changed = await change(anna, key.key_id, { scopes: ['read'], vendor_ids: ['west'], version: 1 })
    expect(changed.code).toBe('ok')
    expect(await who(secret)).toMatchObject({ scopes: ['read'], vendorIds: ['west'] })
  })

  it('is refused on an older version, so that no change of another person is lost', async () => {
    const { key } = await made()
    const both = await Promise.all([
      change(anna, key.key_id, { name: 'One', version: 1 }),
      change(anna, key.key_id, { name: 'Two', version: 1 }),
    ])
    expect(both.map(({ code }) => code).toSorted()).toEqual(['key.changed', 'ok'])
  })

  it('is refused for a key of another business, as for one that does not exist', async () => {
    const { key } = await made()
    const headers = stranger.headers
    for (const id of [key.key_id, 'none']) {
      const answer = await send(server, 'DELETE', `${path('other')}/${id}`, { headers })
      expect(answer.code).toBe('key.not-found')
    }
    expect((await list(anna)).keys[0]?.state).toBe('open')
  })

  it('is refused after the end, and a second end changes nothing', async () => {
    const { key } = await made()
    const first = await end(anna, key.key_id)
    clock.advance(5)
    expect((await end(anna, key.key_id)).result).toEqual(first.result)
    expect((await change(anna, key.key_id, { version: 2 })).code).toBe('key.ended')
    expect((await roll(anna, key.key_id, null)).code).toBe('key.ended')
  })
})

describe('rolling a key', () => {
  it('keeps the old secret until the chosen time', async () => {
    const { key, secret } = await made()
    const next: Made = (await roll(anna, key.key_id, seconds(600))).result
    expect(next.key.secrets.map(({ valid_until }) => valid_until)).toEqual([null, seconds(600)])
    expect(await who(secret)).toMatchObject({ keyId: key.key_id })
    expect(await who(next.secret)).toMatchObject({ keyId: key.key_id })
    clock.advance(600)
    expect(await who(secret)).toBe('key.invalid')
    expect(await who(next.secret)).toMatchObject({ keyId: key.key_id })
  })

  it('is refused with an overlap of more than seven days, or in the past', async () => {
    const { key } = await made()
    expect((await roll(anna, key.key_id, seconds(7 * 86_400 + 1))).code).toBe('key.time-invalid')
    expect((await roll(anna, key.key_id, seconds(-1))).code).toBe('key.time-invalid')
    expect((await roll(anna, key.key_id, seconds(7 * 86_400))).code).toBe('ok')
  })

  it('does not prolong an earlier overlap', async () => {
    const { key, secret } = await made()
    await roll(anna, key.key_id, seconds(60))
    await roll(anna, key.key_id, seconds(600))
    clock.advance(60)
    expect(await who(secret)).toBe('key.invalid')
  })

  it('leaves a program with the old or the new secret valid while both are used at the same moment', async () => {
    const { key, secret } = await made()
    const uses = Array.from({ length: 20 }, () => who(secret))
    const rolls = await Promise.all([
      roll(anna, key.key_id, seconds(60)),
      roll(anna, key.key_id, seconds(60)),
    ])
    for (const known of await Promise.all(uses)) expect(known).toMatchObject({ keyId: key.key_id })
    for (const { result } of rolls)
      expect(await who((result as Made).secret)).toMatchObject({ keyId: key.key_id })
  })

  it('is refused where a key has too many valid secrets', async () => {
    const { key } = await made()
    const codes: string[] = []
    for (let at = 0; at < 5; at += 1) codes.push((await roll(anna, key.key_id, seconds(60))).code)
    expect(codes).toEqual(['ok', 'ok', 'ok', 'ok', 'key.too-many'])
  })
})

describe('another process', () => {
  it('refuses a key at once that was ended here, though it remembers the key', async () => {
    const other = await startTestServer({
      clock,
      databaseUrl: server.databaseUrl,
      env: { ROLES: 'api' },
      recentMs: 3_600_000,
    })
    try {
      const { key, secret } = await made()
      expect(await who(secret, undefined, other)).toMatchObject({ keyId: key.key_id })
      await change(anna, key.key_id, { scopes: ['money'], version: 1 })
      await eventually(async () =>
        expect(await who(secret, undefined, other)).toMatchObject({ scopes: ['money'] }),
      )
      await end(anna, key.key_id)
      await eventually(async () => expect(await who(secret, undefined, other)).toBe('key.invalid'))
    } finally {
      await other.stop()
    }
  })

  it('reads every key again after a gap of the bus', async () => {
    const other = await startTestServer({
      clock,
      databaseUrl: server.databaseUrl,
      env: { ROLES: 'api' },
      recentMs: 3_600_000,
    })
    try {
      const { key, secret } = await made()
      expect(await who(secret, undefined, other)).toMatchObject({ keyId: key.key_id })
      const { db } = server.platform
      // As a lost message leaves it: the row is changed, and nothing was published.
      await db.updateTable('program_key').set({ ended_at: clock.now() }).execute()
      expect(await who(secret, undefined, other)).toMatchObject({ keyId: key.key_id })
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'beckon-bus'
        and datname = current_database()`.execute(db)
      await eventually(async () => expect(await who(secret, undefined, other)).toBe('key.invalid'))
    } finally {
      await other.stop()
    }
  })
})
