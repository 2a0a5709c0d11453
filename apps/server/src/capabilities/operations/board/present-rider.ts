import type { BoardRider } from '@beckon/contract'
import { type Duty, mayCollectCash, nextStops, type ParcelInHand, parcelsAtOnce } from '@beckon/domain/rider'
import { unixSeconds } from '../../../platform/clock.ts'
import { type NewestPosition, stopsVersion } from '../../fulfilment/dispatch/index.ts'
import type { BoardOrderRow, BoardRiderRow } from './board-rows.ts'

export interface RiderContext {
  /** Parcels in hand, in the order in which they were requested. */
  readonly parcels: readonly BoardOrderRow[]
  readonly newest: NewestPosition | undefined
  /** The country's limit of parcels at once. */
  readonly parcelLimit: number
  /** Cash in hand and its limit, in minor units. */
  readonly cash: { readonly inHand: number; readonly limit: number }
}

/** Presents a rider of the board with the order of stops. */
export function presentBoardRider(row: BoardRiderRow, context: RiderContext): BoardRider {
  const { parcels, cash, parcelLimit } = context
  const stops = nextStops(parcels.map(parcelOf), row.stops)
  const duty = dutyOf(row)
  return {
    rider_id: row.rider_id,
    name: row.name,
    vehicle: row.vehicle,
    state: parcels.length > 0 ? 'busy' : duty === 'on' ? 'free' : duty,
    duty,
    duty_since: row.duty_since && unixSeconds(row.duty_since),
    position: positionOf(row, context.newest),
    battery: isNewer(row, context.newest) ? (context.newest.battery ?? row.battery) : row.battery,
    shift_ends_at: null,
    order_ids: [...new Set(stops.map(({ orderId }) => orderId))],
    stops: stops.map(({ orderId, kind }) => ({ order_id: orderId, kind })),
    stops_version: stopsVersion(stops),
    has_offer: row.open_offer_id !== null,
    is_over_cash_limit: !row.is_simulated && !mayCollectCash(1, cash.inHand, cash.limit),
    zones: [...row.zones],
    room: Math.max(0, parcelsAtOnce(row.vehicle, parcelLimit) - parcels.length),
    is_simulated: row.is_simulated,
  }
}

const dutyOf = ({ on_duty: isOn, on_break: isOnBreak }: BoardRiderRow): Duty =>
  isOn ? 'on' : isOnBreak ? 'break' : 'off'

const parcelOf = (row: BoardOrderRow): ParcelInHand => ({
  orderId: row.order_id,
  isCollected: row.picked_up_at !== null,
  isReturning: row.status === 'RETURN_INITIATED',
  collect: { latitude: row.pickup_latitude, longitude: row.pickup_longitude },
  door: { latitude: row.dropoff_latitude, longitude: row.dropoff_longitude },
})

/** Positions of riders who hardly move are not stored each time. */
const isNewer = (row: BoardRiderRow, newest: NewestPosition | undefined): newest is NewestPosition =>
  newest !== undefined && newest.takenAt > (row.located_at?.getTime() ?? 0)

function positionOf(row: BoardRiderRow, newest: NewestPosition | undefined): BoardRider['position'] {
  if (isNewer(row, newest)) {
    const { latitude, longitude, takenAt, accuracy, source } = newest
    return { latitude, longitude, taken_at: Math.floor(takenAt / 1000), accuracy, source }
  }
  const { latitude, longitude, located_at: at, accuracy, position_source: source } = row
  if (latitude === null || longitude === null) return null
  return { latitude, longitude, taken_at: at && unixSeconds(at), accuracy, source }
}

/** When the newest position of a rider was taken, in seconds since 1970. A simulated rider stands still without a job. */
export function locatedAtOf(
  row: BoardRiderRow,
  newest: NewestPosition | undefined,
  now: Date,
): number | null {
  const position = positionOf(row, newest)
  if (position === null) return null
  return row.is_simulated || position.taken_at === null ? unixSeconds(now) : position.taken_at
}
