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
import type { VendorCaller } from '../../../platform/auth/callers.ts'
import { countAttempts, subjectOf } from '../../../platform/attempts.ts'
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import { ownersOf } from './owners.ts'
import { actFor, mayManageOwners } from './policy.ts'
import { hasDeliveries, putInvitation } from './store.ts'
import type { VendorDeps } from './deps.ts'

const DAY_MS = 86_400_000

/** The inviting user and the language of the email. */
export interface Inviter {
  readonly caller: VendorCaller
  readonly deployment: Deployment
  readonly language: string
}

/** Invites by email. The answer does not reveal whether the address has an account. */
export async function inviteOwner(
  deps: VendorDeps,
  inviter: Inviter,
  { vendorId, typed }: { readonly vendorId: string; readonly typed: string },
): Promise<{ result: Owner } | Refusal> {
  const { db, notify } = deps
  const { caller } = inviter
  const vendor = await actFor(db, caller, vendorId)
  if (!vendor) return refuse('vendor.not-found')
  if (!(await mayManageOwners(db, caller, vendor))) return refuse('auth.forbidden')
  const name = signInNameOf(typed, caller.country)
  if (name?.kind !== 'mail') return refuse('auth.email-invalid')
  const email = name.value.toLowerCase()
  const owners = await ownersOf(db, vendor)
  if (owners.some((one) => one.email.toLowerCase() === email)) return refuse('owner.exists')
  if (!(await notify.canReach('mail'))) return refuse('auth.code-delivery-failed')
  const ownerId = await inTransaction(db, (tx) => sendInvitation(deps, tx, inviter, { vendor, email }))
  if (isRefusal(ownerId)) return ownerId
  return { result: { owner_id: ownerId, email, state: 'invited', inherited: false, can: { remove: true } } }
}

export interface Invited {
  readonly vendor: { readonly vendor_id: string; readonly name: string }
  /** In lower case. */
  readonly email: string
}

/** Writes the invitation and its email, within limits; returns the hash of its token. */
export async function sendInvitation(
  deps: VendorDeps,
  tx: Tx,
  inviter: Inviter,
  { vendor, email }: Invited,
): Promise<string | Refusal> {
  const limited = await withinLimits(deps, tx, inviter.caller, { vendor, email })
  if (limited) return limited
  const { clock, notify, linkTo } = deps
  const { caller, deployment, language } = inviter
  const token = randomBytes(32).toString('base64url')
  const tokenHash = createHash('sha256').update(token).digest('base64url')
  const now = clock.now()
  await putInvitation(tx, {
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
  { clock }: VendorDeps,
  tx: Tx,
  { userId }: VendorCaller,
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
