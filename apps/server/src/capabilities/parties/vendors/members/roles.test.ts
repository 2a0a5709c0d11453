import type { Owner, WireVendor } from '@beckon/contract'
import type { MemberRole } from '@beckon/domain/member'
import { WebSocket } from 'ws'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { askForRider, quoteFor, requestedOrder } from '../../../../../test/ask-for-rider.ts'
import { mailTo } from '../../../../../test/mailbox.ts'
import { send } from '../../../../../test/post.ts'
import { seedMember } from '../../../../../test/seed/seed-members.ts'
import { seedVendors } from '../../../../../test/seed/seed-vendors.ts'
import { type SignedIn, signIn } from '../../../../../test/seed/sign-in.ts'
import { turnOn } from '../../../../../test/seed/turn-on.ts'
import { testClock } from '../../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'

const clock = testClock()
let server: TestServer
let ana: SignedIn
let manager: SignedIn
beforeAll(async () => {
  server = await startTestServer({ clock })
  ana = await seedVendors(server, {
    country: 'SG',
    email: 'ana@shop.test',
    vendors: [
      { vendor_id: 'chain', outlets: [{ vendor_id: 'west' }, { vendor_id: 'east' }] },
      { vendor_id: 'duo' },
      { vendor_id: 'solo' },
    ],
  })
  manager = await seedMember(server, {
    country: 'SG',
    email: 'manager@shop.test',
    vendorId: 'chain',
    role: 'manager',
  })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.platform.db.deleteFrom('attempt_window').execute()
})

const member = (email: string, vendorId: string, role: MemberRole) =>
  seedMember(server, { country: 'SG', email, vendorId, role })
const path = (vendor: string) => `/api/orders/v1/vendor/${vendor}/owners`
const listed = async ({ headers }: SignedIn, vendor: string) =>
  (await send(server, 'GET', path(vendor), { headers })).result as {
    owners: Owner[]
    can: { invite: boolean; roles: MemberRole[] }
  }
const invite = ({ headers }: SignedIn, vendor: string, email_address: string, role?: MemberRole) =>
  send(server, 'POST', path(vendor), { headers, body: { email_address, ...(role ? { role } : {}) } })
const setRole = ({ headers }: SignedIn, vendor: string, id: string, role: MemberRole) =>
  send(server, 'PUT', `${path(vendor)}/${id}/role`, { headers, body: { role } })
const remove = ({ headers }: SignedIn, vendor: string, id: string) =>
  send(server, 'DELETE', `${path(vendor)}/${id}`, { headers })
const vendorsOf = async ({ headers }: SignedIn) =>
  ((await send(server, 'GET', '/api/orders/v1/vendors', { headers })).result as { vendors: WireVendor[] })
    .vendors
const ownersOf = async (vendorId: string) =>
  (
    await server.platform.db
      .selectFrom('vendor_owner')
      .select('user_id')
      .where('vendor_id', '=', vendorId)
      .execute()
  ).map(({ user_id }) => user_id)

