import { randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf, paymentCalls } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import { INTENT_SECONDS } from '@beckon/domain/limits'
import { isOfTestMode } from '@beckon/domain/program'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { idempotently } from '../../../../platform/http/idempotency.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { collectedFrom, withOrderPermit } from '../../../ordering/orders/index.ts'
import type { ActingUser, LocatedVendor } from '../../../parties/vendors/index.ts'
import { applyGatewayEvent } from './apply-gateway-event.ts'
import { gatewayFor } from '../gateway-for.ts'
import { insertIntent, type IntentRow, loadIntent, walletOf } from './intent-store.ts'
import type { PaymentDeps } from '../deps.ts'
import { presentIntent } from './present-intent.ts'
import { type CardGateway, isGatewayError, type GatewayIntent } from '../providers/card-gateway.ts'
import { refusalOf } from '../gateway-error-refusal.ts'
import { holdVoucher } from './voucher-hold.ts'

export interface CreateIntent {
  readonly user: ActingUser
  readonly deployment: Deployment
  readonly key: string
  readonly body: BodyOf<typeof paymentCalls.createPaymentIntent>
}

type Created = AnswerOf<typeof paymentCalls.createPaymentIntent>

/**
 * Creates the order, which waits, and its payment: first in our database, then at the gateway. A repeated call with
 * the same key resumes where the first one stopped.
 */
export async function createIntent(deps: PaymentDeps, command: CreateIntent): Promise<Created | Refusal> {
  const { user, deployment, body } = command
  const sent = await deps.vendors.vendorFor(user, body.vendor_id)
  if (isRefusal(sent)) return sent
  if (body.order.vendor_id !== sent.vendor_id) return refuse('vendor.not-found')
  if (isOfTestMode(sent.vendor_id)) return refuse('payment.off')
  const vendor = collectedFrom(sent, body.order)
  if (isRefusal(vendor)) return vendor
  const gateway = await gatewayFor(deps, deployment.country)
  if (isRefusal(gateway)) return gateway
  const wallet = await walletOf(deps.db, { vendorId: vendor.vendor_id, userId: user.userId })
  if (wallet !== body.wallet_id) return refuse('payment.wallet')
  const made = await makeOrder(deps, command, vendor, gateway)
  if (isRefusal(made)) return made
  const name = { vendorId: vendor.vendor_id, intentId: made.intent_id }
  const begun = await beginAtGateway(deps, command, gateway, name)
  if (isRefusal(begun)) return begun
  const row = await loadIntent(deps.db, name)
  if (!row) return refuse('payment.not-found')
  const method = {
    name: gateway.provider,
    frame_url: gateway.frameUrl,
    paymentInstruments: begun ? [...begun.cards] : [],
  }
  return { result: { ...presentIntent(row), payment_methods: [method] } }
}

/** The order and our side of its payment: both or neither, once per key. */
function makeOrder(
  deps: PaymentDeps,
  { user, deployment, key, body }: CreateIntent,
  vendor: LocatedVendor,
  gateway: CardGateway,
): Promise<{ readonly intent_id: string } | Refusal> {
  const now = deps.clock.now()
  const vendorId = vendor.vendor_id
  return withOrderPermit(() =>
    inTransaction(deps.db, (tx) =>
      // A repeated call may have another wallet token, but not another order.
      idempotently(tx, { vendorId, key, body: { intent: body.order }, now }, async () => {
        const taken = await deps.orders.take(tx, {
          user,
          deployment,
          request: body.order,
          vendor,
          online: true,
        })
        if (isRefusal(taken)) return taken
        return { intent_id: await keepIntent(deps, tx, taken.order_id, { user, vendor, gateway, body }) }
      }),
    ),
  )
}

async function keepIntent(
  deps: PaymentDeps,
  tx: Tx,
  orderId: string,
  {
    user,
    vendor,
    gateway,
    body,
  }: Pick<CreateIntent, 'user' | 'body'> & {
    readonly vendor: LocatedVendor
    readonly gateway: CardGateway
  },
): Promise<string> {
  const order = await deps.orders.lock(tx, { vendorId: vendor.vendor_id, orderId })
  if (!order) throw new Error(`order ${orderId} was not made`)
  const now = deps.clock.now()
  const intentId = randomUUID()
  await insertIntent(tx, {
    vendor_id: order.vendor_id,
    order_id: orderId,
    intent_id: intentId,
    country: order.country,
    provider: gateway.provider,
    user_id: user.userId,
    wallet_id: body.wallet_id,
    state: 'OPEN',
    amount_minor: order.delivery_fee_minor,
    currency: order.currency,
    created_at: now,
    updated_at: now,
    asked_at: now,
    expires_at: new Date(now.getTime() + INTENT_SECONDS * 1000),
  })
  await holdVoucher(deps, tx, order)
  return intentId
}

/** Undefined where nothing is left to pay: a voucher may cover the whole fee. */
async function beginAtGateway(
  deps: PaymentDeps,
  { body, deployment }: CreateIntent,
  gateway: CardGateway,
  name: { readonly vendorId: string; readonly intentId: string },
): Promise<GatewayIntent | undefined | Refusal> {
  const row = await loadIntent(deps.db, name)
  if (!row) return refuse('payment.not-found')
  const key = { vendorId: row.vendor_id, orderId: row.order_id }
  if (row.amount_minor === 0) {
    await applyGatewayEvent(deps, key, nothingToPay(row))
    return undefined
  }
  const seen =
    row.gateway_intent_id === null
      ? await gateway.begin({
          key: row.intent_id,
          walletId: row.wallet_id,
          accessToken: body.bearer_token,
          minor: row.amount_minor,
          currency: row.currency,
          reference: row.order_id,
          expiresIn: INTENT_SECONDS,
          webhookUrl: deps.webhookUrl(deployment),
        })
      : await gateway.getIntent(row.gateway_intent_id)
  if (isGatewayError(seen)) return refusalOf(deps, seen)
  await applyGatewayEvent(deps, key, seen)
  return seen
}

const nothingToPay = ({ intent_id, order_id }: IntentRow): GatewayIntent => ({
  gatewayId: `none:${intent_id}`,
  reference: order_id,
  version: 1,
  state: 'SUCCEEDED',
  taken: 0,
  decline: null,
  challengeUrl: null,
  card: null,
  attempts: 0,
  cards: [],
})
