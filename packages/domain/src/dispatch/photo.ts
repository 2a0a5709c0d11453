import { photoLimits } from '../limits/index.ts'
import { type OrderStatus, endedStatuses } from '../order/index.ts'

/** A photo proves the collection, the handover or the return of the parcel. */
export const photoKinds = ['pickup', 'delivery', 'return'] as const
export type PhotoKind = (typeof photoKinds)[number]

/** Photos that the customer may see; those of a return are for the shop and the rider only. */
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
  return: ['RETURN_INITIATED', 'RETURNED_TO_VENDOR'],
}

export interface PhotoFacts {
  readonly status: OrderStatus
  /** When it came into this status, in seconds since 1970. */
  readonly since: number
}

/** Whether a photo of this kind is accepted in the status of the order. */
export const acceptsPhoto = (kind: PhotoKind, { status, since }: PhotoFacts, now: number): boolean =>
  stages[kind].includes(status) && (!endedStatuses.includes(status) || now - since <= photoLimits.afterEnd)
