import { memberActionsOf } from './may-do.ts'
import { type MemberRole, memberRoles } from './names.ts'

const live = { isTest: false }

/**
 * The roles that a person may give to others and take from them: none without the right to manage people, and otherwise
 * those whose actions the person has. A manager cannot make a developer, who has keys.
 */
export function rolesGivenBy(own: readonly MemberRole[]): readonly MemberRole[] {
  const actions = memberActionsOf(own, live)
  if (!actions.includes('people.manage')) return []
  return memberRoles.filter((role) =>
    memberActionsOf([role], live).every((action) => actions.includes(action)),
  )
}

/** A person of one collection point, or of a business and all its collection points. */
export interface Member {
  readonly userId: string
  readonly role: MemberRole
  /** Came by an invitation; founders did not. */
  readonly isInvited: boolean
}

export type MemberViolation = 'last-owner' | 'founder' | 'forbidden'

export interface MemberChange {
  readonly member: Member
  /** Null where the person leaves. */
  readonly next: MemberRole | null
  /** The person who changes it, with the roles that count here, inherited ones included. */
  readonly by: {
    readonly userId: string
    readonly roles: readonly MemberRole[]
    /** An owner of this very place by invitation. */
    readonly isInvitedOwner: boolean
  }
  /** Owners of the place itself, the member included. */
  readonly owners: number
  /** Without a parent: one owner stays, and owners by invitation cannot take the place of its founder. */
  readonly isBusiness: boolean
}

/** Why a member cannot get another role or be removed; undefined where it is allowed. */
export function memberViolation(change: MemberChange): MemberViolation | undefined {
  const { member, next, by, owners, isBusiness } = change
  const given = rolesGivenBy(by.roles)
  if (!given.includes(member.role) || !(next === null || given.includes(next))) return 'forbidden'
  const losesOwner = member.role === 'owner' && next !== 'owner'
  if (!losesOwner || !isBusiness) return undefined
  if (by.isInvitedOwner && !member.isInvited) return 'founder'
  return owners <= 1 ? 'last-owner' : undefined
}
