import { type OrderStatus, overStatuses } from '../order/index.ts'

/** What a photo proves: that the rider took the parcel, handed it over, or brought it back. */
export const photoKinds = ['pickup', 'delivery', 'return'] as const
export type PhotoKind = (typeof photoKinds)[number]

/** What whoever waits for a parcel may see; how it came back is between the shop and its rider. */
export const customerPhotoKinds: readonly PhotoKind[] = ['pickup', 'delivery']

export const photoLimits = {
  bytes: 5 * 1024 * 1024,
  /** Of the largest cameras in phones; a picture of more is made to fill the memory of whoever opens it. */
  pixels: 50_000_000,
  /** Of each kind of an order. */
  each: 3,
  /** Seconds after the end in which a phone without a connection may catch up. */
  afterEnd: 24 * 3600,
} as const

/** DELAYED says nothing of where the parcel is: there the rider is believed. */
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

/** Whether a photo of this kind says anything about a parcel that stands there. */
export const mayShow = (kind: PhotoKind, { status, since }: PhotoFacts, now: number): boolean =>
  stages[kind].includes(status) && (!overStatuses.includes(status) || now - since <= photoLimits.afterEnd)
