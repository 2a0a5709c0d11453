import type { Tx } from '../../../platform/database/transaction.ts'
import type { OrderRow } from '../../ordering/orders/index.ts'
import type { CashDeps } from './deps.ts'
import { endAdvance, insertCollection } from './store.ts'

/** What the rider took at the door of a locked order, in minor units: it is the shop's, or the rider's who paid the shop. */
export async function collectCash(
  { clock, ledger }: Pick<CashDeps, 'clock' | 'ledger'>,
  tx: Tx,
  order: OrderRow,
  collected: number,
): Promise<void> {
  const at = clock.now()
  if (!(await insertCollection(tx, order, { collected, at }))) return
  await endAdvance(tx, order, { minor: collected, at })
  await ledger.enter(tx, order, 'cash', { kind: 'CASH_COLLECTED', minor: collected })
}
