import type { IntentStatus } from '@beckon/contract'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { idempotently } from '../../../../platform/http/idempotency.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { ActingUser } from '../../../parties/vendors/index.ts'
import { applyGatewayEvent } from './apply-gateway-event.ts'
import { changeIntent, intentBegunUnder, intentOfOrder, type IntentRow } from './intent-store.ts'
import { type IntentRef, ownIntent, statusOf } from './own-intent.ts'
import type { PaymentDeps } from '../deps.ts'
import { isGatewayError } from '../providers/card-gateway.ts'
import { promiseOutcome } from './notify-outcome.ts'

type Answer = Promise<{ result: IntentStatus } | Refusal>

interface CancelIntent extends IntentRef {
  readonly language: string
}

/**
 * Cancels a payment. The gateway decides: captured money stays captured, and a payment that is in progress stays open
 * until its result is known.
 */
export async function cancelIntent(deps: PaymentDeps, { language, ...of }: CancelIntent): Answer {
  const row = await ownIntent(deps, of)
  if (isRefusal(row)) return row
  const isOpen = row.state === 'OPEN' || row.state === 'ACTION_REQUIRED' || row.state === 'PROCESSING'
  if (isOpen && row.gateway_intent_id === null) await abandon(deps, row)
  else if (isOpen) await cancelAtGateway(deps, row)
  await promiseOutcome(deps, { vendorId: row.vendor_id, orderId: row.order_id }, language)
  return statusOf(deps, { vendorId: row.vendor_id, intentId: row.intent_id })
}

interface CancelRequest extends Pick<CancelIntent, 'vendorId' | 'language'> {
  readonly user: ActingUser
  readonly requestKey: string
}

/**
 * Cancels a payment whose answer was lost, by the key of its request. If no payment exists under this key, the key is
 * blocked, so that a delayed request cannot start one.
 */
export async function cancelRequest(
  deps: PaymentDeps,
  { user, vendorId: requestedId, requestKey: key, language }: CancelRequest,
): Answer {
  const vendor = await deps.vendors.vendorFor(user, requestedId)
  if (isRefusal(vendor)) return vendor
  const vendorId = vendor.vendor_id
  const body = { left: true }
  const now = deps.clock.now()
  const left = await inTransaction(deps.db, (tx) =>
    idempotently(tx, { vendorId, key, body, now }, async () => body),
  )
  if (!isRefusal(left)) return refuse('payment.not-found')
  if (left.refused !== 'idempotency.conflict') return left
  const intentId = await intentBegunUnder(deps.db, vendorId, key)
  return intentId === undefined ? left : cancelIntent(deps, { user, vendorId, intentId, language })
}

/** Cancels a payment that was not paid in time or is no longer wanted. */
export async function cancelAtGateway(deps: PaymentDeps, row: IntentRow): Promise<void> {
  const gateway = deps.gateways.of(row.country, row.provider)
  if (!gateway || row.gateway_intent_id === null) return
  const cancelled = await gateway.cancel(row.gateway_intent_id)
  // The payment changed before the cancellation; use its current state.
  const seen = isGatewayError(cancelled) ? await gateway.getIntent(row.gateway_intent_id) : cancelled
  if (!isGatewayError(seen))
    await applyGatewayEvent(deps, { vendorId: row.vendor_id, orderId: row.order_id }, seen)
}

/** The gateway has no record of the payment, so nothing can have been paid. */
export async function abandon(deps: PaymentDeps, known: IntentRow): Promise<void> {
  const key = { vendorId: known.vendor_id, orderId: known.order_id }
  await inTransaction(deps.db, async (tx) => {
    const order = await deps.orders.lock(tx, key)
    const row = await intentOfOrder(tx, key)
    if (!order || !row || row.gateway_intent_id !== null || row.state !== 'OPEN') return
    await changeIntent(tx, row, { state: 'CANCELLED' }, deps.clock.now())
    if (order.status !== 'INITIATED' && order.status !== 'PAYMENT_INITIATED') return
    const moved = await deps.orders.move(tx, { ...key, to: 'PAYMENT_CANCELLED', actor: 'payment' })
    if (isRefusal(moved)) throw new Error(`${key.orderId} was not abandoned: ${moved.refused}`)
  })
}
