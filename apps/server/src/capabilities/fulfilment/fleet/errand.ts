import type { Task } from '@beckon/contract'
import { type Ride, rideAlong, startRide } from '@beckon/domain/dispatch'
import type { CountryCode } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'
import type { Roads } from '../dispatch/index.ts'
import type { Habits } from './habits.ts'

export interface Assignment {
  readonly task: Task
  readonly status: string
  readonly picked_up: boolean
  /** The shop thinks about what to do. */
  readonly waits: boolean
  readonly instruction: { readonly option: string; readonly name: string } | null
}

export type Goal = 'collect' | 'deliver' | 'return'

/** A rider on the way with one parcel, as a body on a bicycle; the service's state of the parcel is authoritative. */
export interface Errand {
  readonly habits: Habits
  readonly goal: Goal
  readonly ride: Ride
  /** Where it goes; the shop may name another door on the way. */
  readonly to: Point
  /** Seconds of road time for which the rider still rests. */
  readonly rests: number
  /** The shop knows of the stop on the way. */
  readonly toldHoldUp: boolean
  /** At the goal, and done with what takes time there. */
  readonly ready: boolean
}

export function goalOf({ status, picked_up }: Assignment): Goal {
  if (status === 'RETURN_INITIATED') return 'return'
  return picked_up ? 'deliver' : 'collect'
}

/** The point that a goal means for this parcel. */
export const pointOf = (goal: Goal, task: Task): Point => (goal === 'deliver' ? task.deliver : task.collect)

export function startErrand(
  roads: Roads,
  country: CountryCode,
  assignment: Assignment,
  from: Point,
  habits: Habits,
): Errand {
  const goal = goalOf(assignment)
  const { latitude, longitude } = pointOf(goal, assignment.task)
  const to = { latitude, longitude }
  // The road may end some way before the door; the last metres are walked.
  const path = [...roads(from, to, country).path, [to.longitude, to.latitude] as const]
  const rests = goal === 'deliver' ? habits.dawdles : 0
  return { habits, goal, ride: startRide(from, path), to, rests, toldHoldUp: false, ready: false }
}

/** Whether the errand is still the one that the service means. */
export function isSameErrand({ goal, to }: Errand, assignment: Assignment): boolean {
  const { latitude, longitude } = pointOf(goal, assignment.task)
  return goal === goalOf(assignment) && to.latitude === latitude && to.longitude === longitude
}

/** The errand so many seconds of the road later. */
export function liveOn(errand: Errand, seconds: number): Errand {
  const rested = Math.min(errand.rests, seconds)
  const rests = errand.rests - rested
  if (rests > 0) return { ...errand, rests }
  if (errand.ride.arrived) return { ...errand, rests, ready: true }
  const ride = rideAlong(errand.ride, (seconds - rested) * errand.habits.speed)
  return { ...errand, ride, rests: ride.arrived ? timeAt(errand) : 0 }
}

/** How long it takes there: the item is handed out, the customer comes down. */
const timeAt = ({ goal, habits }: Errand): number => (goal === 'deliver' ? habits.handsOver : habits.collects)
