import { evaluateGatewayEvent } from '@beckon/domain/payment'
import { afterCommit, inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal } from '../../../../platform/refusal.ts'
import type { OrderKey, OrderRow } from '../../../ordering/orders/index.ts'
import { insertAnswer, intentOfOrder, writeSeen } from './intent-store.ts'
import type { PaymentDeps } from '../deps.ts'
import type { GatewayIntent } from '../providers/card-gateway.ts'
import { decideRefund } from '../refunds/refunds.ts'
import { notifyOutcome } from './notify-outcome.ts'

/** Applies the gateway's state of a payment. States may come from any source, in any order and repeatedly. */
export const applyGatewayEvent = (deps: PaymentDeps, key: OrderKey, seen: GatewayIntent): Promise<void> =>
  inTransaction(deps.db, (tx) => applyGatewayEventIn(deps, tx, key, seen))

export async function applyGatewayEventIn(
  deps: PaymentDeps,
  tx: Tx,
  key: OrderKey,
  seen: GatewayIntent,
): Promise<void> {
  const order = await deps.orders.lock(tx, key)
  const row = await intentOfOrder(tx, key)
  if (!order || !row || (row.gateway_intent_id !== null && row.gateway_intent_id !== seen.gatewayId)) return
  const known = { version: row.gateway_version, taken: row.taken_minor, order: order.status }
  const verdict = evaluateGatewayEvent(known, seen)
  // An older event is about an earlier card: a payment that is under way stays under way.
  if (!verdict.isNew) return
  await writeSeen(tx, row, seen, deps.clock.now())
  await insertAnswer(tx, row, seen, deps.clock.now())
  if (row.state !== seen.state) {
    afterCommit(tx, () => deps.outcomes.add({ country: row.country, outcome: seen.state }))
  }
  if (verdict.taken > 0) {
    const taken = { kind: 'PAYMENT_TAKEN', minor: verdict.taken } as const
    await deps.ledger.enter(tx, order, `payment:${seen.gatewayId}:${seen.taken}`, taken)
  }
  let moved: OrderRow = order
  for (const to of verdict.moves) {
    const outcome = await deps.orders.move(tx, { ...key, to, actor: 'payment' })
    if (isRefusal(outcome)) throw new Error(`${key.orderId} to ${to}: ${outcome.refused}`)
    moved = outcome
  }
  if (moved.status === 'PAYMENT_COMMITTED' && verdict.moves.length > 0) {
    await deps.jobs.send('begin-paid-order', key, { tx })
  }
  if (verdict.isRefundDue)
    await decideRefund(deps, tx, moved, { minor: verdict.taken, cause: 'LATE_PAYMENT' })
  if (verdict.moves.length === 0) await deps.orders.touch(tx, moved)
  await notifyOutcome(deps, tx, moved, row, { state: seen.state, isRefundDue: verdict.isRefundDue })
}

/** Places the order of a payment that succeeded. May run twice without harm. */
export async function beginPaidOrder(deps: PaymentDeps, key: OrderKey): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const order = await deps.orders.lock(tx, key)
    // Cancelled meanwhile, or begun before.
    if (order?.status !== 'PAYMENT_COMMITTED') return
    const moved = await deps.orders.move(tx, { ...key, to: 'NEW', actor: 'system', reason: 'PAID' })
    if (isRefusal(moved)) throw new Error(`${key.orderId} to NEW: ${moved.refused}`)
    await deps.orders.dispatch(tx, moved)
  })
}
