import type { BoardOrder, BoardRider } from '@beckon/contract'
import { freshnessOf } from '@beckon/domain/board'
import type { Point } from '@beckon/domain/geo'
import { positionAge } from '../parts/rider-texts.ts'
import type { BoardState } from '../state/board-state.ts'
import { stopItems } from '../state/items.ts'
import type { IconName } from './icons.ts'

/** A sign on the map. */
export interface MapFeature {
  readonly type: 'Feature'
  readonly properties: {
    readonly id: string
    readonly icon: IconName | `stop-${number}`
    readonly rank: number
  }
  readonly geometry: { readonly type: 'Point'; readonly coordinates: [number, number] }
}

const featureAt = ({ longitude, latitude }: Point, properties: MapFeature['properties']): MapFeature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
})

/** Returns the riders whose position is known; a stale position is greyed out, and an older one left out. */
export const riderFeatures = (riders: readonly BoardRider[], now: number): readonly MapFeature[] =>
  riders.flatMap((rider) => {
    const freshness = freshnessOf(positionAge(rider, now))
    if (rider.position === null || freshness === 'lost') return []
    const icon = freshness === 'stale' ? 'rider-stale' : (`rider-${rider.state}` as const)
    return [featureAt(rider.position, { id: rider.rider_id, icon, rank: icon === 'rider-free' ? 1 : 0 })]
  })

const ranks = { scheduled: 0, in_hand: 1, without_rider: 2, late: 3 } as const

/** Returns the place of an order that comes next: the collection point, and the drop-off point once it is collected. */
export const nextPlace = ({ is_collected: isCollected, collect, deliver }: BoardOrder): Point =>
  isCollected ? deliver : collect

/** Returns the orders at their next place, the urgent ones above the others. */
export const orderFeatures = (orders: readonly BoardOrder[]): readonly MapFeature[] =>
  orders.map((order) =>
    featureAt(nextPlace(order), {
      id: order.order_id,
      icon: `order-${order.lane}` as const,
      rank: ranks[order.lane],
    }),
  )

export interface SelectedFeatures {
  readonly stops: readonly MapFeature[]
  /** From the collection point to the drop-off point as [longitude, latitude]. */
  readonly line: readonly (readonly [number, number])[]
}

/** Returns both ends of an order, and the stops of its rider with their numbers. */
export function selectedFeatures(
  order: BoardOrder | undefined,
  { orders, riders }: BoardState,
): SelectedFeatures {
  if (!order) return { stops: [], line: [] }
  const rider = order.rider_id === null ? undefined : riders.get(order.rider_id)
  const { order_id: id, collect, deliver } = order
  const line = [collect, deliver].map(({ longitude, latitude }) => [longitude, latitude] as const)
  const stops = rider
    ? stopItems(rider, orders, [order]).map(({ order: { order_id, ...one }, kind }, index) =>
        featureAt(kind === 'dropoff' ? one.deliver : one.collect, {
          id: order_id,
          icon: `stop-${index + 1}`,
          rank: 0,
        }),
      )
    : []
  const ends = [
    featureAt(collect, { id, icon: 'end-collect', rank: 1 }),
    featureAt(deliver, { id, icon: 'end-deliver', rank: 1 }),
  ]
  return { stops: [...stops, ...ends], line }
}
