import type { OutletPayload, WireVendor } from '@beckon/contract'
import { savedAddressViolations } from '@beckon/domain/address'
import type { CountryCode } from '@beckon/domain/country'
import { isPossiblePhone } from '@beckon/domain/phone'
import { outletViolations } from '@beckon/domain/vendor'
import type { CallProblem } from '../../platform/client/index.ts'
import type { ChosenPlace } from '../place-form/index.ts'

/** A collection point as it is typed; its place is chosen beside it. */
export interface OutletDraft {
  readonly parentVendorId: string
  readonly clientVendorId: string
  readonly name: string
  readonly unit: string
  readonly building: string
  /** Without the deployment's prefix, unless another was typed. */
  readonly phone: string
  readonly riderInstructions: string
  /** At least one line, which may be empty. */
  readonly owners: readonly string[]
}

/** Texts' keys by field. */
export type OutletErrors = Readonly<Record<string, string>>

export const blankDraft = (parents: readonly WireVendor[]): OutletDraft => ({
  parentVendorId: parents.length === 1 ? (parents[0]?.vendor_id ?? '') : '',
  clientVendorId: '',
  name: '',
  unit: '',
  building: '',
  phone: '',
  riderInstructions: '',
  owners: [''],
})

export function draftOf(outlet: WireVendor, owners: readonly string[], prefix: string): OutletDraft {
  const { location, contact } = outlet.vendor_information
  return {
    parentVendorId: outlet.parent_vendor_id ?? '',
    clientVendorId: outlet.client_vendor_id,
    name: outlet.name,
    unit: location.unit,
    building: location.building,
    phone: contact.phone.startsWith(prefix) ? contact.phone.slice(prefix.length) : contact.phone,
    riderInstructions: location.rider_instructions,
    owners: owners.length > 0 ? owners : [''],
  }
}

interface OutletContext {
  readonly place: ChosenPlace | undefined
  readonly country: CountryCode
}

/** Returns the violations in the order of the checks, the same as the service's, before a call is made. */
export function errorsOf(
  draft: OutletDraft,
  around: OutletContext & { readonly parents: number },
): OutletErrors {
  const { place, country, parents } = around
  const point = place?.point ?? null
  const errors: Record<string, string> = {}
  for (const { field, violation } of outletViolations({ ...draft, point, parents })) {
    errors[field] ??= `outlet.fault.${violation}`
  }
  if (!isPossiblePhone(draft.phone, country)) errors['phone'] ??= 'request.fault.phone-invalid'
  const streetAddress = place?.parts?.street ?? ''
  const placed = savedAddressViolations({ point, notes: draft.riderInstructions, streetAddress })
  if (placed.includes('notes-too-long')) errors['riderInstructions'] = 'address.error.notes-too-long'
  if (placed.includes('address-too-long')) errors['location'] ??= 'address.error.address-too-long'
  return errors
}

/** Returns the service's violations at the fields where they can be mended. */
export const errorsFrom = ({ code, key, fields }: CallProblem): OutletErrors =>
  code === 'outlet.registered' ? { clientVendorId: key } : fields

export function payloadOf(draft: OutletDraft, place: ChosenPlace, country: CountryCode): OutletPayload {
  const { point, parts, address } = place
  return {
    parent_vendor_id: draft.parentVendorId,
    name: draft.name,
    address,
    ...point,
    rider_instructions: draft.riderInstructions,
    phone_number: draft.phone,
    city: parts?.city ?? '',
    // Empty lines stay: the service names an owner's violation by its line.
    users: draft.owners.map((email) => email.trim()),
    unit: draft.unit,
    building: draft.building,
    street: parts?.street ?? '',
    postal_code: parts?.postalCode ?? '',
    country_code: parts?.countryCode.toUpperCase() || country,
    client_vendor_id: draft.clientVendorId,
    street_number: parts?.streetNumber ?? '',
  }
}
