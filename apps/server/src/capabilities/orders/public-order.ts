import type { PublicOrder } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import { overStatuses, publicStatus, sentenceOf, vendorOf } from '@beckon/domain/order'
import { unixSeconds } from '../../platform/clock.ts'
import type { OrderParts } from './order-parts.ts'
import type { OrderRow } from './order-row.ts'
import { loadOrder } from './store.ts'

/** What the open tracking page shows. An order of another country looks like none. */
export async function publicOrder(
  { db, clock }: Pick<OrderParts, 'db' | 'clock'>,
  { country, brand }: Deployment,
  orderId: string,
): Promise<PublicOrder | undefined> {
  const vendorId = vendorOf(orderId)
  const order = vendorId === undefined ? undefined : await loadOrder(db, { vendorId, orderId })
  if (order?.country !== country) return undefined
  const preordered_for = order.preordered_for && unixSeconds(order.preordered_for)
  return {
    order_id: order.order_id,
    status: publicStatus({ status: order.status, preordered_for }, unixSeconds(clock.now())),
    sentence: sentenceOf(order.status),
    created_at: unixSeconds(order.created_at),
    updated_at: unixSeconds(order.updated_at),
    preordered_for,
    eta: etaOf(order),
    brand,
  }
}

/** As promised, stretched to what is expected now. */
function etaOf(order: OrderRow): PublicOrder['eta'] {
  if (overStatuses.includes(order.status) || order.status === 'RETURN_INITIATED') return null
  const lower = unixSeconds(order.promised_lower)
  const upper = unixSeconds(order.promised_upper)
  const expected = order.eta_dropoff && unixSeconds(order.eta_dropoff)
  return expected === null
    ? { lower, upper }
    : { lower: Math.min(lower, expected), upper: Math.max(upper, expected) }
}
