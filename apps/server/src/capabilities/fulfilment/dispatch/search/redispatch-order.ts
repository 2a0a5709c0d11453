import { inTransaction } from '../../../../platform/database/transaction.ts'
import type { DispatchDeps } from '../deps.ts'
import { mustMove } from '../delivery/move-order-or-throw.ts'
import { giveUpAfter, seekRider } from './seek-rider.ts'
import { endOffer, freeRider, lockSearch, offersOf, openSearch, type Parcel, setSearch } from '../store.ts'

/** An order was changed: the offer that is out was for something else, so it is taken back, and the search goes on. */
export async function redispatchOrder(deps: DispatchDeps, parcel: Parcel): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const search = await lockSearch(tx, parcel)
    const order = await deps.orders.lock(tx, parcel)
    if (order?.status !== 'MODIFIED') return
    const now = deps.clock.now()
    const open = (await offersOf(tx, parcel)).filter(({ state }) => state === 'open')
    for (const { position, rider_id, offer_id } of open) {
      await endOffer(tx, { ...parcel, position }, { state: 'withdrawn', reason: 'EDITED', at: now })
      await freeRider(tx, rider_id, offer_id)
    }
    const giveUpAt = await giveUpAfter(deps, order.country, now)
    if (search) await setSearch(tx, parcel, 'searching')
    else await openSearch(tx, { ...parcel, country: order.country, askedAt: now, giveUpAt })
    await mustMove(deps, tx, {
      ...parcel,
      to: 'WAITING_FOR_TRANSPORT',
      actor: 'system',
      reason: 'SEARCHING',
    })
  })
  await seekRider(deps, parcel)
}
