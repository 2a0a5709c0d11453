import type { OutletPayload } from '@beckon/contract'
import { tidyLine } from '@beckon/domain/text'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { checkOutlet } from './check-outlet.ts'
import type { Inviter } from '../members/invite-member.ts'
import { setOutletOwners } from './outlet-owners.ts'
import { loadVendor } from './outlets.ts'
import { editViolation } from './edit-violation.ts'
import { vendorFor } from '../policy.ts'
import { updateDetails } from '../store.ts'
import type { VendorDeps } from '../deps.ts'
import type { VendorRow } from '../vendor-row.ts'

/** Changes a collection point. Its id and its parent are not changed here. */
export async function updateOutlet(
  deps: VendorDeps,
  inviter: Inviter,
  { id, payload }: { readonly id: string; readonly payload: OutletPayload },
): Promise<VendorRow | Refusal> {
  const { db } = deps
  const { caller } = inviter
  const outlet = await vendorFor(db, caller, id)
  if (isRefusal(outlet)) return outlet
  if (outlet.parent_vendor_id === null) return refuse('vendor.not-found')
  const forbidden = await editViolation(deps, caller, outlet)
  if (forbidden) return forbidden
  const checked = checkOutlet(payload, caller.country)
  if (isRefusal(checked)) return checked
  const moved = lockedChanges(outlet, payload)
  if (moved) return moved
  const refused = await inTransaction(db, async (tx) => {
    await updateDetails(tx, id, { ...checked.place, name: checked.name, contact_phone: checked.phone })
    return setOutletOwners(deps, tx, inviter, { outlet, emails: checked.owners })
  })
  if (refused) return refused
  return (await loadVendor(db, id)) ?? refuse('vendor.not-found')
}

function lockedChanges(outlet: VendorRow, payload: OutletPayload): Refusal | undefined {
  const fields = {
    ...(payload.parent_vendor_id === outlet.parent_vendor_id ? {} : { parentVendorId: 'outlet.fault.fixed' }),
    ...(tidyLine(payload.client_vendor_id) === tidyLine(outlet.client_vendor_id)
      ? {}
      : { clientVendorId: 'outlet.fault.fixed' }),
  }
  if (Object.keys(fields).length === 0) return undefined
  return refuse('outlet.invalid', { translation_key: 'outlet.fault.fixed', fields })
}
