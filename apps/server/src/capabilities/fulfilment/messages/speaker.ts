import type { CountryCode } from '@beckon/domain/country'
import { vendorOf } from '@beckon/domain/order'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import type { OrderKey, OrderRow } from '../../ordering/orders/index.ts'
import type { ActingUser } from '../../parties/vendors/index.ts'
import type { MessageDeps } from './deps.ts'

/** The side that writes or reads: a user of the shop, or the rider who has its parcel. */
export type Speaker =
  | { readonly side: 'vendor'; readonly user: ActingUser; readonly vendorId: string }
  | { readonly side: 'rider'; readonly riderId: string; readonly country: CountryCode }

/** The order by its key, where this speaker may ask for it at all. */
export async function keyFor(
  { vendors }: Pick<MessageDeps, 'vendors'>,
  speaker: Speaker,
  orderId: string,
): Promise<OrderKey | Refusal> {
  if (speaker.side === 'vendor') {
    const vendor = await vendors.actFor(speaker.user, speaker.vendorId)
    return vendor ? { vendorId: vendor.vendor_id, orderId } : refuse('vendor.not-found')
  }
  const vendorId = vendorOf(orderId)
  return vendorId === undefined ? refuse('order.not-found') : { vendorId, orderId }
}

/** An order of another shop or rider is treated as not found. */
export function theirs(order: OrderRow | undefined, speaker: Speaker): OrderRow | undefined {
  const country = speaker.side === 'vendor' ? speaker.user.country : speaker.country
  if (order?.country !== country) return undefined
  return speaker.side === 'vendor' || order.rider_id === speaker.riderId ? order : undefined
}
