import type { OrderRequest } from '@beckon/contract'
import { toE164 } from '@beckon/domain/phone'
import { checkSender } from '@beckon/domain/request'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { isPlaced, type PlacedVendor, type VendorRow } from '../../../parties/vendors/index.ts'
import { invalidOrder } from './check-order.ts'

/** Returns the vendor with the place of collection. A guest has none of its own and sends one with each order. */
export function collectedFrom(
  vendor: VendorRow,
  { sender }: Pick<OrderRequest, 'sender'>,
): PlacedVendor | Refusal {
  if (!vendor.is_guest) return isPlaced(vendor) ? vendor : refuse('vendor.no-location')
  if (!sender) return refuse('vendor.no-location')
  const { latitude, longitude, address, notes } = sender.location
  const violations = checkSender(
    {
      name: sender.name,
      phone: sender.phone_number,
      email: sender.email,
      address,
      point: latitude === 0 && longitude === 0 ? null : { latitude, longitude },
    },
    vendor.country,
  )
  if (violations.length > 0) return invalidOrder(violations)
  return {
    ...vendor,
    name: sender.name.trim(),
    contact_phone: toE164(sender.phone_number, vendor.country),
    address_text: address.trim(),
    latitude,
    longitude,
    rider_instructions: notes.trim(),
  }
}
