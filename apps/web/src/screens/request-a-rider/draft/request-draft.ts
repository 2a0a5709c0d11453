import { addressText, type AddressParts, joinAddress as joined, splitUnit } from '@beckon/domain/address'
import { needsUnit, type CountryCode } from '@beckon/domain/country'
import type { OrderRecord, Precision, SavedAddress, WirePoint } from '@beckon/contract'
import type { PlaceRequest } from '../../../features/ask-customer/index.ts'
import { parcelOf } from '../../../features/parcel/index.ts'
import type { PastedField, PendingPlace } from '../../../features/paste-order/index.ts'
import { exponentOf, isCurrency } from '@beckon/domain/money'
import type { Parcel } from '@beckon/domain/request'

/** The destination as entered by the shop. */
export interface Destination {
  /** The address text, as chosen or as found at the pin. */
  readonly address: string
  readonly point: WirePoint
  readonly precision: Precision
  /** The streets of this place are generated, not real. */
  readonly invented: boolean
  /** The user has confirmed the pin; required where the address is less precise than a building. */
  readonly pinChecked: boolean
}

/** The sender of a guest's request, and the place of collection. */
export interface SenderDraft {
  readonly senderName: string
  readonly senderPhone: string
  readonly senderEmail: string
  readonly senderAddress: string
  readonly senderPoint: WirePoint | null
  readonly senderNotes: string
}

/** The payment method that uses the gateway. */
export const ONLINE_PAYMENT = 'ONLINE_PAYMENT'

/** The form as typed, so that no text is lost when the request is refused. */
export interface RequestDraft extends SenderDraft {
  readonly destination: Destination | null
  readonly unit: string
  readonly building: string
  readonly name: string
  readonly phone: string
  readonly notes: string
  readonly description: string
  readonly amount: string
  readonly paymentMethod: string
  /** Time of collection in seconds since 1970; null for as soon as possible. */
  readonly preorderedFor: number | null
  readonly vatNumber: string
  /** The code of the applied voucher; empty for none. */
  readonly voucher: string
  /** The rider checks the customer's age. */
  readonly checksAge: boolean
  /** The handover requires a PIN. */
  readonly asksPin: boolean
  /** Largest weight and size; null where they were not chosen. */
  readonly parcel: Parcel | null
  /** The chosen entry of the address book, as stored there. */
  readonly saved: SavedAddress | null
  /** Store the customer's data once the order is placed. */
  readonly savesCustomer: boolean
  /** Fields filled from a message and not checked yet. */
  readonly toCheck: readonly PastedField[]
  /** The address text of a message, until its place is found or another one is chosen. */
  readonly pendingPlace: PendingPlace | null
  /** The customer was asked for the location. */
  readonly placeRequest: PlaceRequest | null
}

/** Returns the sender, for requests without a vendor; carried over to the next request. */
export const senderOf = (draft: RequestDraft): SenderDraft => ({
  senderName: draft.senderName,
  senderPhone: draft.senderPhone,
  senderEmail: draft.senderEmail,
  senderAddress: draft.senderAddress,
  senderPoint: draft.senderPoint,
  senderNotes: draft.senderNotes,
})

export const emptyDraft: RequestDraft = {
  senderName: '',
  senderPhone: '',
  senderEmail: '',
  senderAddress: '',
  senderPoint: null,
  senderNotes: '',
  destination: null,
  unit: '',
  building: '',
  name: '',
  phone: '',
  notes: '',
  description: '',
  amount: '',
  paymentMethod: '',
  preorderedFor: null,
  vatNumber: '',
  voucher: '',
  checksAge: false,
  asksPin: false,
  parcel: null,
  saved: null,
  savesCustomer: false,
  toCheck: [],
  pendingPlace: null,
  placeRequest: null,
}

/** Returns unit, building and address text, joined by commas. */
export const joinAddress = ({ unit, building, destination }: RequestDraft): string =>
  joined({ unit, building, text: destination?.address ?? '' })

/** Returns unit, building and text as entered; an older order has its unit only in the address. */
export function doorOf(
  { location, unit_number: unit, building = '' }: Omit<OrderRecord['customer'], 'name' | 'phone_number'>,
  country: CountryCode,
): AddressParts {
  if (unit === undefined && building === '' && needsUnit(country)) {
    return { building, ...splitUnit(location.address) }
  }
  const parts = { unit: unit ?? '', building }
  return { ...parts, text: addressText(location.address, parts) }
}

/** Returns the draft for editing an order. */
export function draftOf(record: OrderRecord, country: CountryCode): RequestDraft {
  const { unit, building, text } = doorOf(record.customer, country)
  return { ...partsOfOrder(record, text), unit, building }
}

/** Formats an amount with the decimals of its currency, as typed: 48.50. */
const typedAmount = (amount: number, currency: string): string =>
  Number.isInteger(amount) || !isCurrency(currency) ? String(amount) : amount.toFixed(exponentOf(currency))

const partsOfOrder = (
  { customer, order, voucher, preordered_for, currency }: OrderRecord,
  address: string,
): RequestDraft => ({
  ...emptyDraft,
  destination: {
    address,
    point: { latitude: customer.location.latitude, longitude: customer.location.longitude },
    precision: 'building',
    invented: false,
    pinChecked: true,
  },
  name: customer.name,
  phone: customer.phone_number,
  notes: customer.location.notes,
  description: order.description,
  amount: order.amount === 0 ? '' : typedAmount(order.amount, currency),
  paymentMethod: order.payment_method,
  preorderedFor: preordered_for,
  voucher: voucher?.code ?? '',
  parcel: order.parcel ? parcelOf(order.parcel) : null,
})
