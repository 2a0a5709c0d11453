import type { Tx } from '../../../../platform/database/transaction.ts'
import { publishEvents } from './publish-events.ts'
import { notBefore, ORDER_CHANGED } from './move-order.ts'
import type { OrderDeps } from '../deps.ts'
import type { OrderPatch, OrderRow } from '../order-row.ts'
import { writePatch } from '../store.ts'

/** Publishes a change of a locked order that is not its status. */
export async function publishOrderChange(
  deps: Pick<OrderDeps, 'clock' | 'outbox'>,
  tx: Tx,
  order: OrderRow,
  patch: OrderPatch = {},
): Promise<OrderRow> {
  const touched = await writePatch(tx, order, patch, notBefore(deps.clock, order))
  const { vendor_id: vendorId, country, order_id: subject } = order
  await deps.outbox.record(tx, { vendorId, country, type: ORDER_CHANGED, subject })
  await publishEvents(deps, tx, { before: order, after: touched, patch, reason: null })
  return touched
}
