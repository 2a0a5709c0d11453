import { describe, expect, it } from 'vitest'
import {
  type MemberAction,
  type MemberChange,
  memberActions,
  memberActionsOf,
  type MemberRole,
  memberRoles,
  memberViolation,
  mayDo,
  rolesAllowing,
  rolesGivenBy,
} from './index.ts'

const live = { isTest: false }
const test = { isTest: true }

describe('the roles of a business', () => {
  it('allow an owner every action', () => {
    expect(memberActionsOf(['owner'], live)).toEqual(memberActions)
  })

  it.each<[MemberAction, readonly MemberRole[]]>([
    ['business.read', memberRoles],
    ['people.read', memberRoles],
    ['help.ask', memberRoles],
    ['people.manage', ['owner', 'manager']],
    ['owners.manage', ['owner']],
    ['outlets.manage', ['owner', 'manager']],
    ['orders.read', ['owner', 'manager', 'staff', 'finance', 'viewer']],
    ['orders.create', ['owner', 'manager', 'staff']],
    ['orders.change', ['owner', 'manager', 'staff']],
    ['orders.export', ['owner', 'manager', 'finance']],
    ['bulk.manage', ['owner', 'manager', 'staff']],
    ['address-book.read', ['owner', 'manager', 'staff', 'viewer']],
    ['address-book.edit', ['owner', 'manager', 'staff']],
    ['money.read', ['owner', 'manager', 'finance', 'viewer']],
    ['money.settings', ['owner', 'finance']],
    ['keys.manage', ['owner', 'developer']],
    ['webhooks.manage', ['owner', 'manager', 'developer']],
    ['events.read', ['owner', 'manager', 'developer', 'viewer']],
  ])('allow %s to %j only', (action, roles) => {
    expect(rolesAllowing(action, live)).toEqual(roles)
  })

  it('allow a viewer no action that changes something, except to ask for help', () => {
    const changing = memberActionsOf(['viewer'], live).filter((action) => !action.endsWith('.read'))
    expect(changing).toEqual(['help.ask'])
  })

  it('allow a developer to order only where orders are tests', () => {
    expect([mayDo('developer', 'orders.create', live), mayDo('developer', 'orders.create', test)]).toEqual([
      false,
      true,
    ])
    expect(mayDo('developer', 'money.read', test)).toBe(false)
  })

  it('allow no other role more at a collection point for tests', () => {
    for (const role of memberRoles.filter((one) => one !== 'developer')) {
      expect([role, memberActionsOf([role], test)]).toEqual([role, memberActionsOf([role], live)])
    }
  })

  it('add up where a person has several', () => {
    const both = memberActionsOf(['staff', 'finance'], live)
    expect(both).toContain('orders.create')
    expect(both).toContain('money.read')
    expect(both).not.toContain('people.manage')
  })
})

it.each<[readonly MemberRole[], readonly MemberRole[]]>([
  [['owner'], memberRoles],
  [['manager'], ['manager', 'staff', 'viewer']],
  [
    ['manager', 'finance'],
    ['manager', 'staff', 'finance', 'viewer'],
  ],
  [['staff'], []],
  [['finance'], []],
  [['developer'], []],
  [['viewer'], []],
  [[], []],
])('a person with the roles %j gives the roles %j', (own, given) => {
  expect(rolesGivenBy(own)).toEqual(given)
})

describe('a change of a role', () => {
  const change = (
    member: Partial<MemberChange['member']>,
    by: Partial<MemberChange['by']>,
    rest: Partial<Omit<MemberChange, 'member' | 'by'>> = {},
  ) =>
    memberViolation({
      member: { userId: 'them', role: 'staff', isInvited: true, ...member },
      next: null,
      by: { userId: 'me', roles: ['owner'], isInvitedOwner: false, ...by },
      owners: 2,
      isBusiness: true,
      ...rest,
    })

  it('is allowed to an owner, also among owners', () => {
    expect(change({}, {}, { next: 'manager' })).toBeUndefined()
    expect(change({ role: 'owner' }, {}, { next: 'viewer' })).toBeUndefined()
    expect(change({ role: 'owner' }, {})).toBeUndefined()
  })

  it('is refused where the old or the new role is not one that the person gives', () => {
    const manager = { roles: ['manager'] as const }
    expect(change({ role: 'owner' }, manager)).toBe('forbidden')
    expect(change({ role: 'staff' }, manager, { next: 'owner' })).toBe('forbidden')
    expect(change({ role: 'developer' }, manager, { next: 'staff' })).toBe('forbidden')
    expect(change({ role: 'staff' }, manager, { next: 'manager' })).toBeUndefined()
  })

  it('is refused to a person who raises the own role', () => {
    expect(change({ userId: 'me' }, { roles: ['staff'] }, { next: 'manager' })).toBe('forbidden')
    expect(change({ userId: 'me', role: 'manager' }, { roles: ['manager'] }, { next: 'owner' })).toBe(
      'forbidden',
    )
  })

  it('lets owners and managers leave, but not the last owner of a business', () => {
    expect(change({ userId: 'me', role: 'owner' }, {})).toBeUndefined()
    expect(change({ userId: 'me', role: 'manager' }, { roles: ['manager'] })).toBeUndefined()
    expect(change({ userId: 'me', role: 'owner' }, {}, { owners: 1 })).toBe('last-owner')
    expect(change({ userId: 'me', role: 'owner' }, {}, { owners: 1, next: 'manager' })).toBe('last-owner')
    expect(change({ userId: 'me', role: 'owner' }, {}, { owners: 1, isBusiness: false })).toBeUndefined()
  })

  it('protects the founder of a business from owners by invitation', () => {
    const joined = { isInvitedOwner: true }
    expect(change({ role: 'owner', isInvited: false }, joined)).toBe('founder')
    expect(change({ role: 'owner', isInvited: false }, joined, { next: 'viewer' })).toBe('founder')
    expect(change({ role: 'owner', isInvited: true }, joined)).toBeUndefined()
    expect(change({ role: 'owner', isInvited: false }, joined, { isBusiness: false })).toBeUndefined()
  })
})
