import type { WireVendor } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { newVendorRow } from './open-vendor.ts'
import { loadVendor } from './outlets/outlets.ts'
import { presentVendor } from './present-vendor.ts'
import { hasVendorLike, insertVendor } from './store.ts'
import { withoutMembers } from './vendors-for-selector.ts'

/** A vendor that an operator creates before its owner registers. */
export interface VendorByOperator {
  readonly vendor_id: string
  readonly name: string
  readonly contact_email: string
  readonly contact_phone: string
  readonly address_text: string
  readonly latitude: number
  readonly longitude: number
}

/** A vendor that waits for its owner, who registers with its code and this e-mail address. */
export async function openByOperator(
  tx: Tx,
  deployment: Deployment,
  given: VendorByOperator,
  now: Date,
): Promise<WireVendor | Refusal> {
  // Codes are typed by people: two that differ in case only would be mistaken for each other.
  if (await hasVendorLike(tx, given.vendor_id)) return refuse('vendor.exists')
  await insertVendor(tx, {
    ...newVendorRow(deployment, given.vendor_id, now),
    ...given,
    contact_email: given.contact_email.toLowerCase(),
  })
  const vendor = await loadVendor(tx, given.vendor_id)
  if (!vendor) throw new Error('a vendor that was just inserted is there')
  return presentVendor(withoutMembers(vendor), deployment)
}
