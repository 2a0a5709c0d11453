import type { CountryCode } from '@beckon/domain/country'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { StoredEventData } from '../../../platform/outbox/outbox.ts'
import type { CashDeps } from './deps.ts'
import type { Owed } from './store.ts'

interface Settlement {
  readonly vendorId: string
  readonly country: CountryCode
  readonly settlementId: string
  readonly minor: number
  readonly currency: string
  readonly orders: number
}

/** Publishes that the cash of a shop was settled. */
export async function publishSettled(
  { outbox }: Pick<CashDeps, 'outbox'>,
  tx: Tx,
  { vendorId, country, settlementId, minor, currency, orders }: Settlement,
): Promise<void> {
  const amount = { amount: minor, currency }
  const data = { settlement_id: settlementId, amount, orders } satisfies StoredEventData<'cash.settled'>
  await outbox.publish(tx, { vendorId, country, subject: settlementId, type: 'cash.settled', data })
}

/** Makes the entries of a settlement, by order and in the sequence of their locks. */
export async function enterSettled(
  deps: Pick<CashDeps, 'orders' | 'ledger'>,
  tx: Tx,
  settlementId: string,
  claimed: readonly Owed[],
): Promise<void> {
  for (const one of claimed.toSorted((a, b) => (a.order_id < b.order_id ? -1 : 1))) {
    const order = await deps.orders.lock(tx, { vendorId: one.vendor_id, orderId: one.order_id })
    if (!order) throw new Error(`cash of ${one.order_id}, which there is not`)
    const settled = { kind: 'CASH_SETTLED', minor: one.minor } as const
    await deps.ledger.enter(tx, order, `settled:${settlementId}`, settled)
    await deps.orders.touch(tx, order)
  }
}
