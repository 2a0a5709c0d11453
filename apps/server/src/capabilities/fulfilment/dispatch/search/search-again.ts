import type { OrderKey } from '../../../ordering/orders/index.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import type { DispatchDeps } from '../deps.ts'
import { seekRider } from './seek-rider.ts'
import { startSearch } from './start-search.ts'
import { lockSearch } from '../store.ts'

/** Starts a second search of the same length for a shop that keeps waiting. May run twice without harm. */
export async function searchAgain(deps: DispatchDeps, key: OrderKey): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const search = await lockSearch(tx, key)
    const order = await deps.orders.lock(tx, key)
    if (search?.state !== 'given_up' || order?.status !== 'WAITING_FOR_TRANSPORT') return
    await startSearch(deps, tx, order)
  })
  await seekRider(deps, key)
}
