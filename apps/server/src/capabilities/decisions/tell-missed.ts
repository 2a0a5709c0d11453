import { toDecimal } from '@beckon/domain/money'
import type { Tx } from '../../platform/database/transaction.ts'
import type { DecisionParts } from './decision-parts.ts'
import { priceOf, type Settling } from './settling.ts'

/** What telling needs. */
export type Telling = Pick<DecisionParts, 'notify' | 'vendors' | 'linkTo'>

/**
 * Nobody answered in time, and that may have cost something: everybody who acts for the shop is written to, and whoever
 * sent it without an account. Written in the transaction of the outcome, so that none goes without the other.
 */
export async function tellMissed(parts: Telling, tx: Tx, settling: Settling): Promise<void> {
  const { order, decision, deployment, answer } = settling
  const option = answer.option === 'CANCEL' ? 'CANCEL' : 'BRING_BACK'
  const minor = priceOf(settling)
  const [vendorId, orderId] = [order.vendor_id, order.order_id].map(encodeURIComponent)
  const url = parts.linkTo(deployment, `/order-tracking/${vendorId}?order_id=${orderId}`)
  for (const { email: recipient, language } of await contactsOf(parts, tx, settling)) {
    const channel = recipient.startsWith('+') ? 'text' : 'mail'
    const addressee = { country: order.country, channel, recipient, language } as const
    const fee =
      minor === 0 ? null : parts.notify.amount(addressee, toDecimal({ minor, currency: order.currency }))
    const { order_id, customer_name: name } = order
    await parts.notify.send(tx, addressee, {
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

async function contactsOf({ vendors }: Telling, tx: Tx, { order }: Settling) {
  const owners = await vendors.ownersOf(tx, order.vendor_id)
  if (order.sender_email === null) return owners
  const isOwner = owners.some(({ email }) => email === order.sender_email)
  return isOwner ? owners : [...owners, { email: order.sender_email, language: null }]
}
