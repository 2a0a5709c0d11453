import type { Owner } from '@beckon/contract'
import { memberRoles } from '@beckon/domain/member'
import { translatorFor } from '@beckon/texts/translate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailsTo, mailTo } from '../../../../../test/mailbox.ts'
import { openSessions } from '../../../../../test/seed/many-sessions.ts'
import { send } from '../../../../../test/post.ts'
import { seedVendors } from '../../../../../test/seed/seed-vendors.ts'
import { createUser, type SignedIn, signIn } from '../../../../../test/seed/sign-in.ts'
import { testClock } from '../../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'
import { turnOff, turnOn } from '../../../../../test/seed/turn-on.ts'

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
  const managerId = await createUser(server, 'SG', 'manager@shop.test')
  const own = { vendor_id: 'west', user_id: managerId }
  await server.platform.db.insertInto('vendor_owner').values(own).execute()
  manager = await signIn(server, 'SG', 'manager@shop.test')
  stranger = await seedVendors(server, {
    country: 'SG',
    email: 'stranger@shop.test',
    vendors: [{ vendor_id: 'other' }, { vendor_id: 'own' }],
  })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.platform.db.deleteFrom('attempt_window').execute()
})

const path = (vendor: string) => `/api/orders/v1/vendor/${vendor}/owners`
const list = async (who: SignedIn, vendor: string) =>
  (await send(server, 'GET', path(vendor), { headers: who.headers })).result as {
    owners: Owner[]
    can: { invite: boolean }
  }
const invite = (who: SignedIn, vendor: string, email_address: string) =>
  send(server, 'POST', path(vendor), { headers: who.headers, body: { email_address } })
const remove = (who: SignedIn, vendor: string, id: string) =>
  send(server, 'DELETE', `${path(vendor)}/${id}`, { headers: who.headers })
const accept = (token: string, password?: string) =>
  send(server, 'POST', '/api/auth/v1/invitations/accept', { body: { token, password } })
const read = (token: string) => send(server, 'POST', '/api/auth/v1/invitations/read', { body: { token } })

describe('the owners of a vendor', () => {
  it('the owners are the vendor’s own and its parent’s; each has whether it can be removed here', async () => {
    expect(await list(anna, 'west')).toEqual({
      owners: [
        {
          owner_id: anna.userId,
          email: 'anna@shop.test',
          state: 'owner',
          role: 'owner',
          inherited: true,
          can: { remove: false, roles: [] },
        },
        {
          owner_id: manager.userId,
          email: 'manager@shop.test',
          state: 'owner',
          role: 'owner',
          inherited: false,
          can: { remove: true, roles: memberRoles.filter((role) => role !== 'owner') },
        },
      ],
      can: { invite: true, roles: [...memberRoles] },
    })
    expect((await list(anna, 'chain')).owners[0]?.can.remove).toBe(false)
  })

  it.each([
    ['lists', (id: string) => send(server, 'GET', path(id), { headers: stranger.headers })],
    ['invites to', (id: string) => invite(stranger, id, 'x@shop.test')],
    ['removes from', (id: string) => remove(stranger, id, anna.userId)],
  ])('no other user %s', async (_what, call) => {
    for (const id of ['chain', 'west']) expect((await call(id)).code).toBe('vendor.not-found')
    expect(await mailsTo(server, 'x@shop.test')).toEqual([])
  })

  it('of an outlet do not decide about its parent or its sisters', async () => {
    for (const id of ['chain', 'east'])
      expect((await invite(manager, id, 'x@shop.test')).code).toBe('vendor.not-found')
  })
})

