import { usualLimits } from '../country/index.ts'

/** How heavy and how large a parcel is at most. */
export interface Parcel {
  readonly grams: number
  /** Centimetres. */
  readonly sideCm: number
}

/** Limits of a parcel in a country. */
export interface ParcelLimits {
  readonly maxWeightKg: number
  /** Of the longest side. */
  readonly maxSideCm: number
}

/** Violations of weight and size. */
export type ParcelViolation = 'parcel-missing' | 'parcel-too-heavy' | 'parcel-too-large'

/** Countries with limits of their own ask for the parcel's measures; the usual limits are only shown. */
export const needsParcel = ({ maxWeightKg, maxSideCm }: ParcelLimits): boolean =>
  maxWeightKg !== usualLimits.maxWeightKg || maxSideCm !== usualLimits.maxSideCm

/** Undefined for a valid parcel; a missing one is a violation where it is required. */
export function parcelViolation(parcel: Parcel | null, limits: ParcelLimits): ParcelViolation | undefined {
  if (parcel === null) return needsParcel(limits) ? 'parcel-missing' : undefined
  if (parcel.grams > limits.maxWeightKg * 1000) return 'parcel-too-heavy'
  return parcel.sideCm > limits.maxSideCm ? 'parcel-too-large' : undefined
}

/** A shoe box, a bag of groceries, a full box: shops have no scales at the counter. Kilograms and centimetres. */
const bands = [
  [2, 25],
  [5, 35],
  [10, 45],
] as const

/** The answers to choose from, lightest first; the last one is all that a rider carries. */
export const parcelBands = ({ maxWeightKg, maxSideCm }: ParcelLimits): Parcel[] =>
  [...bands.filter(([kg, cm]) => kg < maxWeightKg && cm < maxSideCm), [maxWeightKg, maxSideCm] as const].map(
    ([kg, sideCm]) => ({ grams: kg * 1000, sideCm }),
  )

/** The band that equals a parcel; undefined where it cannot be chosen. */
export const chosenBand = ({ grams, sideCm }: Parcel, limits: ParcelLimits): Parcel | undefined =>
  parcelBands(limits).find((band) => band.grams === grams && band.sideCm === sideCm)
