import type { CountryParameters, PaymentMethod } from '../country/index.ts'
import {
  closingHours,
  type DeliveringVendor,
  type DeliveryRules,
  isInDeliveryArea,
} from '../delivery/index.ts'
import type { Point } from '../geo/index.ts'
import {
  type CheckedRequest,
  type CheckedSender,
  checkRequest,
  checkSender,
  offeredPayments,
  type Parcel,
  type ParcelLimits,
  type ParcelViolation,
  parcelViolation,
  type PreorderViolation,
  preorderViolation,
  type RequestRules,
  type RequestViolation,
  type ServiceHours,
  type SenderViolation,
  type VatViolation,
  vatViolation,
} from '../request/index.ts'
import { editable } from './editing.ts'
import type { OrderStatus } from './lifecycle/status.ts'

/** A field of an order that breaks a rule. */
export type OrderFieldViolation =
  | RequestViolation
  | SenderViolation
  | { readonly code: VatViolation; readonly field: 'vatNumber' }
  | { readonly code: PreorderViolation | 'preorder-unavailable'; readonly field: 'preorderedFor' }
  | { readonly code: ParcelViolation; readonly field: 'parcel' }

/** The first precondition of an order that does not hold. Codes are permanent: callers outside read them. */
export type PreconditionViolation =
  | { readonly code: 'order.invalid'; readonly fields: readonly OrderFieldViolation[] }
  | { readonly code: 'delivery.service-closed'; readonly hours: ServiceHours }
  | {
      readonly code:
        | 'vendor.no-location'
        | 'outlet.opening'
        | 'delivery.undeliverable'
        | 'delivery.outside-area'
        | 'order.payment-method-unavailable'
        | 'order.changed'
        | 'order.edit-too-late'
    }

interface PricedRequest extends CheckedRequest {
  /** False where the amount has more decimals than its currency. */
  readonly isAmountExact: boolean
}

/** The fields of a new order. */
export interface OrderFields extends PricedRequest {
  readonly vatNumber: string
  /** Seconds since 1970; null for as soon as possible. */
  readonly preorderedFor: number | null
  /** Null where it was requested and is missing; undefined where it was not requested. */
  readonly parcel: Parcel | null | undefined
}

export interface OrderFieldRules extends RequestRules, ParcelLimits {
  /** Whether an order for a later time is accepted. */
  readonly takesPreorders: boolean
  /** Seconds since 1970. */
  readonly now: number
}

/** Returns every violation of the fields: those of the request, then the VAT number, the time and the parcel. */
export function orderFieldViolations(fields: OrderFields, rules: OrderFieldRules): OrderFieldViolation[] {
  const { preorderedFor, parcel } = fields
  const vatCode = vatViolation(fields.vatNumber)
  const preorderCode = preorderedFor === null ? undefined : preorderTimeViolation(preorderedFor, rules)
  const parcelCode = parcel === undefined ? undefined : parcelViolation(parcel, rules)
  return [
    ...requestViolations(fields, rules),
    ...(vatCode ? [{ code: vatCode, field: 'vatNumber' } as const] : []),
    ...(preorderCode ? [{ code: preorderCode, field: 'preorderedFor' } as const] : []),
    ...(parcelCode ? [{ code: parcelCode, field: 'parcel' } as const] : []),
  ]
}

function requestViolations(
  { isAmountExact, ...request }: PricedRequest,
  rules: RequestRules,
): RequestViolation[] {
  if (isAmountExact) return checkRequest(request, rules)
  const found = checkRequest({ ...request, amount: undefined }, rules)
  // An amount that is not required must still be one that its currency can represent.
  const isReported = found.some(({ field }) => field === 'amount')
  return isReported ? found : [...found, { code: 'amount-invalid', field: 'amount' }]
}

const preorderTimeViolation = (at: number, { takesPreorders, now }: OrderFieldRules) =>
  takesPreorders ? preorderViolation(at, now) : 'preorder-unavailable'

/** The place at which an order is collected. */
export interface CollectionFacts extends Pick<RequestRules, 'country'> {
  /** Whether the vendor has a place of its own. */
  readonly hasPlace: boolean
  /** The sender of a guest's order, who gives a place with each order; null for a vendor with a place. */
  readonly sender: CheckedSender | null
  /** A new collection point that does not take orders yet. */
  readonly isOpening: boolean
}

