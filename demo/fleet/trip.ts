import type { Task } from '@beckon/contract'
import { type Ride, rideAlong, startRide } from './ride.ts'
import type { CountryCode } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'
import type { Roads } from './rider-deps.ts'
import type { Behaviour } from './behaviour.ts'

export interface Assignment {
  readonly task: Task
  readonly status: string
  readonly picked_up: boolean
  /** The rider waits for a decision of the shop. */
  readonly waits: boolean
  readonly instruction: { readonly option: string; readonly name: string } | null
}

export type Goal = 'collect' | 'deliver' | 'return'

/** The simulated ride with one parcel; the service's state of the parcel is authoritative. */
export interface Trip {
  readonly behaviour: Behaviour
  readonly goal: Goal
  readonly ride: Ride
  /** Destination; the shop may choose another drop-off point on the way. */
  readonly to: Point
  /** Remaining rest, in simulated seconds. */
  readonly restSeconds: number
  /** The stop on the way was reported to the shop. */
  readonly isHoldUpReported: boolean
  /** Arrived at the goal, and the handover there is finished. */
  readonly ready: boolean
}

export function goalOf({ status, picked_up }: Assignment): Goal {
  if (status === 'RETURN_INITIATED') return 'return'
  return picked_up ? 'deliver' : 'collect'
}

/** Returns the point of a goal for this parcel. */
export const pointOf = (goal: Goal, task: Task): Point => (goal === 'deliver' ? task.deliver : task.collect)

export function startTrip(
  roads: Roads,
  country: CountryCode,
  assignment: Assignment,
  from: Point,
  behaviour: Behaviour,
): Trip {
  const goal = goalOf(assignment)
  const { latitude, longitude } = pointOf(goal, assignment.task)
  const to = { latitude, longitude }
  // The road may end some way before the door; the last metres are walked.
  const path = [...roads(from, to, country).path, [to.longitude, to.latitude] as const]
  const restSeconds = goal === 'deliver' ? behaviour.stopSeconds : 0
  return {
    behaviour,
    goal,
    ride: startRide(from, path),
    to,
    restSeconds,
    isHoldUpReported: false,
    ready: false,
  }
}

/** Returns whether goal and destination are still those of the service. */
export function isSameTrip({ goal, to }: Trip, assignment: Assignment): boolean {
  const { latitude, longitude } = pointOf(goal, assignment.task)
  return goal === goalOf(assignment) && to.latitude === latitude && to.longitude === longitude
}

/** Returns the trip after the given simulated seconds. */
export function advanceTrip(trip: Trip, seconds: number): Trip {
  const rested = Math.min(trip.restSeconds, seconds)
  const restSeconds = trip.restSeconds - rested
  if (restSeconds > 0) return { ...trip, restSeconds }
  if (trip.ride.arrived) return { ...trip, restSeconds, ready: true }
  const ride = rideAlong(trip.ride, (seconds - rested) * trip.behaviour.speed)
  return { ...trip, ride, restSeconds: ride.arrived ? handlingSeconds(trip) : 0 }
}

/** Seconds at the goal: the parcel is handed out, or the customer comes down. */
const handlingSeconds = ({ goal, behaviour }: Trip): number =>
  goal === 'deliver' ? behaviour.handOverSeconds : behaviour.collectSeconds
