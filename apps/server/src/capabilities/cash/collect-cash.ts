import type { Tx } from '../../platform/database/transaction.ts'
import type { OrderRow } from '../orders/index.ts'
import type { CashParts } from './cash-parts.ts'
import { insertCollection } from './store.ts'

/** What the rider took at the door of a locked order, in minor units: it is the shop's, and the rider carries it. */
export async function collectCash(
  { clock, ledger }: Pick<CashParts, 'clock' | 'ledger'>,
  tx: Tx,
  order: OrderRow,
  collected: number,
): Promise<void> {
  if (!(await insertCollection(tx, order, { collected, at: clock.now() }))) return
  await ledger.enter(tx, order, 'cash', { kind: 'CASH_COLLECTED', minor: collected })
}
