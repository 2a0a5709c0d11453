import { isCurrency } from '@beckon/domain/money'
import { z } from 'zod'
import { cardData } from '../card/card-data.ts'
import { methodNames } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'
import type { Gateway } from '../gateway.ts'
import { sendRefusal } from '../http/answers.ts'
import { merchantOf } from '../http/callers.ts'
import type { Http } from '../http/create-http.ts'
import { idempotently, type Delivery } from '../http/idempotency.ts'
import { isRefusal, type Refusal, refuse } from '../refusal.ts'
import { confirmIntent } from './confirm-intent.ts'
import { createIntent } from './create-intent.ts'
import { abandonChallenge, cancelIntent, captureIntent } from './merchant-actions.ts'
import { type PresentedIntent, showIntent } from './present-intent.ts'
import { findIntent } from './store.ts'

const MOST = 1_000_000_000_000
const amount = z.number().int().min(1).max(MOST)
const ofIntent = z.strictObject({ intent_id: z.string().max(100) })

const newIntent = z.strictObject({
  wallet_id: z.string().min(1).max(100),
  access_token: z.string().min(1).max(200),
  amount,
  currency: z.string().refine(isCurrency, 'must be a currency'),
  reference: z.string().min(1).max(100),
  methods: z.array(z.enum(methodNames)).min(1).max(3),
  capture: z.enum(['automatic', 'manual']).default('automatic'),
  expires_in: z.number().int().min(60).max(3600).default(900),
  webhook_url: z.url({ protocol: /^https?$/ }).max(500),
})

const confirmation = z.union([
  z.strictObject({ card: cardData, save: z.boolean().default(false) }),
  z.strictObject({ instrument_id: z.string().min(1).max(100) }),
])

/** Payments, from their beginning to their end. */
export function intentRoutes(app: Http, gateway: Gateway): void {
  app.post('/v1/intents', { schema: { body: newIntent } }, async (request, reply) => {
    const merchant = merchantOf(gateway, request)
    if (isRefusal(merchant)) return sendRefusal(reply, merchant)
    const work = (tx: Tx) => createIntent(gateway, tx, merchant, request.body)
    return idempotently(gateway, request, reply, { merchant, status: 201, work })
  })
  readingRoutes(app, gateway)
  movingRoutes(app, gateway)
}

function readingRoutes(app: Http, gateway: Gateway): void {
  app.get('/v1/intents/:intent_id', { schema: { params: ofIntent } }, async (request, reply) => {
    const merchant = merchantOf(gateway, request)
    if (isRefusal(merchant)) return sendRefusal(reply, merchant)
    const row = await findIntent(gateway.db, merchant, request.params.intent_id)
    return row ? showIntent(gateway, gateway.db, row) : sendRefusal(reply, refuse('request.not-found'))
  })
  const byReference = z.strictObject({ reference: z.string().min(1).max(100) })
  app.get('/v1/intents', { schema: { querystring: byReference } }, async (request, reply) => {
    const merchant = merchantOf(gateway, request)
    if (isRefusal(merchant)) return sendRefusal(reply, merchant)
    const rows = await gateway.db
      .selectFrom('intent')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('reference', '=', request.query.reference)
      .orderBy('created_at', 'desc')
      .limit(50)
      .execute()
    return { intents: await Promise.all(rows.map((row) => showIntent(gateway, gateway.db, row))) }
  })
}

type Move = (
  gateway: Gateway,
  tx: Tx,
  request: { readonly merchant: string; readonly intentId: string; readonly delivery: Delivery },
) => Promise<PresentedIntent | Refusal>

function movingRoutes(app: Http, gateway: Gateway): void {
  const move = <Body extends z.ZodType>(path: string, body: Body, moveOf: (body: z.output<Body>) => Move) =>
    app.post(
      `/v1/intents/:intent_id/${path}`,
      { schema: { params: ofIntent, body } },
      async (request, reply) => {
        const merchant = merchantOf(gateway, request)
        if (isRefusal(merchant)) return sendRefusal(reply, merchant)
        const { intent_id: intentId } = ofIntent.parse(request.params)
        const run = moveOf(request.body as z.output<Body>)
        const work = (tx: Tx, delivery: Delivery) => run(gateway, tx, { merchant, intentId, delivery })
        return idempotently(gateway, request, reply, { merchant, status: 200, work })
      },
    )
  move('confirm', confirmation, (source) => (g, tx, request) => confirmIntent(g, tx, { ...request, source }))
  move(
    'capture',
    z.strictObject({ amount: amount.optional() }),
    (body) => (g, tx, request) => captureIntent(g, tx, request, body.amount),
  )
  move('cancel', z.strictObject({}), () => cancelIntent)
  move('abandon', z.strictObject({}), () => abandonChallenge)
}
