import { createHash, randomBytes } from 'node:crypto'
import type { AnswerOf, Owner, vendorCalls } from '@beckon/contract'
import { INVITATION_DAYS, signInNameOf } from '@beckon/domain/account'
import type { Deployment } from '@beckon/domain/country'
import type { VendorCaller } from '../../platform/auth/callers.ts'
import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { actFor, mayManageOwners } from './policy.ts'
import { putInvitation } from './store.ts'
import type { VendorParts } from './vendor-parts.ts'
import type { VendorRow } from './vendor-row.ts'

const DAY_MS = 86_400_000
type Listed = AnswerOf<typeof vendorCalls.listOwners>

/** Who may act for a vendor, by itself or through its parent, and who is invited to. */
export async function listOwners(
  { db, clock }: VendorParts,
  caller: VendorCaller,
  vendorId: string,
): Promise<Listed | Refusal> {
  const vendor = await actFor(db, caller, vendorId)
  if (!vendor) return refuse('vendor.not-found')
  const may = await mayManageOwners(db, caller, vendor)
  const owners = await ownersOf(db, vendor)
  const own = owners.filter(({ vendor_id }) => vendor_id === vendorId)
  const isLast = own.length === 1 && vendor.parent_vendor_id === null
  const listed: Owner[] = owners.map(({ vendor_id, user_id, email }) => {
    const inherited = vendor_id !== vendorId
    return {
      owner_id: user_id,
      email,
      state: 'owner',
      inherited,
      can: { remove: may && !inherited && !isLast },
    }
  })
  const invited = await invitationsOf(db, vendorId, clock.now())
  const waiting: Owner[] = invited.map(({ email, token_hash }) => ({
    owner_id: token_hash,
    email,
    state: 'invited',
    inherited: false,
    can: { remove: may },
  }))
  return { result: { owners: [...listed, ...waiting], can: { invite: may } } }
}

function ownersOf(db: Database, vendor: VendorRow) {
  const ids =
    vendor.parent_vendor_id === null ? [vendor.vendor_id] : [vendor.vendor_id, vendor.parent_vendor_id]
  return db
    .selectFrom('vendor_owner')
    .innerJoin('user_account', 'user_account.user_id', 'vendor_owner.user_id')
    .select(['vendor_owner.vendor_id', 'vendor_owner.user_id', 'user_account.email'])
    .where('vendor_owner.vendor_id', 'in', ids)
    .where('user_account.country', '=', vendor.country)
    .orderBy('user_account.email')
    .execute()
}

const invitationsOf = (db: Database, vendorId: string, now: Date) =>
  db
    .selectFrom('owner_invitation')
    .select(['email', 'token_hash'])
    .where('vendor_id', '=', vendorId)
    .where('expires_at', '>', now)
    .orderBy('email')
    .execute()

export interface Invite {
  readonly caller: VendorCaller
  readonly deployment: Deployment
  readonly vendorId: string
  readonly typed: string
  readonly language: string
}

/** Invites by mail. The answer says nothing of whether the address has an account. */
export async function inviteOwner(
  parts: VendorParts,
  { caller, deployment, vendorId, typed, language }: Invite,
): Promise<{ result: Owner } | Refusal> {
  const { db, clock, notify, linkTo } = parts
  const vendor = await actFor(db, caller, vendorId)
  if (!vendor) return refuse('vendor.not-found')
  if (!(await mayManageOwners(db, caller, vendor))) return refuse('auth.forbidden')
  const name = signInNameOf(typed, caller.country)
  if (name?.kind !== 'mail') return refuse('auth.email-invalid')
  const email = name.value.toLowerCase()
  const owners = await ownersOf(db, vendor)
  if (owners.some((one) => one.email.toLowerCase() === email)) return refuse('owner.exists')
  if (!(await notify.canReach('mail'))) return refuse('auth.code-delivery-failed')
  const token = randomBytes(32).toString('base64url')
  const tokenHash = createHash('sha256').update(token).digest('base64url')
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    await putInvitation(tx, {
      vendor_id: vendorId,
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
  })
  return { result: { owner_id: tokenHash, email, state: 'invited', inherited: false, can: { remove: true } } }
}
