import type { WireShift } from '@beckon/contract'

/** A rider who can be planned. */
export interface PlannedRider {
  readonly id: string
  readonly name: string
}

/** A day of a rider to plan a shift on, or a shift to change. */
export interface AskedShift {
  readonly rider: PlannedRider
  readonly day: string
  readonly shift?: WireShift
}
