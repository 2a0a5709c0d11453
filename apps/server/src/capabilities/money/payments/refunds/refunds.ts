import type { MoneyEvent, RefundCause } from '@beckon/domain/payment'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import type { OrderKey, OrderRow } from '../../../ordering/orders/index.ts'
import { intentOfOrder } from '../intents/intent-store.ts'
import type { PaymentDeps } from '../deps.ts'
import {
  type CardGateway,
  isGatewayError,
  type GatewayRefund,
  type GatewayError,
} from '../providers/card-gateway.ts'
import { changeRefund, insertRefund, loadRefund, type RefundKey, type RefundRow } from './refund-store.ts'

/** Decides on a refund for a locked, paid order; a job sends it to the gateway. Returns its id. */
export async function decideRefund(
  { ledger, jobs, clock }: PaymentDeps,
  tx: Tx,
  order: OrderRow,
  { minor, cause }: Decided,
): Promise<string | undefined> {
  if (minor <= 0) return undefined
  const key = { vendorId: order.vendor_id, orderId: order.order_id }
  const refundId = await insertRefund(tx, order, { minor, cause, at: clock.now() })
  await ledger.enter(tx, order, `refund:${refundId}`, await moneyEventOf(ledger, tx, key, { minor, cause }))
  const gatewayKey: RefundKey = { ...key, refundId }
  await jobs.send('send-refund', gatewayKey, { tx })
  return refundId
}

interface Decided {
  readonly minor: number
  readonly cause: RefundCause
}

/** A rule refunds prepaid money; an operator may also refund a fee that is earned. */
async function moneyEventOf(
  ledger: PaymentDeps['ledger'],
  tx: Tx,
  key: OrderKey,
  { minor, cause }: Decided,
): Promise<MoneyEvent> {
  if (cause !== 'BY_HAND') return { kind: 'REFUND_DECIDED', minor }
  // A liability has a negative balance.
  const { prepaid } = await ledger.balances(tx, key)
  return { kind: 'REFUND_GRANTED', minor, prepaid: -prepaid }
}

/**
 * The gateway keeps our keys for a day. An older refund may have been sent without an answer, so it is looked up
 * first.
 */
const KEY_MS = 20 * 3_600_000

/**
 * Sends a refund, or looks up its state. Its id is the key at the gateway, so the money goes back once however often
 * this runs.
 */
export async function sendRefund(deps: PaymentDeps, key: RefundKey): Promise<void> {
  const refund = await loadRefund(deps.db, key)
  if (refund?.state !== 'DECIDED' && refund?.state !== 'SENT') return
  const seen = await askGateway(deps, key, refund)
  if (seen) await applyRefund(deps, key, seen)
}

async function askGateway(
  deps: PaymentDeps,
  key: OrderKey,
  refund: RefundRow,
): Promise<GatewayRefund | undefined> {
  const intent = await intentOfOrder(deps.db, key)
  const gateway = intent && deps.gateways.of(intent.country, intent.provider)
  if (!intent?.gateway_intent_id || !gateway) throw new Error(`no gateway to refund ${refund.refund_id}`)
  const seen =
    refund.gateway_refund_id === null
      ? await refundOnce(deps, gateway, refund, intent.gateway_intent_id)
      : await gateway.lookAtRefund(refund.gateway_refund_id)
  if (!isGatewayError(seen)) return seen
  await changeRefund(deps.db, refund, {
    tries: refund.tries + 1,
    fault: seen.code,
    updated_at: deps.clock.now(),
  })
  throw new Error(`refund ${refund.refund_id}: ${seen.code}`)
}

async function refundOnce(
  { clock }: PaymentDeps,
  gateway: CardGateway,
  { refund_id: refundId, amount_minor: minor, cause, created_at: decided }: RefundRow,
  gatewayIntentId: string,
): Promise<GatewayRefund | GatewayError> {
  const isOld = clock.now().getTime() - decided.getTime() > KEY_MS
  const found = isOld ? await gateway.findRefund({ refundId, gatewayIntentId }) : undefined
  return found ?? gateway.refund({ refundId, gatewayIntentId, minor, cause })
}

/** Applies the gateway's state of a refund, in any order and repeatedly. */
export async function applyRefund(deps: PaymentDeps, key: OrderKey, seen: GatewayRefund): Promise<void> {
  await inTransaction(deps.db, (tx) => applyRefundIn(deps, tx, key, seen))
}

export async function applyRefundIn(
  deps: PaymentDeps,
  tx: Tx,
  key: OrderKey,
  seen: GatewayRefund,
): Promise<void> {
  const order = await deps.orders.lock(tx, key)
  const refund = await loadRefund(tx, { ...key, refundId: seen.refundId })
  if (!order || !refund || refund.state === 'DONE' || refund.state === 'REPLACED') return
  // A failed refund may only repeat its failure.
  if (refund.state === seen.state) return
  const now = deps.clock.now()
  await changeRefund(tx, refund, {
    state: seen.state,
    gateway_refund_id: seen.gatewayId,
    updated_at: now,
    fault: seen.state === 'FAILED' ? 'failed at the gateway' : null,
    ...(seen.state === 'DONE' ? { done_at: now } : {}),
  })
  if (seen.state === 'DONE') {
    const paid = { kind: 'REFUND_PAID', minor: refund.amount_minor } as const
    await deps.ledger.enter(tx, order, `refund-paid:${refund.refund_id}`, paid)
  }
  if (seen.state === 'FAILED') {
    deps.log.error({ refund: refund.refund_id, country: refund.country }, 'a refund failed')
  }
  const touched = await deps.orders.touch(tx, order)
  const type = eventOf[seen.state]
  if (!type) return
  const amount = { amount: refund.amount_minor, currency: order.currency }
  const cause = refund.cause.toLowerCase()
  await deps.orders.publish(tx, touched, { type, detail: { refund_id: refund.refund_id, amount, cause } })
}

const eventOf: Partial<
  Readonly<Record<GatewayRefund['state'], 'payment.refunded' | 'payment.refund_failed'>>
> = {
  DONE: 'payment.refunded',
  FAILED: 'payment.refund_failed',
}
