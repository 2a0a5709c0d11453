import type { Actor, OrderStatus } from '@beckon/domain/order'
import type { Random } from './random.ts'

/** One status of a past order, `after` seconds after the request. */
export interface HistoryStep {
  readonly after: number
  readonly status: OrderStatus
  readonly actor: Actor
  readonly reason: string
}

export type HistoryEnd = 'delivered' | 'cancelled' | 'returned'

type Step = readonly [seconds: number, status: OrderStatus, actor: Actor, reason: string]

/**
 * Returns the history of an order that took `preparation` seconds to be ready and `ride` seconds to the
 * door.
 */
export function demoHistory(
  outcome: HistoryEnd,
  times: { readonly preparation: number; readonly ride: number },
  random: Random,
): HistoryStep[] {
  const beginning: Step[] = [
    [0, 'NEW', 'vendor', 'ASKED_FOR'],
    [1, 'RECEIVED', 'system', 'RECEIVED'],
    [0, 'WAITING_FOR_TRANSPORT', 'system', 'SEARCHING'],
  ]
  if (outcome === 'cancelled') {
    return stepsOf([...beginning, [random.between(20, 200), 'CANCELLED', 'vendor', 'MISTAKE_ERROR']])
  }
  const collected: Step[] = [
    [2, 'ASSIGNED_TO_TRANSPORT', 'system', 'OFFERED'],
    [random.between(6, 25), 'COURIER_ACCEPTED_DELIVERY', 'fleet', 'ACCEPTED'],
    [random.between(180, 420), 'NEAR_VENDOR', 'fleet', 'ARRIVING'],
    [Math.max(60, times.preparation - 300), 'PICKED_UP', 'fleet', 'COLLECTED'],
    [random.between(20, 60), 'COURIER_LEFT_VENDOR', 'fleet', 'ON_THE_WAY'],
    [Math.round(times.ride * 0.9), 'NEAR_CUSTOMER', 'fleet', 'ARRIVING'],
  ]
  const end: Step[] =
    outcome === 'delivered'
      ? [[random.between(60, 180), 'DELIVERED', 'fleet', 'HANDED_OVER']]
      : [
          [random.between(300, 500), 'RETURN_INITIATED', 'fleet', 'UNREACHABLE'],
          [Math.round(times.ride), 'RETURNED_TO_VENDOR', 'fleet', 'HANDED_BACK'],
        ]
  return stepsOf([...beginning, ...collected, ...end])
}

function stepsOf(steps: readonly Step[]): HistoryStep[] {
  let after = 0
  return steps.map(([seconds, status, actor, reason]) => {
    after += seconds
    return { after, status, actor, reason }
  })
}
