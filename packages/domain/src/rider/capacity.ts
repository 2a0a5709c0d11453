import { RIDER_PARCELS } from '../limits/index.ts'
import type { Parcel } from '../request/index.ts'
import { type Vehicle, vehicles } from './account.ts'

interface Capacity {
  readonly parcels: number
  readonly grams: number
  /** Of the longest side of each parcel, in centimetres. */
  readonly sideCm: number
}

/** A backpack, a box on the rack, a box of two wheels with a motor, a boot. */
const capacities: Readonly<Record<Vehicle, Capacity>> = {
  on_foot: { parcels: 2, grams: 8_000, sideCm: 35 },
  bicycle: { parcels: 2, grams: 12_000, sideCm: 45 },
  scooter: { parcels: RIDER_PARCELS, grams: 20_000, sideCm: 45 },
  motorbike: { parcels: RIDER_PARCELS, grams: 20_000, sideCm: 50 },
  car: { parcels: RIDER_PARCELS, grams: 60_000, sideCm: 100 },
}

/** Vehicles of older riders have names of their own; they carry what a bicycle does. */
const capacityOf = (vehicle: string): Capacity =>
  capacities[vehicles.find((one) => one === vehicle) ?? 'bicycle']

/** Returns how many parcels a rider has at once, by the vehicle and the country's limit. */
export const parcelsAtOnce = (vehicle: string, limit: number): number =>
  Math.min(capacityOf(vehicle).parcels, limit)

/** Facts that keep a rider from another parcel, whatever the way. */
export interface HandFacts {
  readonly vehicle: string
  /** The country's limit of parcels at once. */
  readonly limit: number
  readonly parcels: number
  /** A return, a trouble at the door or a decision of the shop is open. */
  readonly isHeldUp: boolean
}

/** Whether a rider may get offers: without a parcel, or with room for another one and no open trouble. */
export const hasRoom = ({ vehicle, limit, parcels, isHeldUp }: HandFacts): boolean =>
  parcels === 0 || (!isHeldUp && parcels < parcelsAtOnce(vehicle, limit))

/**
 * Whether another parcel fits in beside those in hand, by total weight and longest side. A parcel without measures (null)
 * counts only by number.
 */
export function fitsIn(vehicle: string, inHand: readonly (Parcel | null)[], next: Parcel | null): boolean {
  const { grams, sideCm } = capacityOf(vehicle)
  const all = [...inHand, next].filter((parcel) => parcel !== null)
  const total = all.reduce((sum, parcel) => sum + parcel.grams, 0)
  return total <= grams && all.every((parcel) => parcel.sideCm <= sideCm)
}
