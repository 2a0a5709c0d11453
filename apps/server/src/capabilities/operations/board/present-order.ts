import type { BoardOrder } from '@beckon/contract'
import { attentionOf, type BoardFacts, collectByOf, isScheduled, laneOf } from '@beckon/domain/board'
import { insideArea } from '@beckon/domain/geo'
import { toDecimal } from '@beckon/domain/money'
import { shortOrderId } from '@beckon/domain/order'
import { isPaidAtDoor } from '@beckon/domain/payment'
import { unixSeconds } from '../../../platform/clock.ts'
import { measuresOf, paymentMethodOf } from '../../ordering/orders/index.ts'
import type { BoardOrderRow, BoardZone } from './board-rows.ts'

const seconds = (at: Date | null): number | null => at && unixSeconds(at)

interface OrderContext {
  readonly now: Date
  /** When the newest position of the rider was taken; null without one. */
  readonly locatedAt: number | null
  readonly zones: readonly BoardZone[]
}

/** Presents an order of the board, with lane and attention at this time. */
export function presentBoardOrder(row: BoardOrderRow, context: OrderContext): BoardOrder {
  const facts = factsOf(row, context)
  const now = unixSeconds(context.now)
  const { currency } = row
  return {
    order_id: row.order_id,
    code: shortOrderId(row.order_id),
    vendor_id: row.vendor_id,
    vendor_name: row.pickup_name,
    status: row.status,
    since: facts.since,
    lane: laneOf(facts, now),
    attention: attentionOf(facts, now),
    collect_by: facts.collectBy,
    deliver_by: facts.deliverBy,
    eta: { pickup: facts.pickupAt, dropoff: facts.dropoffAt },
    ready_at: unixSeconds(row.ready_at),
    ...placesOf(row),
    parcel: measuresOf(row).parcel ?? null,
    payment_method: paymentMethodOf(row.payment_method),
    currency,
    cash: isPaidAtDoor(row.payment_method) ? toDecimal({ minor: row.amount_minor, currency }) : 0,
    rider_id: row.rider_id,
    asked_rider_id: row.asked_rider_id,
    transfer_to_rider_id: row.transfer_to_rider_id,
    is_collected: facts.isCollected,
    preordered_for: seconds(row.preordered_for),
    zones: zonesAt(row, context.zones),
    created_at: unixSeconds(row.created_at),
    version: row.version,
  }
}

const placesOf = (row: BoardOrderRow): Pick<BoardOrder, 'collect' | 'deliver' | 'distance'> => ({
  collect: {
    name: row.pickup_name,
    address: row.pickup_address,
    latitude: row.pickup_latitude,
    longitude: row.pickup_longitude,
  },
  deliver: {
    address: row.dropoff_address,
    latitude: row.dropoff_latitude,
    longitude: row.dropoff_longitude,
  },
  distance: row.distance_metres,
})

function factsOf(row: BoardOrderRow, { now, locatedAt }: OrderContext): BoardFacts {
  const readyAt = unixSeconds(row.ready_at)
  const deliverBy = unixSeconds(row.promised_upper)
  return {
    status: row.status,
    since: unixSeconds(row.since),
    hasRider: row.rider_id !== null,
    isScheduled: isScheduled(row.status, seconds(row.preordered_for), unixSeconds(now)),
    searchedSince: seconds(row.searched_since),
    collectBy: collectByOf({ readyAt, deliverBy, metres: row.distance_metres }),
    deliverBy,
    pickupAt: seconds(row.eta_pickup),
    dropoffAt: seconds(row.eta_dropoff),
    isCollected: row.picked_up_at !== null,
    waitsForShop: row.is_waiting,
    locatedAt,
  }
}

/** The zones with the collection point of an order. */
export const zonesAt = (
  {
    pickup_latitude: latitude,
    pickup_longitude: longitude,
  }: Pick<BoardOrderRow, 'pickup_latitude' | 'pickup_longitude'>,
  zones: readonly BoardZone[],
): string[] =>
  zones.filter(({ area }) => insideArea(area, { latitude, longitude })).map(({ zone_id: id }) => id)
