import type {
  BrowserConfig,
  Discount,
  OrderChange,
  OrderRecord,
  OrderRequest,
  Sender,
  WirePoint,
  WireVendor,
} from '@beckon/contract'
import { toE164 } from '@beckon/domain/phone'
import { isSame } from '../../../platform/storage/index.ts'
import { parseAmount } from './check-draft.ts'
import { joinAddress, ONLINE_PAYMENT, type RequestDraft } from './request-draft.ts'

/** The accepted fee and its signature. */
export interface AgreedFee {
  readonly fee: number
  readonly signature: string
  /** The discount of a voucher. */
  readonly discount?: Discount | null
}

interface OrderDeps {
  readonly config: BrowserConfig
  readonly vendor: WireVendor
}

/** Returns the body for placing a new order. */
export function orderOf(
  { config, vendor }: OrderDeps,
  draft: RequestDraft,
  { fee, signature, discount }: AgreedFee,
): OrderRequest {
  const vat = draft.vatNumber.trim()
  return {
    vendor_id: vendor.vendor_id,
    ...(draft.senderPoint ? { sender: senderOf(draft, draft.senderPoint, config) } : {}),
    customer: {
      name: draft.name.trim(),
      phone_number: toE164(draft.phone, config.country),
      location: locationOf(draft),
      ...doorPartsOf(draft),
    },
    order: {
      payment_method: paymentMethodOf(draft.paymentMethod),
      amount: parseAmount(draft.amount, config.currency) ?? 0,
      description: draft.description.trim(),
      cold_bag_needed: false,
      ...measuresOf(draft.parcel),
    },
    vat_number: vat === '' ? null : vat,
    preordered_for: draft.preorderedFor,
    age_validation_required: draft.checksAge,
    ...(draft.asksPin ? { handover_pin_required: true as const } : {}),
    login_pickup_estimation: vendor.estimation_pick_up_time,
    delivery_fee: fee,
    signature,
    ...(discount
      ? {
          voucher: discount.voucher,
          discounted_delivery_fee: discount.delivery_fee,
          discounted_signature: discount.signature,
        }
      : {}),
  }
}

/** Returns the body for updating an order: its editable fields and the version that the user saw. */
export const changeOf = (
  order: OrderRecord,
  draft: RequestDraft,
  { fee, signature }: AgreedFee,
): OrderChange => ({
  vendor_id: order.vendor_id,
  payment_method: paymentMethodOf(draft.paymentMethod),
  amount: parseAmount(draft.amount, order.currency) ?? 0,
  item_details: draft.description.trim(),
  location: locationOf(draft),
  unit_number: draft.unit.trim(),
  building: draft.building.trim(),
  delivery_fee: fee,
  signature,
  version: order.version,
})

/** Returns the sender; the phone number as digits. */
function senderOf(draft: RequestDraft, point: WirePoint, { country }: BrowserConfig): Sender {
  return {
    name: draft.senderName.trim(),
    email: draft.senderEmail.trim(),
    phone_number: toE164(draft.senderPhone, country),
    location: {
      ...point,
      address: draft.senderAddress,
      notes: draft.senderNotes.trim(),
    },
  }
}

function doorPartsOf(draft: RequestDraft): Pick<OrderRequest['customer'], 'unit_number' | 'building'> {
  const unit = draft.unit.trim()
  const building = draft.building.trim()
  return { ...(unit === '' ? {} : { unit_number: unit }), ...(building === '' ? {} : { building }) }
}

const locationOf = (draft: RequestDraft): OrderChange['location'] => {
  const { latitude, longitude } = draft.destination?.point ?? { latitude: 0, longitude: 0 }
  return { latitude, longitude, address: joinAddress(draft), notes: draft.notes.trim() }
}

export function paymentMethodOf(text: string): OrderRequest['order']['payment_method'] {
  // An order paid online has no amount to collect at the door.
  if (text === ONLINE_PAYMENT) return 'PAID'
  return text === 'CASH_ON_DELIVERY' || text === 'PAYMENT_ON_DELIVERY' || text === 'PAID' ? text : 'NONE'
}

const measuresOf = (parcel: RequestDraft['parcel']): Pick<OrderRequest['order'], 'parcel'> =>
  parcel ? { parcel: { weight_grams: parcel.grams, longest_side_cm: parcel.sideCm } } : {}

/** Returns whether two bodies describe the same order; only the quote for the same route and fee may differ. */
export function isSameOrder(one: OrderRequest, other: OrderRequest): boolean {
  const unsigned = (order: OrderRequest) => ({ ...order, signature: '', discounted_signature: '' })
  return isSame(unsigned(one), unsigned(other))
}
