import { munkres } from 'munkres'

/** An order without a rider. */
export interface WaitingOrder {
  readonly orderId: string
  /** Seconds since a rider was first looked for. */
  readonly waited: number
}

export interface Pairing {
  readonly orderId: string
  readonly riderId: string
}

/** Riders with room for each waiting order from which on orders hardly compete. */
const PLENTY = 2

/** The most orders that are decided together with an order: those that wait longest. More take time and change little. */
export const MOST_COMPETITORS = 12

/** Seconds of the way by which a rider may be farther away for each second that an order waited longer. */
const SECONDS_FOR_WAITING = 0.5

/** Seconds of a pair that is not possible. Finite, because differences of infinite costs are not numbers. */
const IMPOSSIBLE = 1e9

/**
 * Whether orders compete for riders, so that deciding them together is better than one after the other. Riders with
 * parcels nearby count too: most have room for another one.
 */
export const areScarce = (waitingOrders: number, ridersWithRoom: number): boolean =>
  waitingOrders > 1 && ridersWithRoom < waitingOrders * PLENTY

/**
 * Pairs orders with riders so that the sum of the ways is smallest; an order that waits longer comes before a nearer
 * one. `secondsTo` returns the seconds that a rider needs for an order, null where the rider cannot take it. An order
 * has at most one rider, and a rider at most one order.
 */
export function assignTogether(
  orders: readonly WaitingOrder[],
  riderIds: readonly string[],
  secondsTo: (orderId: string, riderId: string) => number | null,
): Pairing[] {
  const costs = orders.map(({ orderId, waited }) =>
    riderIds.map((riderId) => {
      const seconds = secondsTo(orderId, riderId)
      return seconds === null ? IMPOSSIBLE : seconds - waited * SECONDS_FOR_WAITING
    }),
  )
  if (costs.length === 0 || riderIds.length === 0) return []
  return munkres(costs).flatMap(([row, column]) => {
    const order = orders[row]
    const riderId = riderIds[column]
    if (!order || riderId === undefined || costs[row]?.[column] === IMPOSSIBLE) return []
    return [{ orderId: order.orderId, riderId }]
  })
}

/** Seconds by which an order comes first in its own decision: of equal pairings, each order uses one that includes it. */
const OWN_LEAD_SECONDS = 0.001

/**
 * Returns the riders whom an order leaves to the orders that wait beside it, with the order of each, as all of them are
 * decided together. Each order decides for itself and comes to the same pairs, so that no order waits for the decision of
 * another one.
 */
export function ridersOfOthers(
  order: WaitingOrder,
  others: readonly WaitingOrder[],
  riderIds: readonly string[],
  secondsTo: (orderId: string, riderId: string) => number | null,
): ReadonlyMap<string, string> {
  const pairs = assignTogether([order, ...others], riderIds, (orderId, riderId) => {
    const seconds = secondsTo(orderId, riderId)
    return seconds !== null && orderId === order.orderId ? seconds - OWN_LEAD_SECONDS : seconds
  })
  return new Map(
    pairs.flatMap(({ orderId, riderId }) => (orderId === order.orderId ? [] : [[riderId, orderId] as const])),
  )
}
