import type { AnswerOf, shopCalls } from '@beckon/contract'
import { channelOf, signInNameOf } from '@beckon/domain/account'
import { brands } from '@beckon/domain/country'
import type { Context } from '../../../../platform/http/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../../../settings/operators/index.ts'
import { sendInvitation } from '../members/invite-member.ts'
import { deleteInvitation, deleteMember, lockMembers, membersOf } from '../members/member-store.ts'
import { endAccess } from '../members/remove-member.ts'
import { type DeskDeps, shopIn } from './shop-for-desk.ts'

/** Invites a person in the name of the brand; the address must not be one of the shop yet. */
export async function inviteShopOwner(
  deps: DeskDeps,
  { caller, country, deployment, params, body, language }: Context<typeof shopCalls.inviteShopOwner>,
): Promise<AnswerOf<typeof shopCalls.inviteShopOwner> | Refusal> {
  const name = signInNameOf(body.email_address, country)
  if (name?.kind !== 'mail') return refuse('auth.email-invalid')
  if (!(await deps.notify.canReach('mail'))) return refuse('auth.code-delivery-failed')
  const email = name.value.toLowerCase()
  const by = { userId: `operator:${caller.operatorId}`, country, email: brands[deployment.brand].name }
  const intent = { caller, country, subject: `vendor:${params.id.toLowerCase()}`, reason: body.reason }
  return audited(deps, intent, async (tx) => {
    const vendor = await shopIn(tx, deployment, params.id)
    if (!vendor) return refuse('vendor.not-found')
    const members = await membersOf(tx, vendor)
    if (members.some((one) => one.email.toLowerCase() === email)) return refuse('owner.exists')
    const { role } = body
    const inviter = { caller: by, deployment, language }
    const ownerId = await sendInvitation(deps, tx, inviter, { vendor, email, role })
    if (isRefusal(ownerId)) return ownerId
    const result = {
      owner_id: ownerId,
      email,
      state: 'invited' as const,
      role,
      inherited: false,
      is_suspended: false,
      must_change_password: false,
      locked_until: null,
      last_login_at: null,
    }
    return { before: null, after: `invitation to ${withoutName(email)} as ${role}`, answer: { result } }
  })
}

/** The record of changes has no addresses of people. */
const withoutName = (email: string): string => email.replace(/^(.).*@/u, '$1…@')

/** Ends the access of a person, or an invitation. A business without a parent keeps one owner. */
export function removeShopOwner(
  deps: DeskDeps,
  { caller, country, deployment, params, body }: Context<typeof shopCalls.removeShopOwner>,
): Promise<{ result: true } | Refusal> {
  const intent = { caller, country, subject: `vendor:${params.id.toLowerCase()}`, reason: body.reason }
  return audited(deps, intent, async (tx) => {
    // The owners may remove each other meanwhile: one after the other, so that one stays.
    await lockMembers(tx, params.id)
    const vendor = await shopIn(tx, deployment, params.id)
    if (!vendor) return refuse('vendor.not-found')
    const answer = { result: true } as const
    if (await deleteInvitation(tx, params.id, params.ownerId)) {
      return { before: 'an invitation', after: null, answer }
    }
    const own = (await membersOf(tx, vendor)).filter(({ vendor_id }) => vendor_id === params.id)
    const member = own.find(({ user_id }) => user_id === params.ownerId)
    if (!member) return refuse('owner.not-found')
    const { email, role } = member
    const owners = own.filter((one) => one.role === 'owner')
    if (vendor.parent_vendor_id === null && role === 'owner' && owners.length === 1)
      return refuse('owner.last')
    await deleteMember(tx, params.id, params.ownerId)
    await endAccess(deps, tx, vendor, member)
    const named = channelOf(email) === 'mail' ? withoutName(email) : `…${email.slice(-3)}`
    return { before: `${role} ${named} (${params.ownerId})`, after: null, answer }
  })
}
