import type { WireParcel } from '@beckon/contract'
import type { Parcel } from '@beckon/domain/request'

export const parcelOf = ({ weight_grams: grams, longest_side_cm: sideCm }: WireParcel): Parcel => ({
  grams,
  sideCm,
})