describe('an invitation with a role', () => {
  it('makes the person a member of one collection point with this role', async () => {
    expect((await invite(ana, 'west', 'sam@shop.test', 'staff')).result).toMatchObject({ role: 'staff' })
    const { token } = await mailTo(server, 'sam@shop.test')
    const read = await send(server, 'POST', '/api/auth/v1/invitations/read', { body: { token } })
    expect(read.result).toMatchObject({ role: 'staff', email: 'sam@shop.test' })
    const body = { token, password: 'Demo1234!' }
    expect((await send(server, 'POST', '/api/auth/v1/invitations/accept', { body })).code).toBe('ok')
    const sam = await signIn(server, 'SG', 'sam@shop.test')
    const [vendor, ...others] = await vendorsOf(sam)
    expect(others).toEqual([])
    expect(vendor).toMatchObject({ vendor_id: 'west', roles: ['staff'], ask: { owner: 'ana@shop.test' } })
    expect(vendor?.can.actions).toContain('orders.create')
    expect(vendor?.can.actions).not.toContain('money.read')
    expect((await listed(sam, 'west')).can).toEqual({ invite: false, roles: [] })
    expect((await invite(sam, 'west', 'x@shop.test', 'viewer')).code).toBe('member.forbidden')
  })

  it('is invisible to a process of an earlier release, which would make an owner of the person', async () => {
    await invite(ana, 'east', 'later@shop.test', 'viewer')
    const { db } = server.platform
    const invitations = await db.selectFrom('owner_invitation').select('email').execute()
    expect(invitations.map(({ email }) => email)).not.toContain('later@shop.test')
    expect(await db.selectFrom('member_invitation').select(['email', 'role']).execute()).toEqual([
      { email: 'later@shop.test', role: 'viewer' },
    ])
  })

  it('replaces an earlier one to the same address, with another role too', async () => {
    await invite(ana, 'east', 'twice@shop.test', 'viewer')
    clock.advance(1)
    await invite(ana, 'east', 'twice@shop.test', 'owner')
    const waiting = (await listed(ana, 'east')).owners.filter(({ email }) => email === 'twice@shop.test')
    expect(waiting.map(({ role, state }) => [role, state])).toEqual([['owner', 'invited']])
  })

  it('is sent by a manager only for roles without further rights', async () => {
    expect((await listed(manager, 'chain')).can.roles).toEqual(['manager', 'staff', 'viewer'])
    for (const role of ['owner', 'finance', 'developer'] as const) {
      expect([role, (await invite(manager, 'chain', 'x@shop.test', role)).code]).toEqual([
        role,
        'member.forbidden',
      ])
    }
    expect((await invite(manager, 'chain', 'new@shop.test', 'staff')).code).toBe('ok')
  })

  it('makes an owner of the person where none is named, as before there were roles', async () => {
    expect((await invite(ana, 'east', 'old@shop.test')).result).toMatchObject({ role: 'owner' })
  })

  it('does not take the rights of an owner away who accepts it', async () => {
    const both = await member('both@shop.test', 'east', 'viewer')
    await invite(ana, 'chain', 'both@shop.test', 'staff')
    const { token } = await mailTo(server, 'both@shop.test')
    await setRole(ana, 'east', both.userId, 'owner')
    await server.platform.db
      .insertInto('vendor_owner')
      .values({ vendor_id: 'chain', user_id: both.userId })
      .execute()
    expect((await send(server, 'POST', '/api/auth/v1/invitations/accept', { body: { token } })).code).toBe(
      'ok',
    )
    expect((await vendorsOf(both)).find(({ vendor_id }) => vendor_id === 'chain')?.roles).toEqual(['owner'])
    await server.platform.db
      .deleteFrom('vendor_owner')
      .where('vendor_id', '=', 'chain')
      .where('user_id', '=', both.userId)
      .execute()
  })
})

describe('a role at the main branch', () => {
  it('counts at all of its collection points', async () => {
    const all = (await vendorsOf(manager)).map(({ vendor_id, roles }) => [vendor_id, roles])
    expect(all).toEqual([
      ['chain', ['manager']],
      ['east', ['manager']],
      ['west', ['manager']],
    ])
  })

  it('lets a manager change an outlet, but not its owners', async () => {
    await turnOn(server, 'SG', ['EditVendorOutlet'])
    const owners = (await listed(ana, 'west')).owners.filter(
      ({ role, inherited }) => role === 'owner' && !inherited,
    )
    const outlet = {
      parent_vendor_id: 'chain',
      name: 'West side',
      address: '1 Test Street',
      latitude: 1.3,
      longitude: 103.85,
      rider_instructions: '',
      phone_number: '+6591234567',
      city: '',
      users: owners.map(({ email }) => email),
      unit: '',
      building: '',
      street: 'Test Street',
      postal_code: '',
      country_code: 'SG',
      client_vendor_id: 'west',
      street_number: '1',
    }
    const put = (body: object) =>
      send(server, 'PUT', '/api/orders/v1/outlet/west', { headers: manager.headers, body })
    expect((await put(outlet)).code).toBe('ok')
    expect((await put({ ...outlet, users: ['mine@shop.test'] })).code).toBe('member.forbidden')
  })
})

