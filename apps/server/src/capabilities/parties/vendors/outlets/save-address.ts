import type { BodyOf, vendorCalls } from '@beckon/contract'
import { savedAddressViolations } from '@beckon/domain/address'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { type ActingUser, vendorFor } from '../policy.ts'
import { updatePlace } from '../store.ts'
import { editViolation } from './edit-violation.ts'
import { hasLocation, type VendorRow } from '../vendor-row.ts'
import type { VendorDeps } from '../deps.ts'

export type Address = BodyOf<typeof vendorCalls.putVendorAddress>

/** Sets a vendor's address. An outlet with an address is moved only by users who may edit it. */
export async function saveAddress(
  deps: VendorDeps,
  user: ActingUser,
  vendorId: string,
  address: Address,
): Promise<VendorRow | Refusal> {
  const { db } = deps
  const vendor = await vendorFor(db, user, vendorId)
  if (isRefusal(vendor)) return vendor
  const forbidden =
    hasLocation(vendor) && vendor.parent_vendor_id !== null && (await editViolation(deps, user, vendor))
  if (forbidden) return forbidden
  const { latitude, longitude } = address
  const point = latitude === null || longitude === null ? null : { latitude, longitude }
  const violations = savedAddressViolations({
    point,
    notes: address.notes,
    streetAddress: address.street_address,
  })
  const isAbroad = address.country_code.toUpperCase() !== vendor.country
  if (violations.length > 0 || !point || isAbroad) {
    const key = `address.error.${violations[0] ?? 'abroad'}`
    return refuse('vendor.address-invalid', { translation_key: key })
  }
  const place = {
    ...point,
    address_text: address.address_text.trim(),
    building: address.building.trim(),
    unit: address.unit.trim(),
    city: address.city.trim(),
    postal_code: address.postal_code.trim(),
    street: address.street_address.trim(),
    street_number: '',
    rider_instructions: address.notes.trim(),
  }
  await inTransaction(db, (tx) => updatePlace(tx, vendorId, place))
  return { ...vendor, ...place }
}
