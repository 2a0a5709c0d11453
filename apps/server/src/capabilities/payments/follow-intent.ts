import type { IntentStatus } from '@beckon/contract'
import { inTransaction } from '../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts'
import type { ActingUser } from '../vendors/index.ts'
import { applyNews } from './apply-news.ts'
import { changeIntent, intentOfOrder, type IntentRow, loadIntent } from './intent-store.ts'
import { statusOf } from './pay-intent.ts'
import type { PaymentParts } from './payment-parts.ts'
import { isTrouble } from './providers/card-gateway.ts'

export interface OfIntent {
  readonly user: ActingUser
  readonly vendorId: string
  readonly intentId: string
}

type Answer = Promise<{ result: IntentStatus } | Refusal>

/** How a payment stands. One that waits for the bank is asked for at once: its page has just come back from there. */
export async function followIntent(parts: PaymentParts, of: OfIntent): Answer {
  const row = await ownIntent(parts, of)
  if (isRefusal(row)) return row
  if (row.state === 'ACTION_REQUIRED' || row.state === 'PROCESSING') await askAfter(parts, row)
  return statusOf(parts, { vendorId: row.vendor_id, intentId: row.intent_id })
}

/** Not to pay after all. The gateway judges: what it has taken meanwhile is taken. */
export async function cancelIntent(parts: PaymentParts, of: OfIntent): Answer {
  const row = await ownIntent(parts, of)
  if (isRefusal(row)) return row
  const isOpen = row.state === 'OPEN' || row.state === 'ACTION_REQUIRED'
  if (isOpen && row.gateway_intent_id === null) await abandon(parts, row)
  else if (isOpen) await cancelAtGateway(parts, row)
  else if (row.state === 'PROCESSING') return refuse('payment.under-way')
  return statusOf(parts, { vendorId: row.vendor_id, intentId: row.intent_id })
}

async function ownIntent(
  parts: PaymentParts,
  { user, vendorId, intentId }: OfIntent,
): Promise<IntentRow | Refusal> {
  const vendor = await parts.vendors.actFor(user, vendorId)
  if (!vendor) return refuse('vendor.not-found')
  const row = await loadIntent(parts.db, { vendorId: vendor.vendor_id, intentId })
  return row?.country === user.country ? row : refuse('payment.not-found')
}

/** The gateway is not much asked by one page that waits. */
const PATIENCE_MS = 1_000

/** Asks the gateway how a payment stands; what cannot be known now is asked for later. */
export async function askAfter(parts: PaymentParts, row: IntentRow): Promise<void> {
  const gateway = parts.gateways.of(row.country, row.provider)
  if (!gateway || row.gateway_intent_id === null) return
  const now = parts.clock.now()
  if (now.getTime() - row.asked_at.getTime() < PATIENCE_MS) return
  await inTransaction(parts.db, (tx) => changeIntent(tx, row, { asked_at: now }, row.updated_at))
  const seen = await gateway.look(row.gateway_intent_id)
  if (isTrouble(seen)) return
  await applyNews(parts, { vendorId: row.vendor_id, orderId: row.order_id }, seen)
}

/** Ends what nobody paid in time, or wants to pay. */
export async function cancelAtGateway(parts: PaymentParts, row: IntentRow): Promise<void> {
  const gateway = parts.gateways.of(row.country, row.provider)
  if (!gateway || row.gateway_intent_id === null) return
  const cancelled = await gateway.cancel(row.gateway_intent_id)
  // It has gone on meanwhile: that is what counts.
  const seen = isTrouble(cancelled) ? await gateway.look(row.gateway_intent_id) : cancelled
  if (!isTrouble(seen)) await applyNews(parts, { vendorId: row.vendor_id, orderId: row.order_id }, seen)
}

/** The gateway has never heard of it: nothing can have been paid. */
export async function abandon(parts: PaymentParts, known: IntentRow): Promise<void> {
  const key = { vendorId: known.vendor_id, orderId: known.order_id }
  await inTransaction(parts.db, async (tx) => {
    const order = await parts.orders.lock(tx, key)
    const row = await intentOfOrder(tx, key)
    if (!order || !row || row.gateway_intent_id !== null || row.state !== 'OPEN') return
    await changeIntent(tx, row, { state: 'CANCELLED' }, parts.clock.now())
    if (order.status !== 'INITIATED' && order.status !== 'PAYMENT_INITIATED') return
    const moved = await parts.orders.move(tx, { ...key, to: 'PAYMENT_CANCELLED', actor: 'payment' })
    if (isRefusal(moved)) throw new Error(`${key.orderId} was not abandoned: ${moved.refused}`)
  })
}
