import type { Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal } from '../../../../platform/refusal.ts'
import type { MoveRequest, OrderRow } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'

/** A move of a locked order whose status was looked at. Refused all the same, it undoes what was to go with it. */
export async function moveOrderOrThrow(
  { orders }: Pick<DispatchDeps, 'orders'>,
  tx: Tx,
  request: MoveRequest,
): Promise<OrderRow> {
  const moved = await orders.move(tx, request)
  if (isRefusal(moved)) throw new Error(`${request.orderId} to ${request.to}: ${moved.refused}`)
  return moved
}
