import { inTransaction } from '../../../../platform/database/transaction.ts'
import type { DispatchDeps } from '../deps.ts'
import { giveUpAfter, seekRider } from './seek-rider.ts'
import { lockSearch, openSearch, type Parcel } from '../store.ts'

/** Nobody was found, and the shop wants to wait on: a search as long as the first. May run twice without harm. */
export async function searchAgain(deps: DispatchDeps, parcel: Parcel): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const search = await lockSearch(tx, parcel)
    const order = await deps.orders.lock(tx, parcel)
    if (search?.state !== 'given_up' || order?.status !== 'WAITING_FOR_TRANSPORT') return
    const askedAt = deps.clock.now()
    const giveUpAt = await giveUpAfter(deps, order.country, askedAt)
    await openSearch(tx, { ...parcel, country: order.country, askedAt, giveUpAt })
  })
  await seekRider(deps, parcel)
}
