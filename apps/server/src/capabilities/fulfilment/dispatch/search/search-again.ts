import type { OrderKey } from '../../../ordering/orders/index.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import type { DispatchDeps } from '../deps.ts'
import { giveUpAfter, seekRider } from './seek-rider.ts'
import { lockSearch, openSearch } from '../store.ts'

/** Starts a second search of the same length for a shop that keeps waiting. May run twice without harm. */
export async function searchAgain(deps: DispatchDeps, key: OrderKey): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const search = await lockSearch(tx, key)
    const order = await deps.orders.lock(tx, key)
    if (search?.state !== 'given_up' || order?.status !== 'WAITING_FOR_TRANSPORT') return
    const searchedAt = deps.clock.now()
    const giveUpAt = await giveUpAfter(deps, order.country, searchedAt)
    await openSearch(tx, { ...key, country: order.country, searchedAt, giveUpAt })
  })
  await seekRider(deps, key)
}