/** Returns why nothing can be collected there; null when it can. */
export function collectionViolation(facts: CollectionFacts): PreconditionViolation | null {
  const { hasPlace, sender, country, isOpening } = facts
  if (!hasPlace && sender === null) return { code: 'vendor.no-location' }
  const fields = sender === null ? [] : checkSender(sender, country)
  if (fields.length > 0) return { code: 'order.invalid', fields }
  return isOpening ? { code: 'outlet.opening' } : null
}

interface PayingVendor {
  /** Payment methods that the vendor has turned on or off. */
  readonly payment_methods: Readonly<Partial<Record<PaymentMethod, boolean | undefined>>>
}

interface PaymentRules extends Pick<CountryParameters, 'paymentMethods'> {
  /** Whether an order without any payment is accepted. */
  readonly takesNone: boolean
}

const isOffered = (method: string, vendor: PayingVendor, { paymentMethods, takesNone }: PaymentRules) =>
  offeredPayments({ country: paymentMethods, vendor: vendor.payment_methods, takesNone }).some(
    (offered) => offered === method,
  )

export interface CreationFacts {
  readonly fields: OrderFields
  readonly rules: OrderFieldRules & PaymentRules & Pick<DeliveryRules, 'serviceHours' | 'timezone'>
  readonly vendor: DeliveringVendor & PayingVendor & { readonly is_active: boolean }
  /** An order paid online owes nothing at the door, whichever methods the vendor offers. */
  readonly isPaidOnline: boolean
}

/** Returns the first reason for which an order cannot be created; null when it can. Fee and voucher are checked after it. */
export function creationViolation(facts: CreationFacts): PreconditionViolation | null {
  const { rules, vendor, isPaidOnline } = facts
  const { paymentMethod: method, preorderedFor, point } = facts.fields
  const paymentMethod = method === 'NONE' && !rules.takesNone ? '' : method
  const fields = orderFieldViolations({ ...facts.fields, paymentMethod }, rules)
  if (fields.length > 0) return { code: 'order.invalid', fields }
  if (!vendor.is_active) return { code: 'delivery.undeliverable' }
  const hours = closingHours(vendor, rules, preorderedFor ?? rules.now)
  if (hours) return { code: 'delivery.service-closed', hours }
  const isPayable = isPaidOnline ? method === 'PAID' : isOffered(method, vendor, rules)
  if (!isPayable) return { code: 'order.payment-method-unavailable' }
  return outsideArea(vendor, point)
}

const outsideArea = (vendor: DeliveringVendor, point: Point | null): PreconditionViolation | null =>
  point === null || isInDeliveryArea(vendor, point) ? null : { code: 'delivery.outside-area' }

export interface EditFacts {
  readonly status: OrderStatus
  /** Whether the order has changed since the caller read it. */
  readonly isChangedSince: boolean
  readonly request: PricedRequest
  readonly rules: RequestRules & PaymentRules
  readonly vendor: DeliveringVendor & PayingVendor
  /** Whether the order can still be collected: the vendor has a place, or the order has its own. */
  readonly hasPlace: boolean
  /** The payment method before the change. */
  readonly methodBefore: string
  /** An order to the same door with the same kind of payment keeps its fee; its route is not checked again. */
  readonly isFeeKept: boolean
}

/** Returns the first reason for which an order cannot be changed so; null when it can. The new fee is checked after it. */
export function editViolation(facts: EditFacts): PreconditionViolation | null {
  const { status, isChangedSince, request, rules, vendor, hasPlace, methodBefore, isFeeKept } = facts
  if (isChangedSince) return { code: 'order.changed' }
  if (!editable(status)) return { code: 'order.edit-too-late' }
  const { paymentMethod: method } = request
  // An order without a payment method may keep that; a change to none is treated as a missing method.
  const paymentMethod = method === 'NONE' && methodBefore !== 'NONE' ? '' : method
  const fields = requestViolations({ ...request, paymentMethod }, rules)
  if (fields.length > 0) return { code: 'order.invalid', fields }
  if (method !== methodBefore && !isOffered(method, vendor, rules)) {
    return { code: 'order.payment-method-unavailable' }
  }
  if (isFeeKept) return null
  return hasPlace ? outsideArea(vendor, request.point) : { code: 'vendor.no-location' }
}
