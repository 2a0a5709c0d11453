import { createHash } from 'node:crypto'
import type { AnswerOf, BodyOf, ChosenCard, paymentCalls } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import type { DeclineReason } from '@beckon/domain/payment'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { ActingUser } from '../../../parties/vendors/index.ts'
import { applyGatewayEvent } from './apply-gateway-event.ts'
import { cancelAtGateway } from './cancel-intent.ts'
import { gatewayFor } from '../gateway-for.ts'
import { changeIntent, intentOfOrder, type IntentRow, loadIntent } from './intent-store.ts'
import { statusOf } from './own-intent.ts'
import type { PaymentDeps } from '../deps.ts'
import { presentIntent } from './present-intent.ts'
import {
  type CardGateway,
  isGatewayError,
  type PaidWith,
  type GatewayError,
} from '../providers/card-gateway.ts'
import { promiseOutcome, notifyOutcome } from './notify-outcome.ts'
import { refusalOf } from '../gateway-error-refusal.ts'
import { renewHold } from './voucher-hold.ts'

export interface PayIntent {
  readonly user: ActingUser
  readonly deployment: Deployment
  readonly key: string
  readonly body: BodyOf<typeof paymentCalls.confirmPaymentIntent>
  readonly language: string
}

type Paid = AnswerOf<typeof paymentCalls.confirmPaymentIntent>

/** Pays with a card. The bank's result arrives in the answer, by webhook or by a lookup. */
export async function payIntent(deps: PaymentDeps, command: PayIntent): Promise<Paid | Refusal> {
  const { user, deployment, body } = command
  const vendor = await deps.vendors.vendorFor(user, body.vendor_id)
  if (isRefusal(vendor)) return vendor
  const name = { vendorId: vendor.vendor_id, intentId: body.intent_id }
  const row = await loadIntent(deps.db, name)
  if (!row || row.country !== user.country || row.user_id !== user.userId) return refuse('payment.not-found')
  // A repeated call after the payment succeeded returns the payment.
  if (row.state === 'SUCCEEDED') return { result: presentIntent(row) }
  if (row.wallet_id !== body.wallet_id) return refuse('payment.wallet')
  const active = await gatewayFor(deps, deployment.country)
  if (isRefusal(active)) return active
  const gateway = deps.gateways.of(row.country, row.provider) ?? active
  const begun = await beginPaying(deps, gateway, row)
  if (isRefusal(begun)) {
    // The agreed fee is no longer valid: the order ends and has to be placed again.
    if (begun.refused === 'voucher.unavailable') await cancelAtGateway(deps, row)
    return begun
  }
  // The same call, sent twice, succeeded while this one waited for the order.
  if (begun.state === 'SUCCEEDED') return { result: presentIntent(begun) }
  const refused = await payAt(deps, gateway, begun, command)
  if (refused) return refused
  return statusOf(deps, name)
}

/** Marks the order as being paid before the gateway receives a card; a payment that has succeeded stays as it is. */
async function beginPaying(
  deps: PaymentDeps,
  gateway: CardGateway,
  known: IntentRow,
): Promise<IntentRow | Refusal> {
  const key = { vendorId: known.vendor_id, orderId: known.order_id }
  if (known.gateway_intent_id === null) return refuse('payment.not-found')
  if (known.state === 'ACTION_REQUIRED') {
    // Another card is chosen instead of answering the bank.
    const left = await gateway.leaveChallenge(known.gateway_intent_id)
    if (isGatewayError(left)) return refusalOf(deps, left)
    await applyGatewayEvent(deps, key, left)
  }
  return inTransaction(deps.db, async (tx) => {
    const order = await deps.orders.lock(tx, key)
    const row = await intentOfOrder(tx, key)
    if (!order || !row) return refuse('payment.not-found')
    if (row.state === 'PROCESSING') return refuse('payment.under-way')
    if (row.state === 'SUCCEEDED') return row
    const now = deps.clock.now()
    if (row.state !== 'OPEN' || row.expires_at <= now) return refuse('payment.over')
    const gone = await renewHold(deps, tx, order)
    if (gone) return gone
    if (order.status === 'INITIATED') {
      const moved = await deps.orders.move(tx, { ...key, to: 'PAYMENT_INITIATED', actor: 'payment' })
      if (isRefusal(moved)) return refuse('payment.over')
    }
    // If the process ends now, the payment is looked up later.
    await changeIntent(tx, row, { state: 'PROCESSING', decline: null, asked_at: now }, now)
    return row
  })
}

async function payAt(
  deps: PaymentDeps,
  gateway: CardGateway,
  row: IntentRow,
  { key, body, language }: PayIntent,
): Promise<Refusal | undefined> {
  const order = { vendorId: row.vendor_id, orderId: row.order_id }
  const id = row.gateway_intent_id ?? ''
  const answer = await gateway.pay(id, payKey(row, key), cardOf(body.payment))
  if (!isGatewayError(answer)) {
    await applyGatewayEvent(deps, order, answer)
    return undefined
  }
  const seen = await gateway.getIntent(id)
  if (!isGatewayError(seen)) await applyGatewayEvent(deps, order, seen)
  // While the gateway may still be at work, what it shows now may be what was before: the payment stays under way.
  if (isGatewayError(seen) || answer.gatewayError === 'unclear') {
    await promiseOutcome(deps, order, language)
    return undefined
  }
  if (seen.state !== 'OPEN' || !(await reopen(deps, row, answer))) return undefined
  const isDeclined = answer.gatewayError === 'unavailable' || answer.gatewayError === 'card-unreadable'
  return isDeclined ? undefined : refusalOf(deps, answer)
}

/** The gateway did not take the card and is done with it: another card may be tried, or the same once more. */
async function reopen(
  deps: PaymentDeps,
  known: IntentRow,
  { gatewayError, code }: GatewayError,
): Promise<boolean> {
  const key = { vendorId: known.vendor_id, orderId: known.order_id }
  return inTransaction(deps.db, async (tx) => {
    const order = await deps.orders.lock(tx, key)
    const row = await intentOfOrder(tx, key)
    if (!order || row?.state !== 'PROCESSING' || row.gateway_version !== known.gateway_version) return false
    deps.log.warn({ code, intent: row.intent_id }, 'a card could not be given to the gateway')
    const decline = declines[gatewayError] ?? null
    await changeIntent(tx, row, { state: 'OPEN', decline }, deps.clock.now())
    await deps.orders.touch(tx, order)
    await notifyOutcome(deps, tx, order, row, { state: 'OPEN', isRefundDue: false })
    return true
  })
}

const declines: Partial<Record<GatewayError['gatewayError'], DeclineReason>> = {
  unavailable: 'PROVIDER_DOWN',
  'card-unreadable': 'CARD_UNREADABLE',
}

/** The gateway's key contains the caller's key, so that a repeated call is the same attempt. */
const payKey = ({ intent_id: intentId }: IntentRow, key: string): string =>
  `${intentId}.${createHash('sha256').update(key).digest('hex').slice(0, 32)}`

const cardOf = (payment: ChosenCard): PaidWith =>
  payment.choice === 'NEW'
    ? { choice: 'NEW', card: payment.card, save: payment.save_card }
    : { choice: 'EXISTING', cardId: payment.card_id }
