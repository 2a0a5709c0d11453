import { isLockedOutlet } from '@beckon/domain/vendor'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { type ActingUser, mayEditOutlet } from '../policy.ts'
import type { VendorDeps } from '../deps.ts'
import type { VendorRow } from '../vendor-row.ts'

/** Why this user may not change this outlet; undefined when they may. */
export async function editViolation(
  { db, isOn }: Pick<VendorDeps, 'db' | 'isOn'>,
  user: ActingUser,
  outlet: VendorRow,
): Promise<Refusal | undefined> {
  if (!(await isOn(user.country, 'EditVendorOutlet', outlet))) return refuse('outlet.closed')
  if (isLockedOutlet(outlet.vendor_id)) return refuse('outlet.locked')
  return (await mayEditOutlet(db, user, outlet)) ? undefined : refuse('auth.forbidden')
}
