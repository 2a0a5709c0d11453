import { addressText, type AddressParts, joinAddress as joined, splitUnit } from '@beckon/domain/address'
import { asksForUnit, type CountryCode } from '@beckon/domain/country'
import type { OrderRecord, Precision, SavedAddress, WirePoint } from '@beckon/contract'
import type { AskedOfCustomer } from '../../../features/ask-customer/index.ts'
import { parcelOf } from '../../../features/parcel/index.ts'
import type { PastedField, Sought } from '../../../features/paste-order/index.ts'
import { exponentOf, isCurrency } from '@beckon/domain/money'
import type { Parcel } from '@beckon/domain/request'

/** Where the parcel goes, as the shop gave it. */
export interface Destination {
  /** The text of the address, as chosen or found under the pin. */
  readonly address: string
  readonly point: WirePoint
  readonly precision: Precision
  /** These streets are generated, not real. */
  readonly invented: boolean
  /** The user has checked the pin; required where the address is not exact to the building. */
  readonly pinChecked: boolean
}

/** A guest, and where the rider collects from them. */
export interface SenderDraft {
  readonly senderName: string
  readonly senderPhone: string
  readonly senderEmail: string
  readonly senderAddress: string
  readonly senderPoint: WirePoint | null
  readonly senderNotes: string
}

/** The payment method of the card gateway. */
export const ONLINE_PAYMENT = 'ONLINE_PAYMENT'

/** The form as typed, so that no text is lost when it is refused. */
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
  /** Seconds since 1970 at which it is collected; null for as soon as possible. */
  readonly preorderedFor: number | null
  readonly vatNumber: string
  /** The code of the voucher that is applied; empty for none. */
  readonly voucher: string
  /** The rider asks the customer to prove their age. */
  readonly checksAge: boolean
  /** The rider hands over only against a PIN. */
  readonly asksPin: boolean
  /** Largest weight and size; null where they were not chosen. */
  readonly parcel: Parcel | null
  /** The customer of the address book who was chosen, as the book has them. */
  readonly saved: SavedAddress | null
  /** Store the customer's data once the order is placed. */
  readonly savesCustomer: boolean
  /** Fields filled from a message and not checked yet. */
  readonly toCheck: readonly PastedField[]
  /** The place of a message, until it is found or another one is chosen. */
  readonly sought: Sought | null
  /** The customer was asked where they are. */
  readonly asked: AskedOfCustomer | null
}

/** Returns the sender, where that is no vendor: kept from one request to the next. */
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
  sought: null,
  asked: null,
}

/** Unit, building and the text of the address, joined by commas. */
export const joinAddress = ({ unit, building, destination }: RequestDraft): string =>
  joined({ unit, building, text: destination?.address ?? '' })

/** Unit, building and text as they were entered; an older order has its unit only in the address. */
export function doorOf(
  { location, unit_number: unit, building = '' }: Omit<OrderRecord['customer'], 'name' | 'phone_number'>,
  country: CountryCode,
): AddressParts {
  if (unit === undefined && building === '' && asksForUnit(country)) {
    return { building, ...splitUnit(location.address) }
  }
  const parts = { unit: unit ?? '', building }
  return { ...parts, text: addressText(location.address, parts) }
}

/** An order as it is edited. */
export function draftOf(record: OrderRecord, country: CountryCode): RequestDraft {
  const { unit, building, text } = doorOf(record.customer, country)
  return { ...partsOfOrder(record, text), unit, building }
}

/** With the decimals that the currency has, as it would be typed: 48.50. */
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
