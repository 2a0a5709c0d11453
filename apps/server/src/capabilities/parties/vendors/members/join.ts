import type { Bus } from '../../../../platform/bus/bus.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { publishAccessChanged } from '../../../../platform/live/access-changed.ts'
import { lockMembers, type OpenInvitation, putRole } from './member-store.ts'

/** Gives a person the role of an accepted invitation instead of the present one. An owner stays an owner. */
export async function joinByInvitation(
  { bus }: { readonly bus: Bus },
  tx: Tx,
  { vendor_id: vendorId, role }: Pick<OpenInvitation, 'vendor_id' | 'role'>,
  userId: string,
): Promise<void> {
  await lockMembers(tx, vendorId)
  const owner = await tx
    .selectFrom('vendor_owner')
    .select('user_id')
    .where('vendor_id', '=', vendorId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (owner) return
  await putRole(tx, { vendorId, userId, role })
  await publishAccessChanged(bus, tx, userId)
}
