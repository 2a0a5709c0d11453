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
export type Filling = Partial<RequestDraft> & { readonly destination: Destination }

/** A parcel was delivered there before, so the pin needs no check. */
const doorAt = (address: string, { latitude, longitude }: WirePoint): Destination => ({
  address,
  point: { latitude, longitude },
  precision: 'building',
  invented: false,
  pinChecked: true,
})

/** Copies an order into a draft: the same except its time, which is now. */
export function copyOf(order: OrderRecord, country: CountryCode): RequestDraft {
  return {
    ...draftOf(order, country),
    preorderedFor: null,
    // It was used for that order.
    voucher: '',
    checksAge: order.order.age_validation_required ?? false,
    asksPin: order.handover_pin !== undefined,
    vatNumber: order.order.vat_number ?? '',
  }
}

export const fillingOfSaved = (saved: SavedAddress): Filling => ({
  destination: doorAt(saved.address_text, saved),
  unit: saved.unit,
  building: saved.building,
  name: saved.name,
  phone: saved.phone_number,
  notes: saved.notes,
  saved,
  savesCustomer: false,
})

/** As they were sent to last; their entry in the address book is the better one. */
export function fillingOfDropOff(dropOff: FrequentDropOff, country: CountryCode): Filling {
  if (dropOff.saved) return { ...fillingOfSaved(dropOff.saved), notes: dropOff.saved.notes || dropOff.notes }
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

/** Of a known customer the address stays as the shop has it, and only its pin is corrected. */
export function movedPin(draft: RequestDraft, point: WirePoint, place: Place | undefined): Destination {
  const { destination, saved } = draft
  if (saved && destination && distanceBetween(saved, point) < SAME_PLACE_METRES) {
    return { ...destination, point, pinChecked: true }
  }
  return {
    // Where nothing has a name the address stays and the point moves.
    address: place?.formatted_address ?? destination?.address ?? '',
    point,
    precision: place?.precision ?? 'building',
    invented: place?.invented ?? false,
    pinChecked: true,
  }
}

/** The chosen customer, as long as the destination is their address. */
export const savedAt = ({ saved }: RequestDraft, destination: Destination): SavedAddress | null =>
  saved?.address_text === destination.address ? saved : null

/** As the form has them. */
export function entryOf(draft: RequestDraft): NewSavedAddress | null {
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

/** Returns whether anything except the pin differs from the stored customer. */
export function isCustomerChanged(draft: RequestDraft): boolean {
  const { saved } = draft
  const now = entryOf(draft)
  if (!saved || !now) return false
  const names = ['name', 'unit', 'building', 'notes', 'phone_number'] as const
  return names.some((name) => now[name] !== saved[name])
}

/** The customer's data to store once the order is placed; without an id it is a new customer. */
export interface Remembering {
  readonly id: string | null
  readonly entry: NewSavedAddress
}

/** Returns the data to store: all typed fields if the user chose that; a corrected pin in any case. */
export function toRemember(draft: RequestDraft): Remembering | null {
  const entry = entryOf(draft)
  if (!entry) return null
  const { saved } = draft
  if (draft.savesCustomer) return { id: saved?.id ?? null, entry }
  if (!saved || !isPinCorrected(draft)) return null
  const { id, address: _joined, ...kept } = saved
  return { id, entry: { ...kept, latitude: entry.latitude, longitude: entry.longitude } }
}

/** Returns whether the user has typed anything; prefilled values do not count. */
export const isTyped = (draft: RequestDraft): boolean => textOf(draft) !== textOf(emptyDraft)

const textOf = (draft: RequestDraft): string =>
  JSON.stringify(
    Object.entries({ ...draft, ...senderOf(emptyDraft), paymentMethod: '', parcel: null }).toSorted(byName),
  )

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)
