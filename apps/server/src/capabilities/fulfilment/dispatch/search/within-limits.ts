import type { Tx } from '../../../../platform/database/transaction.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { withinAdvanceLimit } from './advance-limit.ts'
import { withinCashLimit } from './cash-limit.ts'

/** Returns the riders whose limits of money allow this order: the sum advanced to shops, and the cash in hand. */
export async function withinLimits(
  deps: Pick<DispatchDeps, 'cash' | 'earnings' | 'parameters'>,
  tx: Tx,
  order: OrderRow,
  riderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const able = await withinAdvanceLimit(deps, tx, order, riderIds)
  return withinCashLimit(deps, tx, order, [...able])
}
