import type { FullOrder, PublicEvent } from '@beckon/contract'
import type { OrderRow } from '../../../ordering/orders/index.ts'

/** The largest body that Standard Webhooks recommends. */
const MOST_BYTES = 20_000

/** The body of an event; with an order it has personal data. A body that is too large leaves the order out. */
export function bodyOf({ type, timestamp, data }: PublicEvent, order?: OrderRow): string {
  const thin = JSON.stringify({ type, timestamp, data })
  if (!order) return thin
  const full = JSON.stringify({ type, timestamp, data: { ...data, order: fullOrderOf(order) } })
  return Buffer.byteLength(full) < MOST_BYTES ? full : thin
}

const fullOrderOf = (order: OrderRow): FullOrder => ({
  collect_at: order.preordered_for?.toISOString() ?? null,
  customer: { name: order.customer_name, phone: order.customer_phone },
  dropoff: {
    address: order.dropoff_address,
    unit: order.dropoff_unit || null,
    building: order.dropoff_building || null,
    notes: order.dropoff_notes,
    latitude: order.dropoff_latitude,
    longitude: order.dropoff_longitude,
  },
  goods: {
    description: order.description,
    value: { amount: order.amount_minor, currency: order.currency },
  },
  rider: order.rider_name === null ? null : { name: order.rider_name, vehicle: order.rider_vehicle },
})

/** Whether an endpoint gets an event with its order: the body is stored when it is sent first, and not made again. */
export const isSentWithOrder = (
  isFull: boolean,
  isTest: boolean,
  { data }: Pick<PublicEvent, 'data'>,
): boolean => isFull && !isTest && 'order_id' in data
