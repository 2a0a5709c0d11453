import { vendorOf } from '@beckon/domain/order'
import type { ProgramCaller } from '../../../../platform/auth/callers.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import type { ApiDeps } from '../deps.ts'

/** Returns an order of a collection point of the key; any other one is refused like an unknown one. */
export async function orderFor(
  { vendors, orders }: Pick<ApiDeps, 'vendors' | 'orders'>,
  caller: ProgramCaller,
  orderId: string,
): Promise<OrderRow | Refusal> {
  const vendorId = vendorOf(orderId)
  if (vendorId === undefined || isRefusal(await vendors.vendorFor(caller, vendorId)))
    return refuse('order.not-found')
  const order = await orders.load({ vendorId, orderId })
  return order?.country === caller.country ? order : refuse('order.not-found')
}
