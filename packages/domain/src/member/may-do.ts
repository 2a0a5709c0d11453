import { type MemberAction, memberActions, type MemberRole, memberRoles } from './names.ts'

/** Actions of every role: a person sees the own business and its people, and reaches support. */
const everyone: readonly MemberAction[] = ['business.read', 'people.read', 'help.ask']

/** Orders with all that belongs to them, from the first quote to the end of the delivery. */
const ordering: readonly MemberAction[] = [
  'orders.read',
  'orders.create',
  'orders.change',
  'bulk.manage',
  'address-book.read',
  'address-book.edit',
]

const withheldFromManagers: readonly MemberAction[] = ['owners.manage', 'keys.manage', 'money.settings']

/** Actions of people at the vendor of the test mode of their test shop: all about orders, and nothing that sets the shop up. */
export const trainingActions: readonly MemberAction[] = [...everyone, ...ordering, 'orders.export']

function allowedTo(role: MemberRole): readonly MemberAction[] {
  switch (role) {
    case 'owner':
      return memberActions
    case 'manager':
      return memberActions.filter((action) => !withheldFromManagers.includes(action))
    case 'staff':
      return [...everyone, ...ordering]
    case 'finance':
      return [...everyone, 'orders.read', 'orders.export', 'money.read', 'money.settings']
    case 'developer':
      return [...everyone, 'keys.manage', 'webhooks.manage', 'events.read']
    case 'viewer':
      return [...everyone, 'orders.read', 'address-book.read', 'money.read', 'events.read']
  }
}

/** A collection point for rehearsals: its orders are tests. */
export interface RehearsedPoint {
  readonly isTest: boolean
}

/** Whether a role allows an action at a collection point. Developers order only where orders are tests. */
export const mayDo = (role: MemberRole, action: MemberAction, { isTest }: RehearsedPoint): boolean =>
  allowedTo(role).includes(action) || (role === 'developer' && isTest && ordering.includes(action))

/** The roles that allow an action, in the order of `memberRoles`. */
export const rolesAllowing = (action: MemberAction, point: RehearsedPoint): readonly MemberRole[] =>
  memberRoles.filter((role) => mayDo(role, action, point))

/** The actions that several roles of one person allow together, in the order of `memberActions`. */
export const memberActionsOf = (
  roles: readonly MemberRole[],
  point: RehearsedPoint,
): readonly MemberAction[] =>
  memberActions.filter((action) => roles.some((role) => mayDo(role, action, point)))
