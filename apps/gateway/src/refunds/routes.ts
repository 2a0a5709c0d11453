import { z } from 'zod'
import type { Tx } from '../database/transaction.ts'
import type { Gateway } from '../gateway.ts'
import { sendRefusal } from '../http/answers.ts'
import { merchantOf } from '../http/callers.ts'
import type { Http } from '../http/create-http.ts'
import { idempotently } from '../http/idempotency.ts'
import { isRefusal, refuse } from '../refusal.ts'
import { presentRefund } from './present-refund.ts'
import { createRefund } from './refunds.ts'

const id = z.string().min(1).max(100)
const newRefund = z.strictObject({
  intent_id: id,
  amount: z.number().int().min(1).max(1_000_000_000_000),
  reference: id,
  reason: z.string().max(200).optional(),
})

/** Registers the calls of refunds. */
export function refundRoutes(app: Http, gateway: Gateway): void {
  const refunds = (merchant: string) =>
    gateway.db
      .selectFrom('refund')
      .innerJoin('intent', 'intent.intent_id', 'refund.intent_id')
      .selectAll('refund')
      .select('intent.currency')
      .where('refund.merchant', '=', merchant)

  app.post('/v1/refunds', { schema: { body: newRefund } }, async (request, reply) => {
    const merchant = merchantOf(gateway, request)
    if (isRefusal(merchant)) return sendRefusal(reply, merchant)
    const work = (tx: Tx) => createRefund(gateway, tx, merchant, request.body)
    return idempotently(gateway, request, reply, { merchant, status: 201, work })
  })

  const ofRefund = z.strictObject({ refund_id: id })
  app.get('/v1/refunds/:refund_id', { schema: { params: ofRefund } }, async (request, reply) => {
    const merchant = merchantOf(gateway, request)
    if (isRefusal(merchant)) return sendRefusal(reply, merchant)
    const row = await refunds(merchant).where('refund_id', '=', request.params.refund_id).executeTakeFirst()
    return row ? presentRefund(row, row.currency) : sendRefusal(reply, refuse('request.not-found'))
  })

  const ofIntent = z.strictObject({ intent_id: id })
  app.get('/v1/refunds', { schema: { querystring: ofIntent } }, async (request, reply) => {
    const merchant = merchantOf(gateway, request)
    if (isRefusal(merchant)) return sendRefusal(reply, merchant)
    const rows = await refunds(merchant)
      .where('refund.intent_id', '=', request.query.intent_id)
      .orderBy('refund.created_at', 'desc')
      .execute()
    return { refunds: rows.map((row) => presentRefund(row, row.currency)) }
  })
}
