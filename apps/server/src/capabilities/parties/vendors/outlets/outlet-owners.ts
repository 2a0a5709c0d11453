import { mayDo } from '@beckon/domain/member'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal } from '../../../../platform/refusal.ts'
import type { VendorDeps } from '../deps.ts'
import { type Inviter, sendInvitation } from '../members/invite-member.ts'
import {
  deleteInvitation,
  deleteMember,
  invitationsOf,
  lockMembers,
  ownersOf,
} from '../members/member-store.ts'
import { endAccess } from '../members/remove-member.ts'
import { reachVendor, refuseRole } from '../policy.ts'
import type { VendorRow } from '../vendor-row.ts'

interface OutletOwners {
  readonly outlet: VendorRow
  readonly emails: readonly string[]
}

/**
 * Sets an outlet's owners to those of its form: new ones are invited, missing ones lose access. Owners of the parent
 * stay, listed or not. A person who does not manage owners sends the present ones.
 */
export async function setOutletOwners(
  deps: VendorDeps,
  tx: Tx,
  inviter: Inviter,
  { outlet, emails }: OutletOwners,
): Promise<Refusal | undefined> {
  await lockMembers(tx, outlet.vendor_id)
  const wanted = new Set(emails)
  const owners = await ownersOf(tx, outlet)
  const invited = (await invitationsOf(tx, outlet.vendor_id, deps.clock.now())).filter(
    ({ role }) => role === 'owner',
  )
  const known = new Set([...owners, ...invited].map(({ email }) => email.toLowerCase()))
  const added = [...wanted].filter((email) => !known.has(email))
  const removed = owners.filter(
    ({ vendor_id, email }) => vendor_id === outlet.vendor_id && !wanted.has(email.toLowerCase()),
  )
  if (!(await managesOwners(tx, inviter, outlet))) {
    const isChange = added.length > 0 || removed.length > 0
    return isChange ? refuseRole({ action: 'owners.manage' }, outlet) : undefined
  }
  for (const email of added) {
    const sent = await sendInvitation(deps, tx, inviter, { vendor: outlet, email, role: 'owner' })
    if (isRefusal(sent)) return sent
  }
  for (const { email, token_hash } of invited) {
    if (!wanted.has(email)) await deleteInvitation(tx, outlet.vendor_id, token_hash)
  }
  for (const owner of removed) {
    await deleteMember(tx, outlet.vendor_id, owner.user_id)
    await endAccess(deps, tx, outlet, owner)
  }
  return undefined
}

async function managesOwners(tx: Tx, { caller }: Inviter, outlet: VendorRow): Promise<boolean> {
  const reached = await reachVendor(tx, caller, outlet.vendor_id)
  const roles = isRefusal(reached) ? [] : (reached.roles ?? [])
  return roles.some((role) => mayDo(role, 'owners.manage', { isTest: outlet.is_test }))
}