describe('an invitation', () => {
  it('makes a newcomer an owner, with a password of their own', async () => {
    expect((await invite(anna, 'east', 'New@shop.test')).code).toBe('ok')
    const mail = await mailTo(server, 'new@shop.test')
    expect(mail.text).toContain('/invitation#')
    expect((await read(mail.token)).result).toEqual({
      vendor_name: 'Shop east',
      email: 'new@shop.test',
      role: 'owner',
      has_account: false,
    })
    expect((await accept(mail.token)).code).toBe('auth.password-weak')
    expect((await accept(mail.token, 'weak')).code).toBe('auth.password-weak')
    expect((await accept(mail.token, 'Welcome1!')).code).toBe('auth.password-common')
    expect((await accept(mail.token, 'New-2024!')).code).toBe('auth.password-common')
    expect((await accept(mail.token, 'Demo1234!')).code).toBe('ok')
    expect((await accept(mail.token, 'Demo1234!')).code).toBe('invitation.gone')
    const newcomer = await signIn(server, 'SG', 'new@shop.test')
    expect((await list(newcomer, 'east')).owners.map(({ email }) => email)).toContain('new@shop.test')
  })

  it('is accepted by who has an account without any password', async () => {
    await createUser(server, 'SG', 'has@shop.test')
    await invite(anna, 'east', 'has@shop.test')
    const { token } = await mailTo(server, 'has@shop.test')
    expect((await read(token)).result).toMatchObject({ has_account: true })
    expect((await accept(token)).code).toBe('ok')
    expect((await list(await signIn(server, 'SG', 'has@shop.test'), 'east')).owners).toHaveLength(3)
  })

  it('an unconfirmed account that a stranger registered is given to the invited person', async () => {
    await send(server, 'POST', '/api/auth/v1/register', {
      body: {
        registration_type: 'NPV',
        business_name: 'Trap',
        email_address: 'victim@shop.test',
        password: 'Attacker1!',
        terms_accepted: true,
      },
    })
    clock.advance(1)
    await invite(anna, 'east', 'victim@shop.test')
    const { token } = await mailTo(server, 'victim@shop.test')
    expect((await read(token)).result).toMatchObject({ has_account: false })
    await accept(token, 'Demo1234!')
    const attack = { email_address: 'victim@shop.test', password: 'Attacker1!' }
    expect((await send(server, 'POST', '/api/auth/v1/login', { body: attack })).code).toBe(
      'auth.password-invalid',
    )
    expect((await signIn(server, 'SG', 'victim@shop.test')).email).toBe('victim@shop.test')
  })

  it('ends after a week, when it is taken back, and when a newer one is sent', async () => {
    await invite(anna, 'east', 'slow@shop.test')
    const { token: first } = await mailTo(server, 'slow@shop.test')
    clock.advance(1)
    await invite(anna, 'east', 'slow@shop.test')
    expect((await accept(first, 'Demo1234!')).code).toBe('invitation.gone')
    const { token } = await mailTo(server, 'slow@shop.test')
    const waiting = (await list(anna, 'east')).owners.find(({ state }) => state === 'invited')
    expect(waiting?.email).toBe('slow@shop.test')
    expect((await remove(anna, 'east', waiting?.owner_id ?? '')).code).toBe('ok')
    expect((await accept(token, 'Demo1234!')).code).toBe('invitation.gone')
    clock.advance(1)
    await invite(anna, 'east', 'slow@shop.test')
    const last = await mailTo(server, 'slow@shop.test')
    clock.advance(7 * 86_400)
    expect((await accept(last.token, 'Demo1234!')).code).toBe('invitation.gone')
    anna = await signIn(server, 'SG', 'anna@shop.test')
    manager = await signIn(server, 'SG', 'manager@shop.test')
    stranger = await signIn(server, 'SG', 'stranger@shop.test')
  })

  it('is not sent to one address again and again', async () => {
    for (let count = 0; count < 3; count += 1)
      expect((await invite(anna, 'east', 'bombed@shop.test')).code).toBe('ok')
    const refused = await invite(anna, 'east', 'Bombed@shop.test')
    expect([refused.code, refused.meta['retry_after']]).toEqual(['auth.too-many-requests', 60])
    expect(await mailsTo(server, 'bombed@shop.test')).toHaveLength(3)
    // A manager of several outlets is invited to each.
    expect((await invite(anna, 'west', 'bombed@shop.test')).code).toBe('ok')
  })

  it.each([
    ['who is one already', 'ANNA@shop.test', 'owner.exists'],
    ['what is no address', 'anna', 'auth.email-invalid'],
    ['a phone', '+6591234567', 'auth.email-invalid'],
    ['a header that is smuggled in', 'a@b.test\r\nBcc: all@b.test', 'auth.email-invalid'],
  ])('is not sent to %s', async (_who, email, code) => {
    expect((await invite(anna, 'east', email)).code).toBe(code)
  })
})

