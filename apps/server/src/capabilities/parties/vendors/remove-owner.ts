import { channelOf } from '@beckon/domain/account'
import { sql } from 'kysely'
import type { VendorCaller } from '../../../platform/auth/callers.ts'
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts'
import { publishAccessEnded } from '../../../platform/live/access-ended.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { isFounderFor } from './owners.ts'
import { actFor, mayManageOwners } from './policy.ts'
import { deleteInvitation, deleteOwner } from './store.ts'
import type { VendorDeps } from './deps.ts'
import type { VendorRow } from './vendor-row.ts'

/** Ends a user's access to a vendor, or an invitation. A business without a parent keeps one owner. */
export async function removeOwner(
  deps: VendorDeps,
  caller: VendorCaller,
  { vendorId, ownerId }: { readonly vendorId: string; readonly ownerId: string },
): Promise<{ result: true } | Refusal> {
  const vendor = await actFor(deps.db, caller, vendorId)
  if (!vendor) return refuse('vendor.not-found')
  if (!(await mayManageOwners(deps.db, caller, vendor))) return refuse('auth.forbidden')
  return inTransaction(deps.db, async (tx) => {
    // Two owners who remove each other at once: one after the other, so that one stays.
    await sql`select 1 from vendor where vendor_id = ${vendorId} for update`.execute(tx)
    if (await deleteInvitation(tx, vendorId, ownerId)) return { result: true }
    const email = await emailOf(tx, ownerId)
    if (await isFounder(tx, vendor, { ownerId, removerId: caller.userId })) return refuse('owner.founder')
    if (email === undefined || !(await deleteOwner(tx, vendorId, ownerId))) return refuse('owner.not-found')
    if (vendor.parent_vendor_id === null && !(await hasOwner(tx, vendorId))) return refuse('owner.last')
    await endAccess(deps, tx, vendor, { userId: ownerId, email })
    return { result: true }
  })
}

/** Of a business, for a remover who was invited to it. */
async function isFounder(
  tx: Tx,
  { vendor_id: id, parent_vendor_id: parent }: VendorRow,
  { ownerId, removerId }: { readonly ownerId: string; readonly removerId: string },
): Promise<boolean> {
  if (parent !== null) return false
  const owners = await tx
    .selectFrom('vendor_owner')
    .select(['user_id', 'invited'])
    .where('vendor_id', '=', id)
    .where('user_id', 'in', [ownerId, removerId])
    .execute()
  const owner = owners.find(({ user_id }) => user_id === ownerId)
  const remover = owners.find(({ user_id }) => user_id === removerId)
  return owner !== undefined && remover !== undefined && isFounderFor(remover, owner)
}

async function emailOf(tx: Tx, userId: string): Promise<string | undefined> {
  const user = await tx
    .selectFrom('user_account')
    .select('email')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return user?.email
}

async function hasOwner(tx: Tx, vendorId: string): Promise<boolean> {
  const owner = await tx
    .selectFrom('vendor_owner')
    .select('user_id')
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst()
  return owner !== undefined
}

/** By mail; and their open sockets stop telling them of it. */
export async function endAccess(
  { bus, notify }: VendorDeps,
  tx: Tx,
  vendor: VendorRow,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  await publishAccessEnded(bus, tx, userId)
  const language = await languageOf(tx, userId)
  await notify.send(
    tx,
    { country: vendor.country, channel: channelOf(email), recipient: email, language },
    { kind: 'owner-removed', vendor: vendor.name },
  )
}

/** Returns the language of the removed user, not of the remover. */
async function languageOf(tx: Tx, userId: string): Promise<string | null> {
  const user = await tx
    .selectFrom('user_account')
    .select('language')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return user?.language ?? null
}
