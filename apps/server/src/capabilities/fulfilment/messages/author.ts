import type { CountryCode } from '@beckon/domain/country'
import { vendorOf } from '@beckon/domain/order'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import type { OrderKey, OrderRow } from '../../ordering/orders/index.ts'
import type { ActingUser } from '../../parties/vendors/index.ts'
import type { MessageDeps } from './deps.ts'

/** The side that writes or reads: a user of the shop, or the rider who has its parcel. */
export type Author =
  | { readonly side: 'vendor'; readonly user: ActingUser; readonly vendorId: string }
  | { readonly side: 'rider'; readonly riderId: string; readonly country: CountryCode }

/** Returns the key of the order if this author may write about it. */
export async function keyFor(
  { vendors }: Pick<MessageDeps, 'vendors'>,
  author: Author,
  orderId: string,
): Promise<OrderKey | Refusal> {
  if (author.side === 'vendor') {
    const vendor = await vendors.vendorFor(author.user, author.vendorId)
    return isRefusal(vendor) ? vendor : { vendorId: vendor.vendor_id, orderId }
  }
  const vendorId = vendorOf(orderId)
  return vendorId === undefined ? refuse('order.not-found') : { vendorId, orderId }
}

/** An order of another shop or rider is treated as not found. */
export function theirs(order: OrderRow | undefined, author: Author): OrderRow | undefined {
  const country = author.side === 'vendor' ? author.user.country : author.country
  if (order?.country !== country) return undefined
  return author.side === 'vendor' || order.rider_id === author.riderId ? order : undefined
}
