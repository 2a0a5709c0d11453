import type { Stop, WirePoint } from '@beckon/contract'
import type { StopKind } from '@beckon/domain/rider'
import { isOver } from '../../platform/queue/index.ts'
import type { StopName } from '../../platform/stops/index.ts'
import type { Assignment } from '../../platform/work/index.ts'

/** A place where the rider stops next, with its parcel. */
export interface WorkStop extends StopName {
  readonly assignment: Assignment
  readonly at: WirePoint
  /** When the rider is expected there, in seconds since 1970; null where it is not known. */
  readonly expectedAt: number | null
  /** When the parcel is ready, or by when it was promised; null for a return. */
  readonly dueAt: number | null
}

export interface StopFacts {
  /** Parcels in hand with the acts of this phone. */
  readonly assignments: readonly Assignment[]
  /** The order of the service; empty where it has none. */
  readonly served: readonly Stop[]
  /** The order that the rider chose and the service does not have yet. */
  readonly wanted: readonly StopName[] | undefined
}

export const stopKey = ({ order_id, kind }: StopName): string => `${order_id} ${kind}`

/**
 * Returns the next stops in their order. A stop that an act of this phone has made is gone at once, and one that the
 * service did not have yet is the last. Times are those of the service, as long as its order applies.
 */
export function stopsOf({ assignments, served, wanted }: StopFacts): readonly WorkStop[] {
  const open = assignments.filter((one) => !isOver(one))
  const expected = new Map(served.map((stop) => [stopKey(stop), stop.expected_at]))
  const needed = open.flatMap((one) => kindsOf(one).map((kind) => workStop(one, kind, expected)))
  const byService = inOrder(needed, served)
  const byRider = wanted ? inOrder(byService, wanted) : byService
  const isSame = byRider.every((stop, place) => stop === byService[place])
  return isSame ? byRider : byRider.map((stop) => ({ ...stop, expectedAt: null }))
}

function kindsOf({ picked_up: isCollected, status }: Assignment): readonly StopKind[] {
  if (!isCollected) return ['pickup', 'dropoff']
  return status === 'RETURN_INITIATED' ? ['return'] : ['dropoff']
}

function workStop(
  assignment: Assignment,
  kind: StopKind,
  expected: ReadonlyMap<string, number | null>,
): WorkStop {
  const { order_id, collect, deliver, ready_at, promised_by } = assignment.task
  const { latitude, longitude } = kind === 'dropoff' ? deliver : collect
  const due = { pickup: ready_at, dropoff: promised_by, return: null }
  const name = { order_id, kind }
  const expectedAt = expected.get(stopKey(name)) ?? null
  return { ...name, assignment, at: { latitude, longitude }, expectedAt, dueAt: due[kind] }
}

/** Stops that the order does not name come last. */
function inOrder(stops: readonly WorkStop[], order: readonly StopName[]): readonly WorkStop[] {
  const place = new Map(order.map((stop, index) => [stopKey(stop), index]))
  const placeOf = (stop: WorkStop) => place.get(stopKey(stop)) ?? order.length
  return stops.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Returns the stops with one of them a place up or down; undefined where that is not possible. */
export function movedStops<T extends StopName>(
  stops: readonly T[],
  index: number,
  by: -1 | 1,
): readonly T[] | undefined {
  const [stop, other] = [stops[index], stops[index + by]]
  // A parcel is collected before it is handed over.
  if (!stop || !other || stop.order_id === other.order_id) return undefined
  return stops.with(index, other).with(index + by, stop)
}

/** Whether the stops are those of several parcels. */
export const isSeveral = (stops: readonly StopName[]): boolean =>
  new Set(stops.map(({ order_id: id }) => id)).size > 1
