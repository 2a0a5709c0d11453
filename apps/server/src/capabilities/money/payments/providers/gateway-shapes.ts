import { cardProviders } from '@beckon/domain/payment'
import { z } from 'zod'

/** Shapes of the gateway's answers, as in docs/gateway.md; other fields are dropped. */
const name = z.enum(cardProviders)

export const instrument = z.object({
  instrument_id: z.string(),
  name,
  scheme: z.string(),
  last_digits: z.string(),
  holder_name: z.string(),
  expiry_month: z.coerce.number().int(),
  expiry_year: z.coerce.number().int(),
  expired: z.boolean(),
})
export type Instrument = z.infer<typeof instrument>

export const intent = z.object({
  intent_id: z.string(),
  status: z.enum([
    'requires_confirmation',
    'requires_action',
    'processing',
    'authorised',
    'captured',
    'failed',
    'cancelled',
    'expired',
  ]),
  version: z.number().int(),
  reference: z.string(),
  currency: z.string(),
  amount_captured: z.number().int(),
  attempts: z.number().int(),
  payment_methods: z.array(z.object({ name, instruments: z.array(instrument) })),
  card: z.object({ scheme: z.string(), last_digits: z.string() }).nullable(),
  failure: z.object({ code: z.string(), final: z.boolean() }).nullable(),
  next_action: z.object({ type: z.string(), url: z.string() }).nullable(),
})
export type WireIntent = z.infer<typeof intent>

export const refund = z.object({
  refund_id: z.string(),
  intent_id: z.string(),
  status: z.enum(['pending', 'succeeded', 'failed']),
  amount: z.number().int(),
  reference: z.string(),
})
export type WireRefund = z.infer<typeof refund>

export const wallet = z.object({
  wallet_id: z.string(),
  access_token: z.string(),
  expires_in: z.number().int(),
})

export const settlements = z.object({
  entries: z.array(
    z.object({
      kind: z.enum(['capture', 'refund']),
      intent_id: z.string(),
      refund_id: z.string().nullable(),
      reference: z.string(),
      amount: z.number().int(),
      settled_at: z.number().int(),
    }),
  ),
  next_cursor: z.string().nullable(),
})

export const event = z.object({
  event_id: z.string().min(1).max(100),
  type: z.string().max(60),
  intent,
  refund: refund.nullable(),
})
export type GatewayEvent = z.infer<typeof event>

export const failure = z.object({ error: z.object({ code: z.string() }) })
