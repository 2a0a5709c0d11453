import type { CountryCode } from '@beckon/domain/country'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import type { OrderKey, OrderRow } from '../../ordering/orders/index.ts'
import { isOrderIn, type ZoneScope } from '../../parties/riders/index.ts'
import type { DeskDeps } from './deps.ts'

/** Returns an order of the country; another one is refused like an unknown one. */
export async function orderOfCountry(
  { orders }: Pick<DeskDeps, 'orders'>,
  country: CountryCode,
  orderId: string,
): Promise<OrderRow | Refusal> {
  const key = keyOf({ orders }, orderId)
  const order = key && (await orders.load(key))
  return order?.country === country ? order : refuse('order.not-found')
}

/** The key of an order by its id; undefined where the id is none of ours. */
export function keyOf({ orders }: Pick<DeskDeps, 'orders'>, orderId: string): OrderKey | undefined {
  const vendorId = orders.ownerOf(orderId)
  return vendorId === undefined ? undefined : { vendorId, orderId }
}

/** Whether an order of the country is collected in one of the zones. */
export async function isOrderSeen(
  { db, orders }: Pick<DeskDeps, 'db' | 'orders'>,
  { country, orderId }: { readonly country: CountryCode; readonly orderId: string },
  scope: ZoneScope,
): Promise<boolean> {
  const key = keyOf({ orders }, orderId)
  if (!key) return false
  const found = await db
    .selectFrom('orders')
    .select('order_id')
    .where('vendor_id', '=', key.vendorId)
    .where('order_id', '=', orderId)
    .where('country', '=', country)
    .where(isOrderIn(scope))
    .executeTakeFirst()
  return found !== undefined
}
