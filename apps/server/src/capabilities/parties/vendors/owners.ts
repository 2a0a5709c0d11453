import type { AnswerOf, Owner, vendorCalls } from '@beckon/contract'
import type { VendorCaller } from '../../../platform/auth/callers.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { actFor, mayManageOwners } from './policy.ts'
import type { VendorDeps } from './deps.ts'
import type { VendorRow } from './vendor-row.ts'

type Listed = AnswerOf<typeof vendorCalls.listOwners>

/** Lists the owners of a vendor, direct ones and the parent's, and its open invitations. */
export async function listOwners(
  { db, clock }: VendorDeps,
  caller: VendorCaller,
  vendorId: string,
): Promise<Listed | Refusal> {
  const vendor = await actFor(db, caller, vendorId)
  if (!vendor) return refuse('vendor.not-found')
  const may = await mayManageOwners(db, caller, vendor)
  const owners = await ownersOf(db, vendor)
  const own = owners.filter(({ vendor_id }) => vendor_id === vendorId)
  const isBusiness = vendor.parent_vendor_id === null
  const isLast = own.length === 1 && isBusiness
  const remover = own.find(({ user_id }) => user_id === caller.userId)
  const listed: Owner[] = owners.map(({ vendor_id, user_id, email, invited }) => {
    const inherited = vendor_id !== vendorId
    const isProtected = isBusiness && remover !== undefined && isFounderFor(remover, { user_id, invited })
    return {
      owner_id: user_id,
      email,
      state: 'owner',
      inherited,
      can: { remove: may && !inherited && !isLast && !isProtected },
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

interface Joined {
  readonly user_id: string
  readonly invited: boolean
}

/** The founder of a business cannot be removed by an invited owner. */
export const isFounderFor = (remover: Joined, owner: Joined): boolean =>
  remover.invited && !owner.invited && remover.user_id !== owner.user_id

/** Its own owners and its parent's. */
export function ownersOf(db: Database, vendor: VendorRow) {
  const ids =
    vendor.parent_vendor_id === null ? [vendor.vendor_id] : [vendor.vendor_id, vendor.parent_vendor_id]
  return db
    .selectFrom('vendor_owner')
    .innerJoin('user_account', 'user_account.user_id', 'vendor_owner.user_id')
    .select([
      'vendor_owner.vendor_id',
      'vendor_owner.user_id',
      'vendor_owner.invited',
      'user_account.email',
      'user_account.language',
    ])
    .where('vendor_owner.vendor_id', 'in', ids)
    .where('user_account.country', '=', vendor.country)
    .orderBy('user_account.email')
    .execute()
}

export const invitationsOf = (db: Database, vendorId: string, now: Date) =>
  db
    .selectFrom('owner_invitation')
    .select(['email', 'token_hash'])
    .where('vendor_id', '=', vendorId)
    .where('expires_at', '>', now)
    .orderBy('email')
    .execute()
