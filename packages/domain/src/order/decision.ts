import { type Currency, upToStep } from '../money/index.ts'
import type { OrderStatus } from './lifecycle/status.ts'

/** Problems at the door that a rider can report. */
export const doorTroubles = ['UNREACHABLE', 'REFUSED', 'WRONG_ADDRESS'] as const
export type DoorTrouble = (typeof doorTroubles)[number]
/** Problems with a collected parcel that the shop has to decide about: it is damaged, or its rider cannot ride on. */
export const roadTroubles = ['DAMAGED', 'RIDER_STOPPED'] as const
/** All problems that a rider can report to the shop for a decision. */
export const riderTroubles = [...doorTroubles, ...roadTroubles] as const
export type RiderTrouble = (typeof riderTroubles)[number]
/** Reasons for asking the shop. */
export const decisionCauses = [...riderTroubles, 'WRONG_PIN', 'NO_RIDER'] as const
export type DecisionCause = (typeof decisionCauses)[number]

/** NEW_PIN is another drop-off point: a pin on the map. WRONG_PIN above is about the handover PIN. */
export const decisionOptions = [
  'TRY_AGAIN',
  'NEW_PIN',
  'LEAVE_WITH',
  'BRING_BACK',
  'WAIT',
  'RAISE_FEE',
  'SCHEDULE',
  'CANCEL',
  'CARRY_ON',
] as const
export type DecisionOption = (typeof decisionOptions)[number]

export interface PricedOption {
  readonly option: DecisionOption
  /** Minor units, in addition to the fee; for a new drop-off point the smallest price, the rest depends on the distance. */
  readonly price: number
}

/** The facts that decide on options and prices. The fee in minor units. */
export interface DecisionFacts {
  readonly cause: DecisionCause
  readonly fee: number
  readonly currency: Currency
  /** The rider is to bring money back. */
  readonly isPaidAtDoor: boolean
  readonly checksAge: boolean
  /** How often the rider was sent to the door again. */
  readonly tries: number
}

/** The first repeated attempt is free; each further one costs `EXTRA_RIDE_SHARE` of the fee. */
const FREE_TRIES = 1
/** The share of the fee for another ride of the same rider: to the door again, to another door, or back. */
const EXTRA_RIDE_SHARE = 0.5
const RAISE_SHARE = 0.25
/** The largest number of repeated attempts. */
const MOST_TRIES = 3

/** The options of the shop with their prices, in the order in which they are offered. */
export function optionsFor(facts: DecisionFacts): readonly PricedOption[] {
  if (facts.cause === 'NO_RIDER') {
    return [
      { option: 'WAIT', price: 0 },
      { option: 'RAISE_FEE', price: share(facts, RAISE_SHARE) },
      { option: 'SCHEDULE', price: 0 },
      { option: 'CANCEL', price: 0 },
    ]
  }
  // The sender is not charged for what happened on the road.
  if (isOnTheRoad(facts.cause)) {
    return [
      { option: 'CARRY_ON', price: 0 },
      { option: 'BRING_BACK', price: 0 },
    ]
  }
  const again = facts.tries < FREE_TRIES ? 0 : share(facts, EXTRA_RIDE_SHARE)
  const options: PricedOption[] = []
  if (facts.tries < MOST_TRIES && facts.cause !== 'WRONG_ADDRESS') {
    options.push({ option: 'TRY_AGAIN', price: again })
  }
  const allowsNewDropOff = facts.cause === 'UNREACHABLE' || facts.cause === 'WRONG_ADDRESS'
  if (facts.tries < MOST_TRIES && allowsNewDropOff) options.push({ option: 'NEW_PIN', price: again })
  // Money, and the proof of an age, are only taken from the customer.
  const mayLeave = facts.cause === 'UNREACHABLE' || facts.cause === 'WRONG_PIN'
  if (mayLeave && !facts.isPaidAtDoor && !facts.checksAge) {
    options.push({ option: 'LEAVE_WITH', price: 0 })
  }
  options.push({ option: 'BRING_BACK', price: share(facts, EXTRA_RIDE_SHARE) })
  return options
}

/** The option that is carried out when the shop does not answer in time. */
export const fallbackOf = (cause: DecisionCause): DecisionOption =>
  cause === 'NO_RIDER' ? 'CANCEL' : 'BRING_BACK'

/** The time limit of the shop; shorter while a rider waits at the door. */
export const answerSeconds = (cause: DecisionCause): number => (cause === 'NO_RIDER' ? 30 * 60 : 5 * 60)

/** Returns the price of riding on to another drop-off point, in minor units; `perKmMinor` for the additional metres. */
export function newDropOffPrice(
  facts: DecisionFacts,
  detour: { readonly extraMetres: number; readonly perKmMinor: number },
): number {
  const least = optionsFor(facts).find(({ option }) => option === 'NEW_PIN')?.price ?? 0
  return least + upToStep((Math.max(0, detour.extraMetres) / 1000) * detour.perKmMinor, facts.currency)
}

const isOnTheRoad = (cause: DecisionCause): boolean => roadTroubles.some((trouble) => trouble === cause)

/** A charge of the shop's choice, with the time of the choice. */
export interface ChosenRide {
  readonly kind: DecisionOption
  readonly at: Date
}

/** Whether a charge is for a ride after the hand-over, which was not made: the phone reported the hand-over late. */
export const isForLaterRide = ({ kind, at }: ChosenRide, handedOverAt: Date): boolean =>
  kind === 'BRING_BACK' || (kind !== 'RAISE_FEE' && at > handedOverAt)

const share = ({ fee, currency }: DecisionFacts, part: number) => upToStep(fee * part, currency)

/** Returns whether the decision is still open: its cause may have ended. */
export const isStillNeeded = (cause: DecisionCause, status: OrderStatus): boolean =>
  cause === 'NO_RIDER' ? status === 'STALLED' : atDoor.includes(status)

const atDoor: readonly OrderStatus[] = ['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER', 'DELAYED']
