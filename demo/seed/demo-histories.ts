import type { Actor, OrderStatus } from '@beckon/domain/order'
import type { Chance } from './random.ts'

/** One status of a past order, so many seconds after it was asked for. */
export interface HistoryStep {
  readonly after: number
  readonly status: OrderStatus
  readonly actor: Actor
  readonly reason: string
}

export type HistoryEnd = 'delivered' | 'cancelled' | 'returned'

type Leg = readonly [seconds: number, status: OrderStatus, actor: Actor, reason: string]

/**
 * Returns the history of an order that took `preparation` seconds to be ready and `ride` seconds to the
 * door.
 */
export function demoHistory(
  outcome: HistoryEnd,
  times: { readonly preparation: number; readonly ride: number },
  chance: Chance,
): HistoryStep[] {
  const historyLegs: Leg[] = [
    [0, 'NEW', 'vendor', 'ASKED_FOR'],
    [1, 'RECEIVED', 'system', 'RECEIVED'],
    [0, 'WAITING_FOR_TRANSPORT', 'system', 'SEARCHING'],
  ]
  if (outcome === 'cancelled') {
    return stepsOf([...historyLegs, [chance.between(20, 200), 'CANCELLED', 'vendor', 'MISTAKE_ERROR']])
  }
  const collected: Leg[] = [
    [2, 'ASSIGNED_TO_TRANSPORT', 'system', 'OFFERED'],
    [chance.between(6, 25), 'COURIER_ACCEPTED_DELIVERY', 'fleet', 'ACCEPTED'],
    [chance.between(180, 420), 'NEAR_VENDOR', 'fleet', 'ARRIVING'],
    [Math.max(60, times.preparation - 300), 'PICKED_UP', 'fleet', 'COLLECTED'],
    [chance.between(20, 60), 'COURIER_LEFT_VENDOR', 'fleet', 'ON_THE_WAY'],
    [Math.round(times.ride * 0.9), 'NEAR_CUSTOMER', 'fleet', 'ARRIVING'],
  ]
  const end: Leg[] =
    outcome === 'delivered'
      ? [[chance.between(60, 180), 'DELIVERED', 'fleet', 'HANDED_OVER']]
      : [
          [chance.between(300, 500), 'RETURN_INITIATED', 'fleet', 'UNREACHABLE'],
          [Math.round(times.ride), 'RETURNED_TO_VENDOR', 'fleet', 'HANDED_BACK'],
        ]
  return stepsOf([...historyLegs, ...collected, ...end])
}

function stepsOf(legs: readonly Leg[]): HistoryStep[] {
  let after = 0
  return legs.map(([seconds, status, actor, reason]) => {
    after += seconds
    return { after, status, actor, reason }
  })
}
