import { postingsOf, type MoneyEvent } from '@beckon/domain/payment'
import type { Insertable } from 'kysely'
import type {
  CashCollectionTable,
  CashSettlementTable,
} from '../../apps/server/src/capabilities/money/cash/schema.ts'
import type {
  LedgerEntryTable,
  LedgerPostingTable,
} from '../../apps/server/src/capabilities/money/ledger/schema.ts'
import type { DemoOrder } from './demo-orders.ts'

/** Shops get their cash once a week. */
const SETTLED_MS = 7 * 86_400_000

export interface DemoBooks {
  readonly cash: readonly Insertable<CashCollectionTable>[]
  readonly settlements: readonly Insertable<CashSettlementTable>[]
  readonly entries: readonly Insertable<LedgerEntryTable>[]
  readonly postings: readonly Insertable<LedgerPostingTable>[]
}

type Cash = DemoBooks['cash'][number]

/** Ledger entries and collected cash of the deliveries of the demo world. */
export function demoBooks(orders: readonly DemoOrder[], now: Date): DemoBooks {
  const cash = orders.flatMap((one) => cashOf(one, now) ?? [])
  const ledger = orders.flatMap((one) => ledgerOf(one, cash))
  return {
    cash,
    settlements: settlementsOf(cash, now),
    entries: ledger.map(({ entry }) => entry),
    postings: ledger.flatMap(({ postings }) => postings),
  }
}

const settlementId = (vendorId: string) => `demo-${vendorId}`

function cashOf({ order, proofs }: DemoOrder, now: Date): Cash | undefined {
  const proof = proofs.find(({ kind }) => kind === 'delivery')
  const collected = proof?.collected_cash_minor ?? null
  if (!proof || collected === null) return undefined
  const collectedAt = new Date(proof.created_at)
  const isSettled = now.getTime() - collectedAt.getTime() > SETTLED_MS
  return {
    vendor_id: order.vendor_id,
    order_id: order.order_id,
    country: order.country,
    due_minor: order.amount_minor,
    collected_minor: collected,
    collected_at: collectedAt,
    settlement_id: isSettled ? settlementId(order.vendor_id) : null,
    settled_at: isSettled ? new Date(collectedAt.getTime() + SETTLED_MS) : null,
  }
}

function settlementsOf(cash: readonly Cash[], now: Date): Insertable<CashSettlementTable>[] {
  const settled = cash.filter((one) => one.settlement_id !== null)
  return [...new Set(settled.map((one) => one.vendor_id))].map((vendorId) => {
    const ofVendor = settled.filter((one) => one.vendor_id === vendorId)
    return {
      vendor_id: vendorId,
      settlement_id: settlementId(vendorId),
      country: ofVendor[0]?.country ?? 'SG',
      operator_id: 'demo',
      reason: 'Bank transfer',
      amount_minor: ofVendor.reduce((sum, one) => sum + one.collected_minor, 0),
      orders: ofVendor.length,
      created_at: now,
    }
  })
}

function ledgerOf({ order, proofs }: DemoOrder, cash: readonly Cash[]) {
  // Cancelled orders earn nothing.
  if (proofs.length === 0) return []
  const collection = cash.find((one) => one.order_id === order.order_id)
  const events: readonly (readonly [string, MoneyEvent])[] = [
    ['fee', { kind: 'FEE_EARNED', minor: order.delivery_fee_minor, prepaid: 0 }],
    ...(collection ? [['cash', { kind: 'CASH_COLLECTED', minor: collection.collected_minor }] as const] : []),
    ...(collection?.settlement_id
      ? [
          [
            `settled:${collection.settlement_id}`,
            { kind: 'CASH_SETTLED', minor: collection.collected_minor },
          ] as const,
        ]
      : []),
  ]
  return events.map(([reference, event], position) => {
    const key = { vendor_id: order.vendor_id, order_id: order.order_id, position }
    const { country, currency, updated_at } = order
    const what = { kind: event.kind, reference, country, currency, created_at: new Date(updated_at) }
    return {
      entry: { ...key, ...what },
      postings: postingsOf(event).map(({ account, minor }) => ({ ...key, account, amount_minor: minor })),
    }
  })
}
