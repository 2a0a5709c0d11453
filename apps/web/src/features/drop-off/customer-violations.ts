import type { NewSavedAddress } from '@beckon/contract'
import { savedAddressViolations } from '@beckon/domain/address'
import type { CountryCode } from '@beckon/domain/country'
import { isPossiblePhone } from '@beckon/domain/phone'

export type CustomerField = 'name' | 'phone_number' | 'address_text' | 'notes'

const fieldOf = {
  'coordinates-missing': 'address_text',
  'address-too-long': 'address_text',
  'notes-too-long': 'notes',
} as const

/** Returns the violations of a customer's data as text keys at their fields. */
export function customerViolations(
  entry: NewSavedAddress,
  country: CountryCode,
): Partial<Record<CustomerField, string>> {
  const { latitude, longitude, notes, address_text: streetAddress } = entry
  const phone = entry.phone_number.trim()
  const address = savedAddressViolations({ point: { latitude, longitude }, notes, streetAddress })
  return {
    ...(entry.name.trim() === '' ? { name: 'request.fault.name-missing' } : {}),
    ...(phone === '' ? { phone_number: 'request.fault.phone-missing' } : {}),
    ...(phone !== '' && !isPossiblePhone(phone, country)
      ? { phone_number: 'request.fault.phone-invalid' }
      : {}),
    ...(streetAddress.trim() === '' ? { address_text: 'request.fault.address-missing' } : {}),
    ...Object.fromEntries(address.map((violation) => [fieldOf[violation], `address.error.${violation}`])),
  }
}
