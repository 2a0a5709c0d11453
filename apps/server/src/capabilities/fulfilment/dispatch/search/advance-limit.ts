import { parseCurrency } from '@beckon/domain/money'
import { advanceLimitMinor, advanceOf, mayAdvance } from '@beckon/domain/payment'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'

type Deps = Pick<DispatchDeps, 'cash' | 'parameters'>

/** Returns the riders who may advance the price of this order, in addition to their earlier advances. */
export async function withinAdvanceLimit(
  { cash, parameters }: Deps,
  tx: Tx,
  order: OrderRow,
  riderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const advance = advanceOf(order)
  if (advance === 0) return new Set(riderIds)
  const { riderAdvanceLimit } = await parameters.of(order.country)
  const limit = advanceLimitMinor(riderAdvanceLimit, parseCurrency(order.currency))
  const outstanding = await cash.outstanding(tx, riderIds)
  return new Set(riderIds.filter((riderId) => mayAdvance(advance, outstanding.get(riderId) ?? 0, limit)))
}
