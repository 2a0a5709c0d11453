import { createHash, randomBytes } from 'node:crypto'
import type { Owner } from '@beckon/contract'
import { signInNameOf } from '@beckon/domain/account'
import type { Deployment } from '@beckon/domain/country'
import {
  INVITATION_DAYS,
  invitedLimit,
  inviterLimit,
  mailLimit,
  newInviterLimit,
} from '@beckon/domain/limits'
import { type MemberRole, rolesGivenBy } from '@beckon/domain/member'
import type { VendorCaller } from '../../../../platform/auth/callers.ts'
import { countAttempts, subjectOf } from '../../../../platform/attempts.ts'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { VendorDeps } from '../deps.ts'
import { reachVendor } from '../policy.ts'
import { hasDeliveries } from '../store.ts'
import { membersOf, putInvitation } from './member-store.ts'

const DAY_MS = 86_400_000

/** The person or operator in whose name an invitation is sent, and the language of the email. */
export interface InvitedBy extends Omit<Inviter, 'caller'> {
  /** `email` is shown in the invitation. */
  readonly caller: Pick<VendorCaller, 'userId' | 'country' | 'email'>
}

/** The inviting user and the language of the email. */
export interface Inviter {
  readonly caller: VendorCaller
  readonly deployment: Deployment
  readonly language: string
}

const existsKeys = { owner: 'error.owner-exists', other: 'error.member-exists' } as const

interface Invitee {
  readonly vendorId: string
  readonly typed: string
  readonly role: MemberRole
}

/** Invites by email, with a role that the caller may give. The answer does not reveal whether the address has an account. */
export async function inviteMember(
  deps: VendorDeps,
  inviter: Inviter,
  { vendorId, typed, role }: Invitee,
): Promise<{ result: Owner } | Refusal> {
  const { db, notify } = deps
  const { caller } = inviter
  const reached = await reachVendor(db, caller, vendorId)
  if (isRefusal(reached)) return reached
  const { vendor, roles } = reached
  const given = rolesGivenBy(roles ?? [])
  if (!given.includes(role)) return refuse('member.forbidden')
  const name = signInNameOf(typed, caller.country)
  if (name?.kind !== 'mail') return refuse('auth.email-invalid')
  const email = name.value.toLowerCase()
  // A person of the parent may have another role here, but an owner there may do everything already.
  const members = (await membersOf(db, vendor)).filter(
    (one) => one.vendor_id === vendorId || one.role === 'owner',
  )
  const known = members.find((one) => one.email.toLowerCase() === email)
  if (known)
    return refuse('owner.exists', { translation_key: existsKeys[known.role === 'owner' ? 'owner' : 'other'] })
  if (!(await notify.canReach('mail'))) return refuse('auth.code-delivery-failed')
  const ownerId = await inTransaction(db, (tx) => sendInvitation(deps, tx, inviter, { vendor, email, role }))
  if (isRefusal(ownerId)) return ownerId
  const can = { remove: true, roles: [] }
  return { result: { owner_id: ownerId, email, state: 'invited', role, inherited: false, can } }
}

export interface Invited {
  readonly vendor: { readonly vendor_id: string; readonly name: string }
  /** In lower case. */
  readonly email: string
  readonly role: MemberRole
}

/** Writes the invitation and its email, within limits; returns the hash of its token. */
export async function sendInvitation(
  deps: Pick<VendorDeps, 'clock' | 'notify' | 'linkTo'>,
  tx: Tx,
  inviter: InvitedBy,
  { vendor, email, role }: Invited,
): Promise<string | Refusal> {
  const limited = await withinLimits(deps, tx, inviter.caller, { vendor, email, role })
  if (limited) return limited
  const { clock, notify, linkTo } = deps
  const { caller, deployment, language } = inviter
  const token = randomBytes(32).toString('base64url')
  const tokenHash = createHash('sha256').update(token).digest('base64url')
  const now = clock.now()
  await putInvitation(tx, role, {
    vendor_id: vendor.vendor_id,
    email,
    token_hash: tokenHash,
    invited_by: caller.userId,
    created_at: now,
    expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
  })
  await notify.send(
    tx,
    { country: caller.country, channel: 'mail', recipient: email, language },
    {
      kind: 'owner-invited',
      url: linkTo(deployment, `/invitation#${token}`),
      vendor: vendor.name,
      by: caller.email,
    },
  )
  return tokenHash
}

/**
 * Limits invitations: our name is on the email, and a business that registered a minute ago chooses its recipients.
 */
async function withinLimits(
  { clock }: Pick<VendorDeps, 'clock'>,
  tx: Tx,
  { userId }: InvitedBy['caller'],
  { vendor, email }: Invited,
): Promise<Refusal | undefined> {
  const isKnown = await hasDeliveries(tx, vendor.vendor_id)
  const counted = [
    { subject: subjectOf('invitation', `${vendor.vendor_id} ${email}`), limit: mailLimit },
    // In all countries together: the mailbox is one.
    { subject: subjectOf('invited', email), limit: invitedLimit },
    isKnown
      ? { subject: subjectOf('inviter', userId), limit: inviterLimit }
      : { subject: subjectOf('new-inviter', userId), limit: newInviterLimit },
  ]
  const wait = await countAttempts(tx, counted, clock.now())
  return wait > 0 ? refuse('auth.too-many-requests', { retry_after: wait }) : undefined
}
