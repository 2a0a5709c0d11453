import type { NewProgramOrder, OrderChange, OrderRecord, ProgramOrderUpdate } from '@beckon/contract'
import { joinAddress } from '@beckon/domain/address'
import { voucherCode } from '@beckon/domain/voucher'
import { isRefusal, type Refusal } from '../../../../platform/refusal.ts'
import type { OrderToPlace } from '../../../ordering/orders/index.ts'
import { decimalOf, secondsOf } from '../values.ts'
import { methodsByPayment } from './payments.ts'

/** A fee in decimals, and its signature. */
export interface SignedFee {
  readonly fee: number
  readonly signature: string
}

/** A fee that was quoted, and the lower one of a quote with a voucher. */
export interface QuotedFee extends SignedFee {
  readonly lowered?: SignedFee | undefined
}

type GivenDropoff = NewProgramOrder['dropoff']

const locationOf = ({ latitude, longitude, address, unit = '', building = '', notes }: GivenDropoff) => ({
  latitude,
  longitude,
  address: joinAddress({ unit, building, text: address }),
  notes,
})

/** The request of a program as the service takes it. */
export function readNewOrder(
  order: NewProgramOrder,
  quoted: QuotedFee,
  currency: string,
): OrderToPlace | Refusal {
  const amount = decimalOf(order.goods.value, currency, 'goods.value')
  if (isRefusal(amount)) return amount
  const { dropoff, customer, goods } = order
  return {
    vendor_id: order.collection_point,
    customer: {
      name: customer.name,
      phone_number: customer.phone,
      location: locationOf(dropoff),
      unit_number: dropoff.unit ?? '',
      building: dropoff.building ?? '',
    },
    order: {
      payment_method: methodsByPayment[goods.payment],
      amount,
      description: goods.description,
      cold_bag_needed: false,
      ...parcelOf(goods),
    },
    vat_number: order.vat_number ?? null,
    ...(order.reference === undefined ? {} : { reference: order.reference }),
    preordered_for: order.collect_at === undefined ? null : secondsOf(order.collect_at),
    age_validation_required: order.check_age,
    ...(order.handover_pin ? { handover_pin_required: true } : {}),
    login_pickup_estimation: order.preparation_minutes ?? null,
    delivery_fee: quoted.fee,
    signature: quoted.signature,
    ...voucherOf(order, quoted),
  }
}

/** An order names the voucher of its quote; with one of them alone it is refused like with another quote. */
const voucherOf = ({ voucher: typed }: NewProgramOrder, { lowered }: QuotedFee) => ({
  ...(typed === undefined ? {} : { voucher: { code: voucherCode(typed) ?? typed } }),
  ...(lowered ? { discounted_delivery_fee: lowered.fee, discounted_signature: lowered.signature } : {}),
})

/** The schema takes both measures or none. */
const parcelOf = ({ weight_grams, longest_side_cm }: NewProgramOrder['goods']) =>
  weight_grams === undefined || longest_side_cm === undefined
    ? {}
    : { parcel: { weight_grams, longest_side_cm } }

/** An update of a program, completed by what the order has: without a version, that of the record. */
export function readUpdate(
  update: ProgramOrderUpdate,
  record: OrderRecord,
  { fee, signature }: QuotedFee,
): (OrderChange & { readonly reference?: string | null }) | Refusal {
  const { dropoff, goods = {} } = update
  const amount =
    goods.value === undefined ? record.order.amount : decimalOf(goods.value, record.currency, 'goods.value')
  if (isRefusal(amount)) return amount
  return {
    vendor_id: record.vendor_id,
    payment_method: goods.payment ? methodsByPayment[goods.payment] : record.order.payment_method,
    amount,
    item_details: goods.description ?? record.order.description,
    location: dropoff ? locationOf(dropoff) : record.customer.location,
    ...(dropoff ? { unit_number: dropoff.unit ?? '', building: dropoff.building ?? '' } : {}),
    ...(update.reference === undefined ? {} : { reference: update.reference }),
    delivery_fee: fee,
    signature,
    version: update.version ?? record.version,
  }
}
