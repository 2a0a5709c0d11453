import type { OrderFieldViolation } from '@beckon/domain/order'

/** Descriptions of violations of a rule of the country or of the collection point by a field. */
const ofOrder = {
  'vendor-missing': 'is missing',
  'unit-missing': 'is required in this country',
  'name-missing': 'is missing',
  'name-invalid': 'must not have digits',
  'phone-missing': 'is missing',
  'phone-invalid': 'is no phone number of this country',
  'description-too-long': 'has more than 200 characters',
  'address-missing': 'is missing',
  'coordinates-missing': 'has no point on the map',
  'amount-invalid': 'must be above zero, with no more decimals than its currency has',
  'amount-too-low': 'is below the least value of this country',
  'payment-missing': 'is required',
  'sender-name-missing': 'is missing',
  'sender-phone-missing': 'is missing',
  'sender-phone-invalid': 'is no phone number of this country',
  'sender-email-missing': 'is missing',
  'sender-email-invalid': 'is no email address',
  'sender-address-missing': 'is missing',
  'vat-length': 'has the wrong number of characters',
  'vat-invalid': 'is no VAT number',
  'preorder-too-soon': 'is too soon',
  'preorder-too-far': 'is too far ahead',
  'preorder-unavailable': 'orders for later are not offered',
  'parcel-missing': 'is required',
  'parcel-too-heavy': 'is more than riders of this country carry',
  'parcel-too-large': 'is more than riders of this country carry',
} as const satisfies Record<OrderFieldViolation['code'], string>

const ofOrderByCode: Readonly<Record<string, string | undefined>> = ofOrder

/** The fields of an order for programs, by the names that the rules have for them. */
const orderFields: Readonly<Record<OrderFieldViolation['field'], string>> = {
  vendor: 'collection_point',
  unit: 'dropoff.unit',
  name: 'customer.name',
  phone: 'customer.phone',
  description: 'goods.description',
  address: 'dropoff.address',
  amount: 'goods.value',
  paymentMethod: 'goods.payment',
  vatNumber: 'vat_number',
  preorderedFor: 'collect_at',
  parcel: 'goods',
  senderName: 'collection_point',
  senderPhone: 'collection_point',
  senderEmail: 'collection_point',
  senderAddress: 'collection_point',
}

const orderFieldsByName: Readonly<Record<string, string | undefined>> = orderFields

/** Wrong fields for programs: their own names, and a sentence in place of the key of a text. */
export const programFields = (
  fields: Readonly<Record<string, string>>,
  isOfOrder: boolean,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, what]) => [
      (isOfOrder ? orderFieldsByName[name] : undefined) ?? name,
      ofOrderByCode[what.split('.').at(-1) ?? ''] ?? (isKey(what) ? 'is not valid' : what),
    ]),
  )

/** Keys of texts are words joined by points. */
const isKey = (what: string): boolean => /^[\w-]+(?:\.[\w-]+)+$/u.test(what)
