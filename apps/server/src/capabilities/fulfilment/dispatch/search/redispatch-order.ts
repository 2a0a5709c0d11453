import type { OrderKey } from '../../../ordering/orders/index.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import type { DispatchDeps } from '../deps.ts'
import { moveOrderOrThrow } from '../delivery/move-order-or-throw.ts'
import { seekRider } from './seek-rider.ts'
import { startSearch } from './start-search.ts'
import { endOffer, releaseRider, lockSearch, offersOf, setSearch } from '../store.ts'

/** An order was changed: its open offer is obsolete and is withdrawn, and the search continues. */
export async function redispatchOrder(deps: DispatchDeps, key: OrderKey): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const search = await lockSearch(tx, key)
    const order = await deps.orders.lock(tx, key)
    if (order?.status !== 'MODIFIED') return
    const now = deps.clock.now()
    const open = (await offersOf(tx, key)).filter(({ state }) => state === 'open')
    for (const { position, rider_id, offer_id } of open) {
      await endOffer(deps, tx, { ...key, position }, { state: 'withdrawn', reason: 'EDITED', at: now })
      await releaseRider(tx, rider_id, offer_id)
    }
    if (search) await setSearch(tx, key, 'searching')
    else await startSearch(deps, tx, order)
    await moveOrderOrThrow(deps, tx, {
      ...key,
      to: 'WAITING_FOR_TRANSPORT',
      actor: 'system',
      reason: 'SEARCHING',
    })
  })
  await seekRider(deps, key)
}
