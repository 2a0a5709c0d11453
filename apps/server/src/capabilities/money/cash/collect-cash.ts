import type { Tx } from '../../../platform/database/transaction.ts'
import type { OrderRow } from '../../ordering/orders/index.ts'
import type { CashDeps } from './deps.ts'
import { insertCollection } from './store.ts'

/**
 * Records the cash that the rider collected for a locked order, in minor units: it belongs to the shop, or to the
 * rider who paid the shop.
 */
export async function collectCash(
  { clock, ledger }: Pick<CashDeps, 'clock' | 'ledger'>,
  tx: Tx,
  order: OrderRow,
  collected: number,
): Promise<void> {
  const at = clock.now()
  if (!(await insertCollection(tx, order, { collected, at }))) return
  await ledger.enter(tx, order, 'cash', { kind: 'CASH_COLLECTED', minor: collected })
}
