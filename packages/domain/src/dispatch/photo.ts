import { photoLimits } from '../limits/index.ts'
import { type OrderStatus, endedStatuses, orderStatuses } from '../order/index.ts'

/** Handovers of a parcel: at the collection point, at the door, and back. */
export const handoverKinds = ['pickup', 'delivery', 'return'] as const
export type HandoverKind = (typeof handoverKinds)[number]

/**
 * A photo proves a handover, is the signature of the receiver, shows why the parcel could not be handed over, or shows a
 * problem of the rider with the parcel.
 */
export const photoKinds = ['pickup', 'delivery', 'signature', 'trouble', 'return', 'problem'] as const
export type PhotoKind = (typeof photoKinds)[number]

/** Photos that the customer may see; the others are for the shop and the rider only. */
export const customerPhotoKinds: readonly PhotoKind[] = ['pickup', 'delivery']

/** DELAYED does not contain the place of the parcel, so every kind is accepted in it. */
const stages: Readonly<Record<PhotoKind, readonly OrderStatus[]>> = {
  pickup: [
    'NEAR_VENDOR',
    'PICKED_UP',
    'COURIER_LEFT_VENDOR',
    'NEAR_CUSTOMER',
    'DELAYED',
    'DELIVERED',
    'RETURN_INITIATED',
    'RETURNED_TO_VENDOR',
  ],
  delivery: ['COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER', 'DELAYED', 'DELIVERED'],
  signature: ['COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER', 'DELAYED', 'DELIVERED'],
  // The shop may decide before the photo arrives.
  trouble: [
    'PICKED_UP',
    'COURIER_LEFT_VENDOR',
    'NEAR_CUSTOMER',
    'DELAYED',
    'DELIVERED',
    'RETURN_INITIATED',
    'RETURNED_TO_VENDOR',
  ],
  return: ['RETURN_INITIATED', 'RETURNED_TO_VENDOR'],
  // Of a rider who gave the order back too: it has gone on by the time the photo arrives.
  problem: orderStatuses,
}

export interface PhotoFacts {
  readonly status: OrderStatus
  /** When it came into this status, in seconds since 1970. */
  readonly since: number
}

/** Whether a photo of this kind is accepted in the status of the order. */
export const acceptsPhoto = (kind: PhotoKind, { status, since }: PhotoFacts, now: number): boolean =>
  stages[kind].includes(status) && (!endedStatuses.includes(status) || now - since <= photoLimits.afterEnd)
