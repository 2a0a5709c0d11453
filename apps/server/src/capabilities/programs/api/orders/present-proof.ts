import type { OrderProof, ProgramProof, ProgramRiderPosition, RiderInfo } from '@beckon/contract'
import { isoOf, isoOrNull } from '../values.ts'

const kinds: Readonly<Record<OrderProof['kind'], ProgramProof['kind']>> = {
  pickup: 'pickup',
  delivery: 'dropoff',
  signature: 'signature',
  trouble: 'failed_attempt',
  return: 'return',
  problem: 'problem',
}

/** A proof as programs read it. */
export const presentProof = (proof: OrderProof): ProgramProof => ({
  kind: kinds[proof.kind],
  received_by: proof.received_by,
  handed_over_at: isoOrNull(proof.handed_over_at),
  pin_checked: proof.pin_checked,
  photos: proof.photos.map(({ photo_id, taken_at, width, height, deleted }) => ({
    ...{ id: photo_id, taken_at: isoOf(taken_at) },
    ...{ width, height, deleted },
  })),
})

/** The rider of an order as programs see it on the map. */
export const presentRider = ({
  rider,
  location,
  bearing,
  located_at,
  path,
  eta,
}: RiderInfo): ProgramRiderPosition => ({
  rider,
  position: location && { ...location, bearing, taken_at: isoOrNull(located_at) },
  route: path,
  eta: { pickup: isoOrNull(eta.pickup), dropoff: isoOrNull(eta.dropoff) },
})
