import { type HandPreview, moneyDeskCalls } from '@beckon/contract'
import { vendorOf } from '@beckon/domain/order'
import { toDecimal, toMinor } from '@beckon/domain/money'
import type { HandKind } from '@beckon/domain/payment'
import type { FastifyInstance } from 'fastify'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { serve } from '../../../../platform/http/serve.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { OrderKey } from '../../../ordering/orders/index.ts'
import { askByHand } from '../by-hand/ask-by-hand.ts'
import { decideByHand } from '../by-hand/decide-by-hand.ts'
import { handFacts } from '../by-hand/hand-facts.ts'
import { presentRequest } from '../by-hand/present-request.ts'
import { findRequests } from '../by-hand/request-store.ts'
import type { PaymentDeps } from '../deps.ts'
import { lookUpPayment } from './look-up-payment.ts'
import { paymentSteps } from './payment-steps.ts'
import { paymentOfOrder, paymentsForDesk, presentPayment } from './payments-for-desk.ts'
import { refundsForDesk } from './refunds-for-desk.ts'

/** The calls of the operators who look after money. */
export function moneyDeskRoutes(app: FastifyInstance, deps: PaymentDeps): void {
  const { db, clock } = deps
  serve(app, moneyDeskCalls.listPayments, ({ country, query }) =>
    paymentsForDesk(db, { country, now: clock.now(), query }),
  )
  serve(app, moneyDeskCalls.readPayment, (context) => readPayment(deps, context))
  serve(app, moneyDeskCalls.lookUpPayment, async ({ country, params }) => {
    const key = keyOf(params.id)
    return key ? lookUpPayment(deps, country, key) : refuse('payment.not-found')
  })
  serve(app, moneyDeskCalls.listRefunds, ({ country, query }) => refundsForDesk(db, country, query))
  serve(app, moneyDeskCalls.previewRefund, (context) => preview(deps, 'REFUND', context))
  serve(app, moneyDeskCalls.previewWriteOff, (context) => preview(deps, 'WRITE_OFF', context))
  serve(app, moneyDeskCalls.askRefund, ({ caller, country, params, body }) =>
    askByHand(deps, { kind: 'REFUND', caller, country, id: params.id, body }),
  )
  serve(app, moneyDeskCalls.askWriteOff, ({ caller, country, params, body }) =>
    askByHand(deps, { kind: 'WRITE_OFF', caller, country, id: params.id, body }),
  )
  serve(app, moneyDeskCalls.listMoneyRequests, async ({ caller, country, query }) => {
    const now = clock.now()
    const found = await findRequests(db, { country, ...query, now })
    return { result: found.map((row) => presentRequest(row, caller, now)) }
  })
  serve(app, moneyDeskCalls.decideMoneyRequest, (context) => decideByHand(deps, context))
}

function keyOf(orderId: string): OrderKey | undefined {
  const vendorId = vendorOf(orderId)
  return vendorId === undefined ? undefined : { vendorId, orderId }
}

async function readPayment(
  { db, clock, orders }: PaymentDeps,
  { country, params }: Context<typeof moneyDeskCalls.readPayment>,
) {
  const key = keyOf(params.id)
  const row = key && (await paymentOfOrder(db, country, key))
  const order = key && (await orders.load(key))
  if (!row || !order) return refuse('payment.not-found')
  return {
    result: {
      payment: presentPayment(row, clock.now()),
      gateway_id: row.gateway_intent_id,
      provider: row.provider,
      order_status: order.status,
      expires_at: unixSeconds(row.expires_at),
      steps: await paymentSteps(db, key, row.currency),
    },
  }
}

async function preview(
  deps: PaymentDeps,
  kind: HandKind,
  { caller, country, params, query }: Context<typeof moneyDeskCalls.previewRefund>,
): Promise<{ result: HandPreview } | Refusal> {
  const key = keyOf(params.id)
  const order = key && (await deps.orders.load(key))
  if (order?.country !== country) return refuse('order.not-found')
  const read = toMinor(query.amount, order.currency)
  if (!read.ok) return refuse('money.decimals')
  const { operatorId } = caller
  const facts = await handFacts(deps, deps.db, order, { kind, minor: read.money.minor, operatorId })
  const vendor = await deps.vendors.load(order.vendor_id)
  const decimal = (minor: number) => toDecimal({ minor, currency: order.currency })
  return {
    result: {
      order_id: order.order_id,
      vendor_id: order.vendor_id,
      vendor_name: vendor?.name ?? order.vendor_id,
      currency: order.currency,
      order_status: order.status,
      total: decimal(facts.total),
      moved: decimal(facts.moved),
      pending: decimal(facts.pending),
      available: decimal(facts.available),
      limit: decimal(facts.limit),
      needs_approval: facts.needsApproval,
      violation: facts.violation ?? null,
    },
  }
}
