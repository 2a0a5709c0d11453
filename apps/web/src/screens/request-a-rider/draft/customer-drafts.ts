import type {
  FrequentDropOff,
  NewSavedAddress,
  OrderRecord,
  Place,
  SavedAddress,
  WirePoint,
} from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { distanceBetween } from '@beckon/domain/geo'
import { SAME_PLACE_METRES } from '@beckon/domain/limits'
import {
  type Destination,
  doorOf,
  draftOf,
  emptyDraft,
  type RequestDraft,
  senderOf,
} from './request-draft.ts'

/** Fields that choosing a stored customer fills. */
export type DraftPatch = Partial<RequestDraft> & { readonly destination: Destination }

/** A parcel was delivered there before, so the pin needs no check. */
const doorAt = (address: string, { latitude, longitude }: WirePoint): Destination => ({
  address,
  point: { latitude, longitude },
  precision: 'building',
  invented: false,
  pinChecked: true,
})

/** Returns a copy of an order for a new request, to be collected as soon as possible. */
export function copyOf(order: OrderRecord, country: CountryCode): RequestDraft {
  return {
    ...draftOf(order, country),
    preorderedFor: null,
    // The voucher was used for the earlier order.
    voucher: '',
    checksAge: order.order.age_validation_required ?? false,
    asksPin: order.handover_pin !== undefined,
    vatNumber: order.order.vat_number ?? '',
  }
}

export const draftPatchOfCustomer = (saved: SavedAddress): DraftPatch => ({
  destination: doorAt(saved.address_text, saved),
  unit: saved.unit,
  building: saved.building,
  name: saved.name,
  phone: saved.phone_number,
  notes: saved.notes,
  saved,
  savesCustomer: false,
})

/** Returns the values of the last delivery; an entry in the address book takes precedence. */
export function fillingOfDropOff(dropOff: FrequentDropOff, country: CountryCode): DraftPatch {
  if (dropOff.saved)
    return { ...draftPatchOfCustomer(dropOff.saved), notes: dropOff.saved.notes || dropOff.notes }
  const { address, unit_number, building, latitude, longitude, notes } = dropOff
  const location = { address, latitude, longitude, notes }
  const door = doorOf({ ...(unit_number === '' ? {} : { unit_number }), building, location }, country)
  return {
    destination: doorAt(door.text, dropOff),
    unit: door.unit,
    building: door.building,
    name: dropOff.name,
    phone: dropOff.phone_number,
    notes: dropOff.notes,
    saved: null,
    savesCustomer: false,
  }
}

/** A known customer keeps the shop's address text; only the pin is corrected. */
export function movedPin(draft: RequestDraft, point: WirePoint, place: Place | undefined): Destination {
  const { destination, saved } = draft
  if (saved && destination && distanceBetween(saved, point) < SAME_PLACE_METRES) {
    return { ...destination, point, pinChecked: true }
  }
  return {
    // The address stays where reverse geocoding finds none; only the point moves.
    address: place?.formatted_address ?? destination?.address ?? '',
    point,
    precision: place?.precision ?? 'building',
    invented: place?.invented ?? false,
    pinChecked: true,
  }
}

/** A chosen customer remains chosen while the address is theirs. */
export const savedAt = ({ saved }: RequestDraft, destination: Destination): SavedAddress | null =>
  saved?.address_text === destination.address ? saved : null

/** Returns the customer's data in the form. */
export function customerFieldsOf(draft: RequestDraft): NewSavedAddress | null {
  const { destination, name, phone, unit, building, notes } = draft
  if (!destination) return null
  return {
    name: name.trim(),
    phone_number: phone.trim(),
    unit: unit.trim(),
    building: building.trim(),
    address_text: destination.address,
    notes: notes.trim(),
    ...destination.point,
  }
}

export const isPinCorrected = ({ saved, destination }: RequestDraft): boolean =>
  saved !== null &&
  destination !== null &&
  (saved.latitude !== destination.point.latitude || saved.longitude !== destination.point.longitude)

/** Returns whether any field except the pin differs from the stored customer. */
export function isCustomerChanged(draft: RequestDraft): boolean {
  const { saved } = draft
  const now = customerFieldsOf(draft)
  if (!saved || !now) return false
  const names = ['name', 'unit', 'building', 'notes', 'phone_number'] as const
  return names.some((name) => now[name] !== saved[name])
}

/** The customer's data to store once the order is placed; without an id it is a new customer. */
export interface CustomerToSave {
  readonly id: string | null
  readonly entry: NewSavedAddress
}

/** Returns all typed fields if the user chose to save them, else only a corrected pin. */
export function customerToSave(draft: RequestDraft): CustomerToSave | null {
  const entry = customerFieldsOf(draft)
  if (!entry) return null
  const { saved } = draft
  if (draft.savesCustomer) return { id: saved?.id ?? null, entry }
  if (!saved || !isPinCorrected(draft)) return null
  const { id, address: _joined, ...kept } = saved
  return { id, entry: { ...kept, latitude: entry.latitude, longitude: entry.longitude } }
}

/** Returns whether the user has typed anything; default values are ignored. */
export const isTyped = (draft: RequestDraft): boolean => textOf(draft) !== textOf(emptyDraft)

const textOf = (draft: RequestDraft): string =>
  JSON.stringify(
    Object.entries({ ...draft, ...senderOf(emptyDraft), paymentMethod: '', parcel: null }).toSorted(byName),
  )

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)
