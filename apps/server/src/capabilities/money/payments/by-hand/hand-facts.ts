import { parseCurrency } from '@beckon/domain/money'
import {
  advanceLimitMinor,
  evaluateHandRefund,
  evaluateWriteOff,
  type HandKind,
  type HandViolation,
  needsApproval,
  refundable,
} from '@beckon/domain/payment'
import type { Database } from '../../../../platform/database/connect.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { intentOfOrder } from '../intents/intent-store.ts'
import { refundedOf } from '../refunds/refund-store.ts'
import { movedAlone, sumsOfOrder } from './request-store.ts'

const DAY_MS = 86_400_000

export interface Wished {
  readonly kind: HandKind
  readonly minor: number
  readonly operatorId: string
  /** Part of the pending requests that is this one. */
  readonly own?: number
}

/** All amounts in minor units. */
export interface HandFacts {
  readonly total: number
  readonly moved: number
  readonly pending: number
  readonly available: number
  readonly limit: number
  readonly needsApproval: boolean
  readonly violation: HandViolation | undefined
}

type Deps = Pick<PaymentDeps, 'clock' | 'ledger' | 'parameters'>

/** Returns what a refund or a write-off by hand would do; of a locked order it stays so until the transaction ends. */
export async function handFacts(
  deps: Deps,
  db: Database,
  order: OrderRow,
  wished: Wished,
): Promise<HandFacts> {
  const { kind, minor, operatorId, own = 0 } = wished
  const now = deps.clock.now()
  const { vendor_id: vendorId, order_id: orderId, country, currency } = order
  const { done, pending: asked } = await sumsOfOrder(db, { vendorId, orderId }, { kind, now })
  const pending = asked - own
  const { moneyApprovalLimit } = await deps.parameters.of(country)
  const limit = advanceLimitMinor(moneyApprovalLimit, parseCurrency(currency))
  const since = new Date(now.getTime() - DAY_MS)
  const alone = await movedAlone(db, country, { operatorId, since })
  const money =
    kind === 'REFUND'
      ? await refundFacts(db, order, pending, minor)
      : await writeOffFacts(deps, db, order, { pending, minor })
  return { ...money, pending, limit, needsApproval: needsApproval({ minor, limit, before: done, alone }) }
}

type Money = Pick<HandFacts, 'total' | 'moved' | 'available' | 'violation'>

async function refundFacts(db: Database, order: OrderRow, pending: number, minor: number): Promise<Money> {
  const key = { vendorId: order.vendor_id, orderId: order.order_id }
  const taken = (await intentOfOrder(db, key))?.taken_minor ?? 0
  const refunded = await refundedOf(db, key)
  const facts = { status: order.status, taken, refunded, pending }
  const violation = evaluateHandRefund(facts, minor)
  return { total: taken, moved: refunded, available: refundable(facts), violation }
}

async function writeOffFacts(
  { ledger }: Deps,
  db: Database,
  order: OrderRow,
  { pending, minor }: { readonly pending: number; readonly minor: number },
): Promise<Money> {
  const balances = await ledger.balances(db, { vendorId: order.vendor_id, orderId: order.order_id })
  const { receivable, written_off: moved } = balances
  return {
    total: Math.max(0, receivable + moved),
    moved: Math.max(0, moved),
    available: Math.max(0, receivable - pending),
    violation: evaluateWriteOff({ receivable, pending }, minor),
  }
}
