import { type Area, insideArea, type Point } from '../geo/index.ts'
import { isDue } from '../order/index.ts'

/** An order that has not ended and is not waiting for its payment. */
export interface OpenOrder {
  /** The collection point. */
  readonly point: Point
  /** Seconds since 1970; null for an order for now. */
  readonly preorderedFor: number | null
  readonly hasRider: boolean
}

/** Open orders for later count for a cap where their times lie within this of each other, in seconds. */
const NEIGHBOUR_SECONDS = 30 * 60

interface Wanted {
  /** Seconds since 1970; null for now. */
  readonly collectAt: number | null
  readonly now: number
}

/**
 * Counts the open orders of an area that compete for riders with a new one: for an order for now all that are in work, for
 * a pre-order the pre-orders for about the same time.
 */
export const competingOrders = (area: Area, orders: readonly OpenOrder[], wanted: Wanted): number =>
  orders.filter((order) => competes(order, wanted) && insideArea(area, order.point)).length

function competes({ preorderedFor }: OpenOrder, { collectAt, now }: Wanted): boolean {
  if (collectAt === null) return isDue(preorderedFor, now)
  return preorderedFor !== null && Math.abs(preorderedFor - collectAt) <= NEIGHBOUR_SECONDS
}

/** The work of a zone and its riders now. */
export interface ZoneLoad {
  /** Orders in work. */
  readonly open: number
  /** Those of them that no rider has accepted. */
  readonly waiting: number
  /** Riders on duty in the zone without a parcel. */
  readonly free: number
}

/** Returns the load of an area; pre-orders count from the search for a rider on. `now` in seconds since 1970. */
export function loadOf(
  area: Area,
  {
    orders,
    freeRiders,
    now,
  }: {
    readonly orders: readonly OpenOrder[]
    readonly freeRiders: readonly Point[]
    readonly now: number
  },
): ZoneLoad {
  const here = orders.filter(
    ({ point, preorderedFor }) => isDue(preorderedFor, now) && insideArea(area, point),
  )
  return {
    open: here.length,
    waiting: here.filter(({ hasRider }) => !hasRider).length,
    free: freeRiders.filter((point) => insideArea(area, point)).length,
  }
}
