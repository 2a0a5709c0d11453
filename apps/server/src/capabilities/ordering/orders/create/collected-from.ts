import type { OrderRequest } from '@beckon/contract'
import { knownPoint } from '@beckon/domain/geo'
import { collectionViolation } from '@beckon/domain/order'
import { toE164 } from '@beckon/domain/phone'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { hasLocation, type LocatedVendor, type VendorRow } from '../../../parties/vendors/index.ts'
import { orderRefusal } from './order-refusal.ts'

type Sender = NonNullable<OrderRequest['sender']>

/** Returns the vendor as an order is collected from it. A guest has no place: the sender gives one with each order. */
export function collectedFrom(
  vendor: VendorRow,
  { sender }: Pick<OrderRequest, 'sender'>,
): LocatedVendor | Refusal {
  const from = vendor.is_guest ? sender : undefined
  const violation = collectionViolation({
    hasPlace: !vendor.is_guest && hasLocation(vendor),
    sender: from ? checkedSender(from) : null,
    country: vendor.country,
    isOpening: vendor.opens_at !== null,
  })
  if (violation) return orderRefusal(violation)
  if (from) return placedAtSender(vendor, from)
  return hasLocation(vendor) ? vendor : refuse('vendor.no-location')
}

const checkedSender = ({ name, phone_number, email, location }: Sender) => ({
  name,
  phone: phone_number,
  email,
  address: location.address,
  point: knownPoint(location),
})

function placedAtSender(vendor: VendorRow, { name, phone_number, location }: Sender): LocatedVendor {
  const { latitude, longitude, address, notes } = location
  return {
    ...vendor,
    name: name.trim(),
    contact_phone: toE164(phone_number, vendor.country),
    address_text: address.trim(),
    latitude,
    longitude,
    rider_instructions: notes.trim(),
  }
}
