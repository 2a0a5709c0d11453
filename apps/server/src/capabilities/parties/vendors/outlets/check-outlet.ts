import type { OutletPayload } from '@beckon/contract'
import { savedAddressViolations } from '@beckon/domain/address'
import type { CountryCode } from '@beckon/domain/country'
import { isPossiblePhone, toE164 } from '@beckon/domain/phone'
import { outletViolations } from '@beckon/domain/vendor'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { SavedPlace } from '../store.ts'

export interface CheckedOutlet {
  readonly place: SavedPlace
  readonly name: string
  readonly phone: string
  readonly clientVendorId: string
  /** In lower case, each once. */
  readonly owners: readonly string[]
}

/** Checks the form of a collection point without lookups; every violation by its field. */
export function checkOutlet(payload: OutletPayload, country: CountryCode): CheckedOutlet | Refusal {
  const { latitude, longitude } = payload
  const point = latitude === null || longitude === null ? null : { latitude, longitude }
  const fields: Record<string, string> = {}
  const violations = outletViolations({
    parentVendorId: payload.parent_vendor_id,
    clientVendorId: payload.client_vendor_id,
    name: payload.name,
    phone: payload.phone_number,
    point,
    owners: payload.users,
    parents: 1,
  })
  for (const { field, violation } of violations) fields[field] ??= `outlet.fault.${violation}`
  if (!fields['phone'] && !isPossiblePhone(payload.phone_number, country)) {
    fields['phone'] = 'request.fault.phone-invalid'
  }
  if (payload.address.trim() === '') fields['location'] ??= 'outlet.fault.address-missing'
  const { rider_instructions: notes, street: streetAddress } = payload
  for (const violation of savedAddressViolations({ point, notes, streetAddress })) {
    fields[violation === 'notes-too-long' ? 'riderInstructions' : 'location'] ??= `address.error.${violation}`
  }
  if (payload.country_code.toUpperCase() !== country) fields['location'] ??= 'address.error.abroad'
  const [first] = Object.values(fields)
  if (first !== undefined || !point) {
    return refuse('outlet.invalid', { translation_key: first ?? 'outlet.error.invalid', fields })
  }
  const owners = payload.users.map((email) => email.trim().toLowerCase()).filter((email) => email !== '')
  return {
    name: payload.name.trim(),
    phone: toE164(payload.phone_number, country),
    clientVendorId: payload.client_vendor_id.trim(),
    owners: [...new Set(owners)],
    place: {
      ...point,
      address_text: payload.address.trim(),
      building: payload.building.trim(),
      unit: payload.unit.trim(),
      city: payload.city.trim(),
      postal_code: payload.postal_code.trim(),
      street: payload.street.trim(),
      street_number: payload.street_number.trim(),
      rider_instructions: payload.rider_instructions.trim(),
    },
  }
}
