import type { Tx } from '../../../platform/database/transaction.ts'
import type { OrderRow } from '../../ordering/orders/index.ts'
import type { CashDeps } from './deps.ts'
import { collectionPart } from './store.ts'

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
  await ledger.enterWith(tx, order, {
    reference: 'cash',
    event: { kind: 'CASH_COLLECTED', minor: collected },
    write: collectionPart(order, { collected, at: clock.now() }),
  })
}
