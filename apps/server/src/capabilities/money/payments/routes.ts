import { paymentCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { createIntent } from './intents/create-intent.ts'
import { cancelIntent, cancelRequest } from './intents/cancel-intent.ts'
import { followIntent } from './intents/follow-intent.ts'
import { payIntent } from './intents/pay-intent.ts'
import type { PaymentParts } from './deps.ts'
import { listCards, openWallet, removeCard } from './wallets.ts'
import { webhookRoute } from './webhook.ts'

export function paymentRoutes(app: FastifyInstance, parts: PaymentParts): void {
  serve(app, paymentCalls.authenticatePayment, ({ caller, deployment, params }) =>
    openWallet(parts, { user: caller, deployment, vendorId: params.vendorID }),
  )
  serve(app, paymentCalls.createPaymentIntent, ({ caller, deployment, body, idempotencyKey = '' }) =>
    createIntent(parts, { user: caller, deployment, key: idempotencyKey, body }),
  )
  serve(
    app,
    paymentCalls.confirmPaymentIntent,
    ({ caller, deployment, body, language, idempotencyKey = '' }) =>
      payIntent(parts, { user: caller, deployment, key: idempotencyKey, body, language }),
  )
  serve(app, paymentCalls.getPaymentIntent, ({ caller, params, query }) =>
    followIntent(parts, { user: caller, vendorId: query.vendor_id, intentId: params.intentID }),
  )
  serve(app, paymentCalls.cancelPaymentIntent, ({ caller, body, language }) => {
    const of = { user: caller, vendorId: body.vendor_id, language }
    return 'intent_id' in body
      ? cancelIntent(parts, { ...of, intentId: body.intent_id })
      : cancelRequest(parts, { ...of, requestKey: body.request_key })
  })
  serve(app, paymentCalls.listSavedCards, ({ caller, deployment, params }) =>
    listCards(parts, { user: caller, deployment, vendorId: params.vendorID }),
  )
  serve(app, paymentCalls.removeSavedCard, ({ caller, deployment, params }) =>
    removeCard(parts, { user: caller, deployment, vendorId: params.vendorID, cardId: params.cardID }),
  )
  webhookRoute(app, parts)
}
