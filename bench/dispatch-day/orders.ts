import { seededRandom } from '../../demo/seed/random.ts'
import type { Point } from '@beckon/domain/geo'
import type { City } from './city.ts'

export interface Order {
  readonly orderId: string
  /** Seconds since the day began. */
  readonly askedAt: number
  readonly shop: Point
  readonly door: Point
}

const HOUR = 3600
/** Orders by hour of a day from 10 to 22, as a share of the busiest hour. */
const SHARES = [0.3, 0.6, 1, 0.9, 0.5, 0.35, 0.4, 0.65, 1, 1, 0.7, 0.4]

/** The orders of a day with a busy noon and evening; the same seed gives the same day. */
export function ordersOfDay(city: City, { seed, busiest }: { seed: string; busiest: number }): Order[] {
  const random = seededRandom(seed)
  return SHARES.flatMap((share, hour) =>
    Array.from({ length: Math.round(share * busiest) }, () => ({
      askedAt: Math.floor((hour + random.next()) * HOUR),
      shop: random.pick(city.shops),
      door: random.pick(city.doors),
    })),
  )
    .toSorted((a, b) => a.askedAt - b.askedAt)
    .map((order, index) => ({ ...order, orderId: `order-${index}` }))
}
