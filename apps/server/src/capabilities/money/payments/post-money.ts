import { actors, type Actor } from '@beckon/domain/order'
import { evaluateMoney, type MoneyMove, type MoneyVerdict } from '@beckon/domain/payment'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { isIndividual, type OrderMoved, type OrderRow } from '../../ordering/orders/index.ts'
import { intentOfOrder } from './intents/intent-store.ts'
import type { PaymentDeps } from './deps.ts'
import { decideRefund } from './refunds/refunds.ts'

/** Posts the effect of a move on the money of its order, in the transaction of the move; refuses edits of paid orders. */
export async function postMoney(deps: PaymentDeps, tx: Tx, moved: OrderMoved): Promise<Refusal | undefined> {
  const { before, after } = moved
  const refused = await refundEdit(deps, tx, moved)
  if (refused) return refused
  const verdict = await moneyEvaluation(tx, moved)
  if (verdict.kind === 'NONE') return undefined
  const prepaid = await prepaidFor(deps, tx, before)
  const fee = after.delivery_fee_minor
  if (verdict.kind === 'REFUNDED') {
    await decideRefund(deps, tx, after, { minor: prepaid, cause: verdict.cause })
    return undefined
  }
  await deps.ledger.enter(tx, after, 'fee', { kind: 'FEE_EARNED', minor: fee, prepaid })
  if (isIndividual(after)) await writeOff(deps, tx, after, fee - prepaid)
  if (verdict.kind === 'EARNED') return undefined
  await deps.ledger.enter(tx, after, 'fee-back', { kind: 'FEE_GIVEN_BACK', minor: fee, prepaid })
  await decideRefund(deps, tx, after, { minor: prepaid, cause: verdict.cause })
  return undefined
}

/**
 * An order that was delivered although it had been called off was refunded: its fee is a claim on the shop. A guest has
 * no account for it.
 */
async function writeOff({ ledger }: PaymentDeps, tx: Tx, order: OrderRow, minor: number): Promise<void> {
  if (minor > 0) await ledger.enter(tx, order, 'fee:off', { kind: 'WRITTEN_OFF', minor })
}

/** Returns prepaid money that still belongs to the customer. */
async function prepaidFor({ ledger }: PaymentDeps, tx: Tx, order: OrderRow): Promise<number> {
  const { prepaid } = await ledger.balances(tx, { vendorId: order.vendor_id, orderId: order.order_id })
  // A liability has a negative balance.
  return -prepaid
}

/**
 * A paid order may become cheaper, and the difference is refunded; it may not become dearer or change its payment
 * method.
 */
async function refundEdit(deps: PaymentDeps, tx: Tx, moved: OrderMoved): Promise<Refusal | undefined> {
  const { before, after, reason } = moved
  if (reason !== 'EDITED') return undefined
  const dearer = after.delivery_fee_minor - before.delivery_fee_minor
  if (dearer === 0 && after.payment_method === before.payment_method) return undefined
  const key = { vendorId: after.vendor_id, orderId: after.order_id }
  if (!(await intentOfOrder(tx, key))) return undefined
  // Another way of paying may have another fee: then the place is not why it is dearer.
  if (after.payment_method !== before.payment_method) return refuse('order.edit-paid-method')
  if (dearer > 0) return refuse('order.edit-paid')
  await decideRefund(deps, tx, after, { minor: -dearer, cause: 'CHEAPER' })
  return undefined
}

/** Returns the effect of a move on the money of the order: none, earned, refunded or waived. */
export const moneyEvaluation = async (tx: Tx, moved: OrderMoved): Promise<MoneyVerdict> =>
  evaluateMoney(await factsOf(tx, moved))

async function factsOf(tx: Tx, { after, reason }: OrderMoved): Promise<MoneyMove> {
  if (after.status !== 'RETURNED_TO_VENDOR') return { to: after.status, reason, wasLate: false }
  const past = await tx
    .selectFrom('order_status')
    .select(['status', 'actor', 'reason'])
    .where('vendor_id', '=', after.vendor_id)
    .where('order_id', '=', after.order_id)
    .orderBy('position')
    .execute()
  const index = past.findLastIndex(({ status }) => status === 'RETURN_INITIATED')
  const sent = past[index]
  return {
    to: after.status,
    reason,
    ...(sent ? { sentBack: { by: actorOf(sent.actor), reason: sent.reason } } : {}),
    wasLate: past.slice(0, Math.max(0, index)).some(({ status }) => status === 'DELAYED'),
  }
}

const actorOf = (text: string): Actor => actors.find((one) => one === text) ?? 'system'