describe('removing an owner', () => {
  it('removing an owner ends the access at once and notifies them', async () => {
    const gone = await createUser(server, 'SG', 'gone@shop.test')
    await server.platform.db.insertInto('vendor_owner').values({ vendor_id: 'west', user_id: gone }).execute()
    const session = await signIn(server, 'SG', 'gone@shop.test')
    expect((await remove(manager, 'west', gone)).code).toBe('ok')
    expect((await send(server, 'GET', path('west'), { headers: session.headers })).code).toBe(
      'vendor.not-found',
    )
    expect((await mailTo(server, 'gone@shop.test')).subject).toContain('Shop west')
    expect((await remove(manager, 'west', gone)).code).toBe('owner.not-found')
  })

  it('the message is in the language of its recipient', async () => {
    const { db } = server.platform
    const gone = await createUser(server, 'SG', 'tanaka@shop.test')
    await db.updateTable('user_account').set({ language: 'ja' }).where('user_id', '=', gone).execute()
    await db.insertInto('vendor_owner').values({ vendor_id: 'west', user_id: gone }).execute()
    expect((await remove(manager, 'west', gone)).code).toBe('ok')
    const notified = (await translatorFor('ja'))('mail.removed.subject', { vendor: 'Shop west' })
    expect((await mailTo(server, 'tanaka@shop.test')).subject).toBe(notified)
  })

  it('works however often they are signed in', async () => {
    const busy = await createUser(server, 'SG', 'busy@shop.test')
    await server.platform.db.insertInto('vendor_owner').values({ vendor_id: 'west', user_id: busy }).execute()
    await openSessions(server, busy, 500)
    expect((await remove(manager, 'west', busy)).code).toBe('ok')
  })

  it('an invited owner cannot remove the founder', async () => {
    await invite(stranger, 'own', 'joined@shop.test')
    const { token } = await mailTo(server, 'joined@shop.test')
    expect((await accept(token, 'Demo1234!')).code).toBe('ok')
    const joined = await signIn(server, 'SG', 'joined@shop.test')
    const mayRemove = async (who: SignedIn) =>
      Object.fromEntries((await list(who, 'own')).owners.map(({ email, can }) => [email, can.remove]))
    expect(await mayRemove(joined)).toEqual({ 'joined@shop.test': true, 'stranger@shop.test': false })
    expect((await remove(joined, 'own', stranger.userId)).code).toBe('owner.founder')
    expect(await mayRemove(stranger)).toEqual({ 'joined@shop.test': true, 'stranger@shop.test': true })
    expect((await remove(stranger, 'own', joined.userId)).code).toBe('ok')
  })

  it('leaves a business its last one, also when two remove each other at once', async () => {
    expect((await remove(stranger, 'other', stranger.userId)).code).toBe('owner.last')
    const second = await createUser(server, 'SG', 'second@shop.test')
    await server.platform.db
      .insertInto('vendor_owner')
      .values({ vendor_id: 'other', user_id: second })
      .execute()
    const two = await signIn(server, 'SG', 'second@shop.test')
    await Promise.all([remove(stranger, 'other', second), remove(two, 'other', stranger.userId)])
    const left = await server.platform.db
      .selectFrom('vendor_owner')
      .selectAll()
      .where('vendor_id', '=', 'other')
      .execute()
    expect(left).toHaveLength(1)
  })

  it('finds no owner of another vendor', async () => {
    expect((await remove(manager, 'west', stranger.userId)).code).toBe('owner.not-found')
    expect((await remove(manager, 'west', anna.userId)).code).toBe('owner.not-found')
  })
})

describe('PUT /vendor/{id}/address', () => {
  const address = {
    address_text: '7 Orchard Road',
    unit: '#02-11',
    notes: 'Ring twice',
    building: 'Plaza',
    city: 'Singapore',
    country_code: 'SG',
    latitude: 1.301,
    longitude: 103.84,
    postal_code: '238823',
    street_address: 'Orchard Road',
  }
  const put = (who: SignedIn, vendor: string, change: object = {}) =>
    send(server, 'PUT', `/api/orders/v1/vendor/${vendor}/address`, {
      headers: who.headers,
      body: { ...address, ...change },
    })

  it('setting a vendor’s address', async () => {
    const saved = await put(stranger, 'own')
    expect(saved.result).toMatchObject({
      vendor_information: {
        location: {
          address_text: '7 Orchard Road',
          unit: '#02-11',
          latitude: 1.301,
          rider_instructions: 'Ring twice',
        },
      },
    })
  })

  it.each([
    ['no point', { latitude: null, longitude: null }, 'address.error.coordinates-missing'],
    ['notes of 1001 bytes', { notes: 'ä'.repeat(500) + 'x' }, 'address.error.notes-too-long'],
    ['a street of 256 bytes', { street_address: 'x'.repeat(256) }, 'address.error.address-too-long'],
    ['another country', { country_code: 'MY' }, 'address.error.abroad'],
  ])('refuses %s', async (_what, change, key) => {
    const refused = await put(stranger, 'own', change)
    expect([refused.code, refused.meta['translation_key']]).toEqual(['vendor.address-invalid', key])
  })

  it('moves an outlet only for who may edit it', async () => {
    await turnOff(server, 'SG', ['EditVendorOutlet'])
    expect((await put(manager, 'west')).code).toBe('outlet.closed')
    await turnOn(server, 'SG', ['EditVendorOutlet'])
    expect((await put(manager, 'west')).code).toBe('auth.forbidden')
    expect((await put(anna, 'west')).code).toBe('ok')
  })

  it('another vendor’s address cannot be changed', async () => {
    expect((await put(anna, 'own')).code).toBe('vendor.not-found')
    expect((await put(manager, 'east')).code).toBe('vendor.not-found')
  })
})
