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
  /** The shop decisionSeconds about what to do. */
  readonly waits: boolean
  readonly instruction: { readonly option: string; readonly name: string } | null
}

export type Goal = 'collect' | 'deliver' | 'return'

/** A rider on the way with one parcel, as a body on a bicycle; the service's state of the parcel is authoritative. */
export interface Trip {
  readonly behaviour: Behaviour
  readonly goal: Goal
  readonly ride: Ride
  /** Where it goes; the shop may name another door on the way. */
  readonly to: Point
  /** Seconds of road time for which the rider still restSeconds. */
  readonly restSeconds: number
  /** The shop knows of the stop on the way. */
  readonly isHoldUpReported: boolean
  /** At the goal, and done with what takes time there. */
  readonly ready: boolean
}

export function goalOf({ status, picked_up }: Assignment): Goal {
  if (status === 'RETURN_INITIATED') return 'return'
  return picked_up ? 'deliver' : 'collect'
}

/** The point that a goal means for this parcel. */
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

/** Whether the trip is still the one that the service means. */
export function isSameTrip({ goal, to }: Trip, assignment: Assignment): boolean {
  const { latitude, longitude } = pointOf(goal, assignment.task)
  return goal === goalOf(assignment) && to.latitude === latitude && to.longitude === longitude
}

/** The trip so many seconds of the road later. */
export function advanceTrip(trip: Trip, seconds: number): Trip {
  const rested = Math.min(trip.restSeconds, seconds)
  const restSeconds = trip.restSeconds - rested
  if (restSeconds > 0) return { ...trip, restSeconds }
  if (trip.ride.arrived) return { ...trip, restSeconds, ready: true }
  const ride = rideAlong(trip.ride, (seconds - rested) * trip.behaviour.speed)
  return { ...trip, ride, restSeconds: ride.arrived ? timeAt(trip) : 0 }
}

/** How long it takes there: the item is handed out, the customer comes down. */
const timeAt = ({ goal, behaviour }: Trip): number =>
  goal === 'deliver' ? behaviour.handOverSeconds : behaviour.collectSeconds