describe('a change of a role', () => {
  it('counts from the next call, in every process', async () => {
    const person = await member('changed@shop.test', 'solo', 'staff')
    const second = await startTestServer({ clock, databaseUrl: server.databaseUrl, env: { ROLES: 'api' } })
    // Both processes have read the person's role for an order.
    for (const process of [server, second]) await requestedOrder(process, person, { vendorId: 'solo' })
    const quote = (await quoteFor(server, person, { vendorId: 'solo' })).json()
    expect((await setRole(ana, 'solo', person.userId, 'viewer')).result).toMatchObject({ role: 'viewer' })
    for (const process of [second, server]) {
      const refused = await askForRider(process, person, { vendorId: 'solo', quote })
      expect([refused.statusCode, refused.json().errors[0].code]).toEqual([403, 'member.forbidden'])
    }
    await second.stop()
    expect((await setRole(ana, 'solo', person.userId, 'owner')).result).toMatchObject({ role: 'owner' })
    expect(await ownersOf('solo')).toContain(person.userId)
    expect((await setRole(ana, 'solo', person.userId, 'staff')).code).toBe('ok')
    expect(await ownersOf('solo')).toEqual([ana.userId])
  })

  it('to none fails the next order in a process that has read the earlier role', async () => {
    const person = await member('race@shop.test', 'solo', 'staff')
    await requestedOrder(server, person, { vendorId: 'solo' })
    const quote = (await quoteFor(server, person, { vendorId: 'solo' })).json()
    expect((await remove(ana, 'solo', person.userId)).code).toBe('ok')
    const refused = await askForRider(server, person, { vendorId: 'solo', quote })
    expect(refused.json().errors[0].code).toBe('vendor.not-found')
  })

  it('is refused to a person who raises the own role, and for people of another place', async () => {
    const staff = await member('low@shop.test', 'west', 'staff')
    expect((await setRole(staff, 'west', staff.userId, 'owner')).code).toBe('member.forbidden')
    expect((await setRole(manager, 'chain', manager.userId, 'owner')).code).toBe('member.forbidden')
    expect((await setRole(manager, 'chain', ana.userId, 'viewer')).code).toBe('member.forbidden')
    expect((await setRole(ana, 'solo', staff.userId, 'viewer')).code).toBe('owner.not-found')
    // A role of the main branch is changed there.
    expect((await setRole(ana, 'west', manager.userId, 'viewer')).code).toBe('owner.not-found')
  })

  it('is refused for the last owner of a business', async () => {
    expect((await setRole(ana, 'duo', ana.userId, 'viewer')).code).toBe('owner.last')
    expect(await ownersOf('duo')).toEqual([ana.userId])
  })

  it('leaves a business an owner when two owners take the role from each other at once', async () => {
    const ben = await member('ben@shop.test', 'duo', 'owner')
    const { db } = server.platform
    for (let round = 0; round < 5; round += 1) {
      // Two founders, so that each may take the role from the other.
      await db.updateTable('vendor_owner').set({ invited: false }).where('vendor_id', '=', 'duo').execute()
      const codes = await Promise.all([
        setRole(ana, 'duo', ben.userId, 'viewer'),
        setRole(ben, 'duo', ana.userId, 'viewer'),
      ])
      // The second one has no right to it any more.
      expect(codes.map(({ code }) => code).toSorted()).toEqual(['member.forbidden', 'ok'])
      expect(await ownersOf('duo')).toHaveLength(1)
      const [left = ''] = await ownersOf('duo')
      const [owner, other] = left === ana.userId ? [ana, ben] : [ben, ana]
      await setRole(owner, 'duo', other.userId, 'owner')
    }
  })

  it('leaves a business an owner when one is removed by the other, who loses the role at once', async () => {
    const ben = (await listed(ana, 'duo')).owners.find(({ email }) => email === 'ben@shop.test')
    const session = await signIn(server, 'SG', 'ben@shop.test')
    await Promise.all([remove(ana, 'duo', ben?.owner_id ?? ''), setRole(session, 'duo', ana.userId, 'staff')])
    expect(await ownersOf('duo')).toHaveLength(1)
  })

  it('notifies the open pages of the person, and ends live updates that the role does not allow', async () => {
    const person = await member('live@shop.test', 'solo', 'staff')
    const parameter = encodeURIComponent(Buffer.from(person.headers.authorization).toString('base64'))
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live?Authorization=${parameter}`, {
      headers: { 'x-country': 'SG' },
    })
    const received: { type: string }[] = []
    socket.on('message', (raw) => received.push(JSON.parse(String(raw))))
    await new Promise((open) => socket.once('open', open))
    socket.send(JSON.stringify({ action: 'subscribeToVendor', data: { vendor_id: 'solo' } }))
    const types = () => received.map(({ type }) => type)
    await vi.waitFor(() => expect(types()).toContain('subscribe_ok'))
    await setRole(ana, 'solo', person.userId, 'viewer')
    await vi.waitFor(() => expect(types()).toContain('access_changed'))
    expect(types()).not.toContain('error')
    await setRole(ana, 'solo', person.userId, 'developer')
    await vi.waitFor(() => expect(types()).toContain('error'))
    socket.terminate()
  })
})
