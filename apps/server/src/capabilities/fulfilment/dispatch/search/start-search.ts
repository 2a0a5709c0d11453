import type { Tx } from '../../../../platform/database/transaction.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { openSearch } from '../store.ts'

/** Opens the search for a rider, or starts it again; returns when it ends, by the country's setting. */
export async function startSearch(
  { clock, parameters }: Pick<DispatchDeps, 'clock' | 'parameters'>,
  tx: Tx,
  { vendor_id: vendorId, order_id: orderId, country }: Pick<OrderRow, 'vendor_id' | 'order_id' | 'country'>,
): Promise<Date> {
  const searchedAt = clock.now()
  const { searchSeconds } = await parameters.of(country)
  const giveUpAt = new Date(searchedAt.getTime() + searchSeconds * 1000)
  await openSearch(tx, { vendorId, orderId, country, searchedAt, giveUpAt })
  return giveUpAt
}
