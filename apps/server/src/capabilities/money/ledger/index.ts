import { type Balances, type MoneyEvent, postingsOf } from '@beckon/domain/payment'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { OrderKey, OrderRow } from '../../ordering/orders/index.ts'
import { balancesOfOrder, insertEntry } from './store.ts'

export interface LedgerService {
  /**
   * Enters what happened to the money of an order that is locked; whether it was not there yet. `reference` is what it is
   * about: the same is entered once.
   */
  enter(tx: Tx, order: OrderRow, reference: string, event: MoneyEvent): Promise<boolean>
  balances(db: Database, key: OrderKey): Promise<Balances>
}

/** The books: each event of an order's money with two sides, never deleted. */
export function ledger({ clock }: Pick<Platform, 'clock'>): LedgerService {
  return {
    balances: balancesOfOrder,
    async enter(tx, order, reference, event) {
      const postings = postingsOf(event)
      if (postings.length === 0) return false
      return insertEntry(tx, order, { kind: event.kind, reference, postings, at: clock.now() })
    },
  }
}
