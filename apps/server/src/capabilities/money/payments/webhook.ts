import { createHmac, timingSafeEqual } from 'node:crypto'
import { vendorOf } from '@beckon/domain/order'
import { isCountryCode } from '@beckon/domain/country'
import type { FastifyInstance } from 'fastify'
import { unixSeconds } from '../../../platform/clock.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refuse } from '../../../platform/refusal.ts'
import { sendRefusal } from '../../../platform/http/answers/refusal-reply.ts'
import { applyGatewayEventIn } from './intents/apply-gateway-event.ts'
import type { PaymentDeps } from './deps.ts'
import { type ReadEvent, readEvent } from './providers/sandbox-gateway.ts'
import { applyRefundIn } from './refunds/refunds.ts'

export const WEBHOOK_PATH = '/api/payments/v1/webhooks'
const BODY_BYTES = 64 * 1024
/** Seconds. An older signature may be a replay. */
const FRESH = 300

/**
 * Receives the gateway's events. The signature covers the raw bytes, so the body is not parsed before it is verified.
 */
export function webhookRoute(app: FastifyInstance, deps: PaymentDeps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post<{ Params: { country: string } }>(
      `${WEBHOOK_PATH}/:country`,
      { bodyLimit: BODY_BYTES, schema: { hide: true } },
      async (request, reply) => {
        const { country } = request.params
        const secrets = isCountryCode(country) ? deps.gateways.secretsOf(country) : []
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const signature = request.headers['gateway-signature']
        const now = unixSeconds(deps.clock.now())
        const isOf = (secret: string) => isSigned({ secret, body, signature: String(signature ?? ''), now })
        if (!secrets.some(isOf)) {
          return sendRefusal(request, reply, refuse('auth.required'))
        }
        const event = readEvent(parsed(body))
        if (!event) return sendRefusal(request, reply, refuse('request.invalid'))
        await takeEvent(deps, event, country)
        return reply.code(204).send()
      },
    )
  })
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

interface Signed {
  readonly secret: string
  readonly body: Buffer
  readonly signature: string
  /** Seconds since 1970. */
  readonly now: number
}

/** `t={seconds},v1={hex}` */
export function isSigned({ secret, body, signature, now }: Signed): boolean {
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  if (time === '' || Math.abs(now - Number(time)) > FRESH) return false
  const wanted = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
  return timingSafeEqual(wanted, Buffer.from(given, 'hex'))
}

/** Written down and acted upon in one transaction: what comes twice is written down already. */
export async function takeEvent(deps: PaymentDeps, event: ReadEvent, country: string): Promise<void> {
  const orderId = event.intent.reference
  const vendorId = vendorOf(orderId)
  if (vendorId === undefined) return
  const key = { vendorId, orderId }
  await inTransaction(deps.db, async (tx) => {
    const order = await deps.orders.lock(tx, key)
    if (order?.country !== country) {
      deps.log.warn({ event: event.eventId, type: event.type }, 'event of an unknown payment')
      return
    }
    const { numInsertedOrUpdatedRows: written } = await tx
      .insertInto('webhook_event')
      .values({
        vendor_id: vendorId,
        event_id: event.eventId,
        order_id: orderId,
        type: event.type,
        outcome: event.refund ? event.refund.state : event.intent.state,
        received_at: deps.clock.now(),
      })
      .onConflict((same) => same.doNothing())
      .executeTakeFirst()
    if (written === 0n) return
    await applyGatewayEventIn(deps, tx, key, event.intent)
    if (event.refund) await applyRefundIn(deps, tx, key, event.refund)
  })
}
