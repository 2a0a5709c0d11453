import { paymentCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { createIntent } from './intents/create-intent.ts'
import { cancelIntent, cancelRequest } from './intents/cancel-intent.ts'
import { followIntent } from './intents/follow-intent.ts'
import { payIntent } from './intents/pay-intent.ts'
import type { PaymentDeps } from './deps.ts'
import { listCards, openWallet, removeCard } from './wallets.ts'
import { webhookRoute } from './webhook.ts'

export function paymentRoutes(app: FastifyInstance, deps: PaymentDeps): void {
  serve(app, paymentCalls.authenticatePayment, ({ caller, deployment, params }) =>
    openWallet(deps, { user: caller, deployment, vendorId: params.vendorID }),
  )
  serve(app, paymentCalls.createPaymentIntent, ({ caller, deployment, body, idempotencyKey = '' }) =>
    createIntent(deps, { user: caller, deployment, key: idempotencyKey, body }),
  )
  serve(
    app,
    paymentCalls.confirmPaymentIntent,
    ({ caller, deployment, body, language, idempotencyKey = '' }) =>
      payIntent(deps, { user: caller, deployment, key: idempotencyKey, body, language }),
  )
  serve(app, paymentCalls.getPaymentIntent, ({ caller, params, query }) =>
    followIntent(deps, { user: caller, vendorId: query.vendor_id, intentId: params.intentID }),
  )
  serve(app, paymentCalls.cancelPaymentIntent, ({ caller, body, language }) => {
    const of = { user: caller, vendorId: body.vendor_id, language }
    return 'intent_id' in body
      ? cancelIntent(deps, { ...of, intentId: body.intent_id })
      : cancelRequest(deps, { ...of, requestKey: body.request_key })
  })
  serve(app, paymentCalls.listSavedCards, ({ caller, deployment, params }) =>
    listCards(deps, { user: caller, deployment, vendorId: params.vendorID }),
  )
  serve(app, paymentCalls.removeSavedCard, ({ caller, deployment, params }) =>
    removeCard(deps, { user: caller, deployment, vendorId: params.vendorID, cardId: params.cardID }),
  )
  webhookRoute(app, deps)
}
