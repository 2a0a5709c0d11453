import { type Call, calls } from '@beckon/contract'
import { type MemberRole, mayDo, memberRoles, rolesAllowing } from '@beckon/domain/member'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quoteFor, requestedOrder } from './ask-for-rider.ts'
import { makeCall, namingVendor, type Subject, vendorCallInputs } from './every-vendor-call.ts'
import { seedMember } from './seed/seed-members.ts'
import { seedVendors } from './seed/seed-vendors.ts'
import type { SignedIn } from './seed/sign-in.ts'
import { turnOn } from './seed/turn-on.ts'
import { testClock } from './test-clock.ts'
import { startTestServer, type TestServer } from './test-server.ts'

const clock = testClock()
const points = ['shop', 'trial', 'elsewhere', 'west', 'east'] as const
type Point = (typeof points)[number]

let server: TestServer
const subjects = new Map<Point, Subject>()
const people = new Map<string, SignedIn>()

beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  await turnOn(server, 'SG', ['AddVendorOutlet', 'EditVendorOutlet', 'BulkOrderUpload', 'Voucher'])
  const owner = await seedVendors(server, {
    country: 'SG',
    email: 'first@shop.test',
    vendors: [
      { vendor_id: 'shop' },
      { vendor_id: 'trial', is_test: true },
      { vendor_id: 'elsewhere' },
      { vendor_id: 'chain', outlets: [{ vendor_id: 'west' }, { vendor_id: 'east' }] },
    ],
  })
  for (const vendorId of points) {
    const orderId = await requestedOrder(server, owner, { vendorId })
    const { fee, signature } = (await quoteFor(server, owner, { vendorId })).json()
    subjects.set(vendorId, { vendorId, orderId, ownerId: 'no-person', fee, signature })
    for (const role of memberRoles) {
      const person = { country: 'SG', email: `${role}@${vendorId}.test`, vendorId, role } as const
      people.set(person.email, await seedMember(server, person))
    }
  }
})
afterAll(() => server.stop())

const subjectOf = (point: Point): Subject => {
  const subject = subjects.get(point)
  if (!subject) throw new Error(`no ${point}`)
  return subject
}
const personOf = (role: MemberRole, point: Point): SignedIn => {
  const person = people.get(`${role}@${point}.test`)
  if (!person) throw new Error(`no ${role} of ${point}`)
  return person
}

/** Makes a call with sound input about a collection point. */
const make = (call: Call, { headers }: SignedIn, point: Point) =>
  makeCall(server, call, headers, vendorCallInputs(subjectOf(point))[call.name] ?? {})

const rolesThatMay = ({ memberAction }: Call, isTest: boolean): readonly MemberRole[] =>
  memberAction === undefined || memberAction === 'self' ? [] : rolesAllowing(memberAction, { isTest })

const refusedAccess = ['member.forbidden', 'auth.forbidden', 'auth.required', 'vendor.not-found']
const isNotFound = expect.stringMatching(/^(vendor|order|rider)\.not-found$/)
/** Calls about outlets only, which a business without outlets does not find. */
const ofOutlets = ['updateOutlet']

describe.each(memberRoles)('a person with the role %s', (role) => {
  it.each([
    ['the own collection point', 'shop'],
    ['the own collection point for tests', 'trial'],
  ] as const)(
    'makes at %s the calls whose action the role allows, and no other ones',
    async (_what, point) => {
      const isTest = point === 'trial'
      for (const call of namingVendor) {
        const made = await make(call, personOf(role, point), point)
        const allowing = rolesThatMay(call, isTest)
        if (allowing.includes(role)) {
          if (ofOutlets.includes(call.name)) continue
          expect([call.name, made.code]).not.toEqual([call.name, expect.toBeOneOf(refusedAccess)])
          continue
        }
        expect([call.name, made.status, made.code]).toEqual([call.name, 403, 'member.forbidden'])
        expect(JSON.parse(made.body).errors[0].meta.roles).toEqual(allowing)
        expect(made.body).not.toContain('Mei Lin')
      }
    },
  )

  it.each([
    ['another business', 'shop', 'elsewhere'],
    ['another collection point of the business', 'west', 'east'],
  ] as const)('reaches nothing of %s by any call', async (_what, own, other) => {
    for (const call of namingVendor) {
      const { status, code, body } = await make(call, personOf(role, own), other)
      expect([call.name, status, code]).toEqual([call.name, 404, isNotFound])
      expect(body).not.toContain('Mei Lin')
    }
  })

  it('has the role at every collection point of a main branch', async () => {
    const email = `${role}@chain.test`
    const person = await seedMember(server, { country: 'SG', email, vendorId: 'chain', role })
    for (const point of ['west', 'east'] as const) {
      for (const call of namingVendor.filter(({ method }) => method === 'GET')) {
        const { code } = await make(call, person, point)
        const may = rolesThatMay(call, false).includes(role)
        const got = may ? !refusedAccess.includes(code ?? '') : code === 'member.forbidden'
        expect([call.name, code, got]).toEqual([call.name, code, true])
      }
    }
  })

  it('reaches nothing any more once the role has ended', async () => {
    const person = await seedMember(server, {
      country: 'SG',
      email: `ended-${role}@shop.test`,
      vendorId: 'shop',
      role,
    })
    const { db } = server.platform
    for (const table of ['vendor_owner', 'vendor_member'] as const) {
      await db.deleteFrom(table).where('user_id', '=', person.userId).execute()
    }
    for (const call of namingVendor) {
      const { status, code } = await make(call, person, 'shop')
      expect([call.name, status, code]).toEqual([call.name, 404, isNotFound])
    }
  })
})

it('an answer about a vendor lists exactly the actions that the role allows', async () => {
  for (const role of memberRoles) {
    for (const point of ['shop', 'trial'] as const) {
      const { body } = await makeCall(server, calls.listVendors, personOf(role, point).headers)
      const [vendor] = JSON.parse(body).result.vendors
      const allowed = namingVendor.filter(({ memberAction: action = 'self' }) =>
        vendor.can.actions.includes(action),
      )
      const expected = namingVendor.filter(
        ({ memberAction: action = 'self' }) =>
          action !== 'self' && mayDo(role, action, { isTest: point === 'trial' }),
      )
      expect([role, allowed]).toEqual([role, expected])
      expect(vendor.roles).toEqual([role])
    }
  }
})
