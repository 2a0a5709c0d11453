import type { Tx } from '../../../../platform/database/transaction.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import type { AccountFacts } from '../../../parties/riders/index.ts'
import type { DispatchDeps } from '../deps.ts'

/**
 * Returns the riders whose accounts allow this order: active, with the documents that the country requires, and with the
 * collection point in one of their zones.
 */
export async function withinAccounts(
  deps: Pick<DispatchDeps, 'riders'>,
  tx: Tx,
  order: OrderRow,
  riders: ReadonlyMap<string, { readonly account: AccountFacts | null }>,
): Promise<readonly string[]> {
  const { country, pickup_latitude: latitude, pickup_longitude: longitude } = order
  const accounts = [...riders.values()].flatMap(({ account }) => account ?? [])
  const place = { country, collect: { latitude, longitude } }
  const hindered = await deps.riders.hinderedAccounts(tx, place, accounts)
  return [...riders.keys()].filter((id) => !hindered.has(id))
}
