import type { Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal } from '../../../../platform/refusal.ts'
import { type Inviter, sendInvitation } from '../invite-owner.ts'
import { invitationsOf, ownersOf } from '../owners.ts'
import { endAccess } from '../remove-owner.ts'
import { deleteInvitation, deleteOwner } from '../store.ts'
import type { VendorDeps } from '../deps.ts'
import type { VendorRow } from '../vendor-row.ts'

/**
 * Sets an outlet's owners to those of its form: new ones are invited, missing ones lose access. Owners of the parent
 * stay, listed or not.
 */
export async function setOutletOwners(
  deps: VendorDeps,
  tx: Tx,
  inviter: Inviter,
  { outlet, emails }: { readonly outlet: VendorRow; readonly emails: readonly string[] },
): Promise<Refusal | undefined> {
  const wanted = new Set(emails)
  const owners = await ownersOf(tx, outlet)
  const invited = await invitationsOf(tx, outlet.vendor_id, deps.clock.now())
  const known = new Set([...owners, ...invited].map(({ email }) => email.toLowerCase()))
  for (const email of wanted) {
    if (known.has(email)) continue
    const sent = await sendInvitation(deps, tx, inviter, { vendor: outlet, email })
    if (isRefusal(sent)) return sent
  }
  for (const { email, token_hash } of invited) {
    if (!wanted.has(email)) await deleteInvitation(tx, outlet.vendor_id, token_hash)
  }
  for (const { vendor_id, user_id, email } of owners) {
    if (vendor_id !== outlet.vendor_id || wanted.has(email.toLowerCase())) continue
    await deleteOwner(tx, outlet.vendor_id, user_id)
    await endAccess(deps, tx, outlet, { userId: user_id, email })
  }
  return undefined
}
