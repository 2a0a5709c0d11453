import { claimSilent, type IntentRow } from './intent-store.ts'
import { abandon, cancelAtGateway } from './cancel-intent.ts'
import { isOver } from './follow-intent.ts'
import type { OrderKey } from '../../../ordering/orders/index.ts'
import { applyNews, beginPaidOrder } from './apply-gateway-event.ts'
import type { PaymentParts } from '../deps.ts'
import { isTrouble } from '../providers/card-gateway.ts'
import { claimSlowRefunds } from '../refunds/refund-store.ts'
import { sendRefund } from '../refunds/refunds.ts'

/** A payment under way that nothing was heard of for so long is asked for: longer than a card may take. */
const SILENT_MS = 20_000
const SLOW_REFUND_MS = 30_000
const MOST = 50
/** Orders that were paid longer ago than this are no longer with the job that the payment left. */
const GRACE_MS = 5_000

/** Takes up what no webhook told, what a killed process left, and what nobody paid in time. */
export async function askGateway(parts: PaymentParts): Promise<void> {
  const now = parts.clock.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const silent = await claimSilent(parts.db, { now, silentSince: before(SILENT_MS), most: MOST })
  for (const row of silent) await settled(parts, () => askAfterOne(parts, row, now))
  for (const key of await paidLongAgo(parts, before(GRACE_MS))) {
    await settled(parts, () => beginPaidOrder(parts, key))
  }
  const slow = await claimSlowRefunds(parts.db, { now, before: before(SLOW_REFUND_MS), most: MOST })
  for (const { vendor_id: vendorId, order_id: orderId, refund_id: refundId } of slow) {
    await settled(parts, () => sendRefund(parts, { vendorId, orderId, refundId }))
  }
}

async function paidLongAgo({ db }: PaymentParts, before: Date): Promise<OrderKey[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['vendor_id', 'order_id'])
    .where('status', '=', 'PAYMENT_COMMITTED')
    .where('updated_at', '<', before)
    .limit(MOST)
    .execute()
  return rows.map(({ vendor_id: vendorId, order_id: orderId }) => ({ vendorId, orderId }))
}

/** One that cannot be helped is no reason to leave the others. */
async function settled({ log }: PaymentParts, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => log.warn({ err: error }, 'a payment or a refund waits on'))
}

async function askAfterOne(parts: PaymentParts, row: IntentRow, now: Date): Promise<void> {
  if (row.gateway_intent_id === null) return row.expires_at < now ? abandon(parts, row) : undefined
  const gateway = parts.gateways.of(row.country, row.provider)
  if (!gateway) return
  const seen = await gateway.look(row.gateway_intent_id)
  if (isTrouble(seen)) return
  await applyNews(parts, { vendorId: row.vendor_id, orderId: row.order_id }, seen)
  if (isOver(parts, row, seen)) await cancelAtGateway(parts, row)
}
