import { claimSilent, intentOfOrder, type IntentRow } from './intent-store.ts'
import { abandon, cancelAtGateway } from './cancel-intent.ts'
import { hasFailed } from './follow-intent.ts'
import type { OrderKey } from '../../../ordering/orders/index.ts'
import { applyGatewayEvent, beginPaidOrder } from './apply-gateway-event.ts'
import type { PaymentDeps } from '../deps.ts'
import { isGatewayError } from '../providers/card-gateway.ts'
import { claimSlowRefunds } from '../refunds/refund-store.ts'
import { sendRefund } from '../refunds/refunds.ts'

/** A payment without an event for this time is looked up; longer than a card payment may take. */
const SILENT_MS = 20_000
const SLOW_REFUND_MS = 30_000
const MOST = 50
/** Orders that were paid longer ago than this are no longer with the job that the payment left. */
const GRACE_MS = 5_000

/** Looks up payments whose webhook is missing, resumes those of a killed process and ends the unpaid ones. */
export async function askGateway(deps: PaymentDeps): Promise<void> {
  const now = deps.clock.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const silent = await claimSilent(deps.db, { now, silentSince: before(SILENT_MS), most: MOST })
  for (const row of silent) await logFailure(deps, () => askAfterOne(deps, row, now))
  for (const key of await paidLongAgo(deps, before(GRACE_MS))) {
    await logFailure(deps, () => beginPaidOrder(deps, key))
  }
  const slow = await claimSlowRefunds(deps.db, { now, before: before(SLOW_REFUND_MS), most: MOST })
  for (const { vendor_id: vendorId, order_id: orderId, refund_id: refundId } of slow) {
    await logFailure(deps, () => sendRefund(deps, { vendorId, orderId, refundId }))
  }
}

async function paidLongAgo({ db }: PaymentDeps, before: Date): Promise<OrderKey[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['vendor_id', 'order_id'])
    .where('status', '=', 'PAYMENT_COMMITTED')
    .where('updated_at', '<', before)
    .limit(MOST)
    .execute()
  return rows.map(({ vendor_id: vendorId, order_id: orderId }) => ({ vendorId, orderId }))
}

/** The failure of one payment does not affect the others. */
async function logFailure({ log }: PaymentDeps, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) =>
    log.warn({ err: error }, 'lookup of a payment or refund failed; it will be retried'),
  )
}

/** Looks up the payment of an order now. May run twice without harm. */
export async function askAfterPayment(deps: PaymentDeps, key: OrderKey): Promise<void> {
  const row = await intentOfOrder(deps.db, key)
  if (row && unsettled.includes(row.state)) await askAfterOne(deps, row, deps.clock.now())
}

const unsettled: readonly IntentRow['state'][] = ['OPEN', 'PROCESSING', 'ACTION_REQUIRED']

async function askAfterOne(deps: PaymentDeps, row: IntentRow, now: Date): Promise<void> {
  if (row.gateway_intent_id === null) return row.expires_at < now ? abandon(deps, row) : undefined
  const gateway = deps.gateways.of(row.country, row.provider)
  if (!gateway) return
  const seen = await gateway.getIntent(row.gateway_intent_id)
  if (isGatewayError(seen)) return
  await applyGatewayEvent(deps, { vendorId: row.vendor_id, orderId: row.order_id }, seen)
  if (hasFailed(deps, row, seen)) await cancelAtGateway(deps, row)
}
