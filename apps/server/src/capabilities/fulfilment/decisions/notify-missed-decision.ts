import { channelOf } from '@beckon/domain/account'
import { toDecimal } from '@beckon/domain/money'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { DecisionDeps } from './deps.ts'
import { orderKeyOf } from './order-key.ts'
import { priceOf, type DecisionInProgress } from './decision-in-progress.ts'

/** The parts of the service that messages about a missed decision need. */
export type NotifyMissedDeps = Pick<DecisionDeps, 'notify' | 'vendors' | 'linkTo'>

/**
 * Notifies everyone who acts for the shop, or the guest who sent the order, of the outcome after the decision time
 * ran out, and of its price. The messages are written in the transaction of the outcome.
 */
export async function notifyMissedDecision(
  deps: NotifyMissedDeps,
  tx: Tx,
  inProgress: DecisionInProgress,
): Promise<void> {
  const { order, decision, deployment, answer } = inProgress
  const option = answer.option === 'CANCEL' ? 'CANCEL' : 'BRING_BACK'
  const minor = priceOf(inProgress)
  const [vendorId, orderId] = [order.vendor_id, order.order_id].map(encodeURIComponent)
  const url = deps.linkTo(deployment, `/order-tracking/${vendorId}?order_id=${orderId}`)
  for (const { email: recipient, language } of await contactsOf(deps, tx, inProgress)) {
    const about = { order: orderKeyOf(order), country: order.country }
    const addressee = { ...about, channel: channelOf(recipient), recipient, language } as const
    const fee =
      minor === 0 ? null : deps.notify.amount(addressee, toDecimal({ minor, currency: order.currency }))
    const { order_id, customer_name: name } = order
    await deps.notify.send(tx, addressee, {
      kind: 'decision-missed',
      cause: decision.cause,
      option,
      order: order_id,
      name,
      fee,
      url,
    })
  }
}

async function contactsOf({ vendors }: NotifyMissedDeps, tx: Tx, { order }: DecisionInProgress) {
  const owners = await vendors.ownersOf(tx, order.vendor_id)
  if (order.sender_email === null) return owners
  const isOwner = owners.some(({ email }) => email === order.sender_email)
  return isOwner ? owners : [...owners, { email: order.sender_email, language: null }]
}
