import type { OrderRecord } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { OrderDeps } from '../deps.ts'
import { presentOrders } from '../lists/present-order.ts'
import type { OrderKey } from '../order-row.ts'
import { lockOrder } from '../store.ts'
import { publishOrderChange } from './publish-order-change.ts'
import { publishOrderEvent } from './publish-events.ts'

export interface ReferenceChange {
  readonly key: OrderKey
  readonly country: CountryCode
  /** Null removes it. */
  readonly reference: string | null
  /** The version that was read. */
  readonly version?: number | undefined
}

/** Changes the shop's own number of an order and nothing else, at any time: no rider depends on it. */
export async function setReference(
  deps: OrderDeps,
  tx: Tx,
  { key, country, reference, version }: ReferenceChange,
): Promise<OrderRecord | Refusal> {
  const order = await lockOrder(tx, key)
  if (order?.country !== country) return refuse('order.not-found')
  if (version !== undefined && version !== order.version) return refuse('order.changed')
  const changed =
    order.reference === reference ? order : await publishOrderChange(deps, tx, order, { reference })
  if (changed !== order) {
    await publishOrderEvent(deps, tx, changed, { type: 'order.updated', detail: { changed: ['reference'] } })
  }
  const [record] = await presentOrders({ ...deps, db: tx }, [changed])
  return record ?? refuse('order.not-found')
}
