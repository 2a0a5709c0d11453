import type { GivenRating, LinkedOrder, PublicOrder, Receipt } from '@beckon/contract'
import { photoKinds } from '@beckon/domain/dispatch'
import { delayReasons, publicStatuses, trackingSentences } from '@beckon/domain/order'
import { fieldOf } from '../../platform/client/request-json.ts'

type Check = (value: unknown) => boolean
type Shape = Readonly<Record<string, Check>>

const isText: Check = (value) => typeof value === 'string'
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value)
const oneOf =
  (known: readonly string[]): Check =>
  (value) =>
    known.some((one) => one === value)
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const orMissing =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const shaped =
  (shape: Shape): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shape).every(([name, check]) => check(fieldOf(value, name)))

const isBoolean: Check = (value) => typeof value === 'boolean'
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)

const proof = shaped({
  kind: oneOf(photoKinds),
  received_by: isText,
  handed_over_at: orNull(isNumber),
  pin_checked: isBoolean,
  photos: listOf(
    shaped({ photo_id: isText, width: isNumber, height: isNumber, kept_days: isNumber, deleted: isBoolean }),
  ),
})
const rating = shaped({ stars: isNumber, comment: isText, created_at: isNumber })
const commonDetails: Shape = {
  shop: isText,
  customer: isText,
  address: isText,
  rider: orNull(shaped({ name: isText, vehicle: isText })),
  proofs: listOf(proof),
  rating: orNull(rating),
  rated_until: orNull(isNumber),
}
const pair: Check = (value) => Array.isArray(value) && value.length === 2 && value.every(isNumber)
const point: Shape = { latitude: isNumber, longitude: isNumber }
const commonFields: Shape = {
  order_id: isText,
  brand: isText,
  status: oneOf(publicStatuses),
  created_at: isNumber,
  link: oneOf(['none', 'valid', 'gone']),
}
const order = shaped({
  ...commonFields,
  sentence: oneOf(trackingSentences),
  updated_at: isNumber,
  preordered_for: orNull(isNumber),
  eta: orNull(shaped({ lower: isNumber, upper: isNumber })),
  arrives_at: orNull(isNumber),
  delay: orNull(oneOf(delayReasons)),
  stops_before: orMissing(isNumber),
  slower: orMissing(shaped({ minutes: isNumber, until: isNumber })),
  details: orNull(
    shaped({
      ...commonDetails,
      door: shaped(point),
      shop_phone: orNull(isText),
      handover_pin: orNull(isText),
      position: orNull(shaped({ ...point, located_at: isNumber, path: listOf(pair) })),
    }),
  ),
})
const voucher = shaped({ code: isText, discount: isNumber, currency: isText })
const amounts = shaped({
  currency: isText,
  fee: isNumber,
  tax: orNull(shaped({ percent: isNumber, amount: isNumber })),
  charges: listOf(shaped({ kind: isText, amount: isNumber })),
  vat_number: orNull(isText),
  cash: orNull(shaped({ collected: isNumber, settled: isNumber, is_cash: isBoolean })),
  advance: orNull(shaped({ paid: isNumber, returned: isNumber })),
})
const receipt = shaped({
  ...commonFields,
  individual: isBoolean,
  ended_at: orNull(isNumber),
  details: orNull(shaped({ ...commonDetails, voucher: orNull(voucher) })),
  books: orNull(amounts),
})
const rated = shaped({ rating, rated_until: isNumber })

/** Parses an answer without the contract's schemas, which are larger than the page. */
const reader =
  <T>(isRight: Check) =>
  (body: unknown): T | undefined => {
    const result = fieldOf(body, 'result')
    return isRight(result) ? (result as T) : undefined
  }

export const readPublicOrder = reader<PublicOrder>(order)
export const readReceipt = reader<Receipt>(receipt)
export const readRated = reader<Rated>(rated)

/** A given rating, and the time until which it can be changed. */
export interface Rated {
  readonly rating: GivenRating
  readonly rated_until: NonNullable<LinkedOrder['rated_until']>
}
