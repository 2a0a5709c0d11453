import type { OrderRecord, ProgramOrder } from '@beckon/contract'
import { isoOf, isoOrNull, moneyOf, windowOf } from '../values.ts'
import { presentDecision } from './present-decision.ts'
import { paymentsByMethod } from './payments.ts'
import { statusOfRecord } from './status.ts'

/** An order as programs read it. */
export function presentOrder(record: OrderRecord): ProgramOrder {
  return {
    id: record.order_id,
    collection_point: record.vendor_id,
    status: statusOfRecord(record),
    version: record.version,
    created_at: isoOf(record.created_at),
    updated_at: isoOf(record.updated_at),
    collect_at: isoOrNull(record.preordered_for),
    customer: { name: record.customer.name, phone: record.customer.phone_number },
    pickup: pickupOf(record),
    dropoff: dropoffOf(record),
    goods: goodsOf(record),
    check_age: record.order.age_validation_required ?? false,
    handover_pin: record.handover_pin ?? null,
    vat_number: record.order.vat_number ?? null,
    reference: record.order.reference ?? null,
    distance_metres: record.distance,
    promised: windowOf(record.promised),
    eta: { pickup: isoOrNull(record.eta.pickup), dropoff: isoOrNull(record.eta.dropoff) },
    stops_before: record.stops_before ?? 0,
    rider: record.rider,
    late: record.delay && lateReasons[record.delay],
    decision: record.decision && presentDecision(record.decision, record.currency),
    can: { update: record.can.edit, cancel: record.can.cancel },
  }
}

const lateReasons = {
  NO_RIDER_YET: 'no_rider_yet',
  RIDER_LATE: 'rider_late',
  NOT_READY: 'not_ready',
  ON_THE_ROAD: 'on_the_road',
} as const

const pickupOf = ({ outlet }: OrderRecord): ProgramOrder['pickup'] => ({
  name: outlet.name,
  phone: outlet.phone_number,
  address: outlet.address,
  latitude: outlet.latitude,
  longitude: outlet.longitude,
})

const dropoffOf = ({ customer }: OrderRecord): ProgramOrder['dropoff'] => ({
  address: customer.location.address,
  unit: customer.unit_number ?? null,
  building: customer.building ?? null,
  notes: customer.location.notes,
  latitude: customer.location.latitude,
  longitude: customer.location.longitude,
})

const goodsOf = ({ order, currency }: OrderRecord): ProgramOrder['goods'] => ({
  description: order.description,
  value: moneyOf(order.amount, currency),
  payment: paymentsByMethod[order.payment_method],
  weight_grams: order.parcel?.weight_grams ?? null,
  longest_side_cm: order.parcel?.longest_side_cm ?? null,
})
