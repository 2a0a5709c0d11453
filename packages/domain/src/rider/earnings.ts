import type { RiderPay } from '../country/index.ts'
import { type Currency, exponentOf, upToStep } from '../money/index.ts'

export interface RiddenJob {
  readonly pay: RiderPay
  readonly currency: Currency
  /** Metres by road from the collection point to the drop-off. */
  readonly metres: number
  /** Seconds that the rider waited at the collection point after the parcel was to be ready, and at the door. */
  readonly waitedSeconds: number
  /** Whether the parcel was brought back. */
  readonly isReturned: boolean
  /** Raise of the fee that the shop added for the rider, in minor units. */
  readonly bonusMinor: number
}

/** Earning of a job by part, in minor units of its currency. The parts add up to the total. */
export interface Earning {
  readonly base: number
  readonly distance: number
  readonly wait: number
  readonly return: number
  readonly bonus: number
  readonly total: number
}

/** Waiting that the base already pays for, in seconds. */
export const PAID_WAIT_AFTER_SECONDS = 600

/** Returns what a rider earns for a job; each part is rounded up to a step of the currency. */
export function earningOf(job: RiddenJob): Earning {
  const { pay, currency } = job
  const round = (amount: number): number => upToStep(amount * 10 ** exponentOf(currency), currency)
  const waitedMinutes = Math.floor(Math.max(0, job.waitedSeconds - PAID_WAIT_AFTER_SECONDS) / 60)
  const parts = {
    base: round(pay.base),
    distance: round((pay.perKm * Math.max(0, job.metres)) / 1000),
    wait: round(pay.perWaitMinute * waitedMinutes),
    return: job.isReturned ? round((pay.perKm * Math.max(0, job.metres)) / 1000) : 0,
    bonus: job.bonusMinor,
  }
  const total = parts.base + parts.distance + parts.wait + parts.return + parts.bonus
  return { ...parts, total }
}

/** A status of an order's history with its time in seconds since 1970. */
export interface TimedStatus {
  readonly status: string
  readonly at: number
}

/**
 * Returns the seconds that a rider waited: at the collection point from the arrival, or from the time at which the parcel
 * was to be ready where that is later, to the collection; and at the door from the arrival to the end.
 */
export function waitedSeconds(history: readonly TimedStatus[], readyAt: number): number {
  const first = (status: string) => history.find((entry) => entry.status === status)?.at
  const arrival = first('NEAR_VENDOR')
  const collection = first('PICKED_UP')
  const door = first('NEAR_CUSTOMER')
  const end = first('DELIVERED') ?? first('RETURN_INITIATED')
  const between = (from: number | undefined, to: number | undefined): number =>
    from === undefined || to === undefined ? 0 : Math.max(0, to - from)
  const atShop = between(arrival === undefined ? undefined : Math.max(arrival, readyAt), collection)
  return atShop + between(door, end)
}

/**
 * Whether a rider may take an order with cash: the cash in hand stays within the limit of the country. An order without
 * cash is always allowed. All in minor units.
 */
export const mayCollectCash = (due: number, inHand: number, limit: number): boolean =>
  due === 0 || inHand + due <= limit
