import type { OrderKey } from '../../../ordering/orders/index.ts'
import { endedStatuses } from '@beckon/domain/order'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import type { DispatchDeps } from '../deps.ts'
import { endOffer, releaseRider, lockSearch, offersOf, setSearch } from '../store.ts'

/** Ends the search of a cancelled order: no more riders are asked, and riders with an open offer are released. */
export async function endSearch(deps: DispatchDeps, key: OrderKey): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const search = await lockSearch(tx, key)
    const order = await deps.orders.lock(tx, key)
    if (!search || !order || !endedStatuses.includes(order.status)) return
    const open = (await offersOf(tx, key)).filter(({ state }) => state === 'open')
    for (const { position, rider_id, offer_id } of open) {
      const end = { state: 'withdrawn', reason: 'CANCELLED', at: deps.clock.now() } as const
      await endOffer(deps, tx, { ...key, position }, end)
      await releaseRider(tx, rider_id, offer_id)
    }
    await setSearch(tx, key, 'done')
  })
}
