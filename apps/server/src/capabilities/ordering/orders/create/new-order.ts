import type { Deployment } from '@beckon/domain/country'
import type { Money } from '@beckon/domain/money'
import { toE164 } from '@beckon/domain/phone'
import { arrivals } from '@beckon/domain/delivery'
import type { OrderWay } from '@beckon/domain/order'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { LocatedVendor } from '../../../parties/vendors/index.ts'
import type { SignedQuote } from '../../pricing/index.ts'
import { drawPin } from './draw-pin.ts'
import { newOrderId } from './new-order-id.ts'
import type { OrderToPlace } from './order-to-place.ts'
import type { NewOrder } from '../store.ts'

interface Charged {
  readonly amount: Money
  readonly quote: Pick<SignedQuote, 'fee' | 'distance' | 'duration' | 'slower'>
  /** The discount in minor units; null without a voucher. */
  readonly voucher: { readonly code: string; readonly off: number } | null
  /** Percent of the tax that the fee includes; null where none is shown. */
  readonly tax: number | null
}

interface Accepted {
  readonly request: OrderToPlace
  readonly vendor: LocatedVendor
  readonly deployment: Deployment
  readonly charged: Charged
  readonly userId: string
  readonly now: Date
  readonly paysAtPickup: boolean
  readonly way: OrderWay
}

/** The order that an accepted request becomes; the outlet is copied, since it may move later. */
export function newOrder(accepted: Accepted): NewOrder {
  const { request, vendor, deployment, charged, userId, now } = accepted
  const later = request.preordered_for === null ? null : new Date(request.preordered_for * 1000)
  const preparation = request.login_pickup_estimation ?? vendor.estimation_pick_up_time
  const readyAt = later ?? new Date(now.getTime() + preparation * 60_000)
  const promised = arrivals({
    now: unixSeconds(now),
    preorderedFor: request.preordered_for,
    preparation,
    travel: charged.quote.duration,
    minimum: deployment.minimumEta,
    slower: charged.quote.slower ?? 0,
  }).dropoff
  return {
    vendor_id: vendor.vendor_id,
    order_id: newOrderId(vendor.vendor_id),
    country: deployment.country,
    status: 'NEW',
    version: 1,
    created_by: userId,
    way: accepted.way,
    created_at: now,
    updated_at: now,
    preordered_for: later,
    ready_at: readyAt,
    currency: deployment.currency,
    ...feeOf(charged),
    amount_minor: charged.amount.minor,
    payment_method: request.order.payment_method,
    pays_at_pickup: accepted.paysAtPickup,
    description: request.order.description.trim(),
    parcel_grams: request.order.parcel?.weight_grams ?? null,
    parcel_side_cm: request.order.parcel?.longest_side_cm ?? null,
    vat_number: request.vat_number?.trim() || null,
    reference: request.reference ?? null,
    age_validation_required: request.age_validation_required,
    sender_email: vendor.is_guest ? (request.sender?.email.trim() ?? null) : null,
    handover_pin: request.handover_pin_required ? drawPin() : null,
    ...customerOf(request, deployment),
    ...collectionPointOf(vendor),
    distance_metres: charged.quote.distance,
    promised_lower: new Date(promised.lower * 1000),
    promised_upper: new Date(promised.upper * 1000),
  }
}

/** The fee after the discount is charged. */
const feeOf = ({ quote, voucher, tax }: Charged) => ({
  delivery_fee_minor: quote.fee - (voucher?.off ?? 0),
  voucher_code: voucher?.code ?? null,
  voucher_minor: voucher?.off ?? 0,
  tax_hundredths: tax === null ? null : Math.round(tax * 100),
})

const customerOf = ({ customer }: OrderToPlace, { country }: Deployment) => ({
  customer_name: customer.name.trim(),
  customer_phone: toE164(customer.phone_number, country),
  dropoff_address: customer.location.address.trim(),
  dropoff_latitude: customer.location.latitude,
  dropoff_longitude: customer.location.longitude,
  dropoff_notes: customer.location.notes.trim(),
  dropoff_unit: customer.unit_number?.trim() ?? '',
  dropoff_building: customer.building?.trim() ?? '',
})

const collectionPointOf = (vendor: LocatedVendor) => ({
  pickup_name: vendor.name,
  pickup_address: vendor.address_text,
  pickup_latitude: vendor.latitude,
  pickup_longitude: vendor.longitude,
  pickup_phone: vendor.contact_phone,
  pickup_instructions: vendor.rider_instructions,
})
