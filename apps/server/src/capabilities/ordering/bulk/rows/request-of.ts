import { joinAddress } from '@beckon/domain/address'
import { DESCRIPTION_LENGTH } from '@beckon/domain/limits'
import { money, toDecimal } from '@beckon/domain/money'
import type { Deployment } from '@beckon/domain/country'
import type { OrderToPlace } from '../../orders/index.ts'
import type { LocatedVendor } from '../../../parties/vendors/index.ts'
import type { StoredRow } from '../store.ts'

export interface QuotedFee {
  readonly fee: number
  readonly signature: string
}

/** Returns the order request of a valid row; undefined for an invalid one. */
export function requestOf(
  vendor: LocatedVendor,
  { currency }: Deployment,
  { draft, place, fee_minor: minor, signature }: StoredRow,
  quoted?: QuotedFee,
): OrderToPlace | undefined {
  if (!place || minor === null || signature === null || !isTaken(draft.payment)) return undefined
  return {
    vendor_id: vendor.vendor_id,
    customer: {
      name: draft.name,
      phone_number: draft.phone,
      location: {
        latitude: place.latitude,
        longitude: place.longitude,
        address: deliveryAddress(draft, place),
        notes: draft.notes,
      },
      ...(draft.unit === '' ? {} : { unit_number: draft.unit }),
    },
    order: {
      payment_method: draft.payment,
      amount: draft.amount ?? 0,
      description: describe(draft),
      cold_bag_needed: false,
      ...(draft.parcel && {
        parcel: { weight_grams: draft.parcel.grams, longest_side_cm: draft.parcel.sideCm },
      }),
    },
    vat_number: null,
    ...(draft.reference === '' ? {} : { reference: draft.reference }),
    preordered_for: draft.preorderedFor,
    age_validation_required: draft.ageCheck,
    login_pickup_estimation: vendor.estimation_pick_up_time,
    delivery_fee: quoted?.fee ?? toDecimal(money(minor, currency)),
    signature: quoted?.signature ?? signature,
  }
}

/** The address as written; the found one where the user accepted it, or where only a point was given. */
export const deliveryAddress = ({ unit, address }: StoredRow['draft'], place: StoredRow['place']): string =>
  joinAddress({ unit, building: '', text: (place?.taken ? '' : address) || (place?.address ?? '') })

const isTaken = (payment: StoredRow['draft']['payment']): payment is 'PAID' | 'CASH_ON_DELIVERY' =>
  payment === 'PAID' || payment === 'CASH_ON_DELIVERY'

/** Riders and screens show the description: the shop's own number precedes it, where there is room. */
function describe({ reference, description }: StoredRow['draft']): string {
  if (reference === '') return description
  const whole = description === '' ? `#${reference}` : `#${reference} ${description}`
  return [...whole].length <= DESCRIPTION_LENGTH ? whole : description
}
