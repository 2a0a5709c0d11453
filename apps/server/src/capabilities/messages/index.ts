import { messageCalls } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform/platform.ts'
import { readMessages, seeMessages, sendMessage } from './converse.ts'
import type { MessageParts } from './message-parts.ts'
import type { Speaker } from './speaker.ts'
import type { ActingUser } from '../vendors/index.ts'

export interface MessagesDoor {
  routes(app: FastifyInstance): void
}

/** What a shop and the rider of its parcel write to each other. */
export function messages(
  { db, clock }: Platform,
  neighbours: Pick<MessageParts, 'orders' | 'vendors'>,
): MessagesDoor {
  const parts: MessageParts = { db, clock, ...neighbours }
  return {
    routes(app) {
      shopRoutes(app, parts)
      riderRoutes(app, parts)
    },
  }
}

function shopRoutes(app: FastifyInstance, parts: MessageParts): void {
  const shop = (user: ActingUser, vendorId: string): Speaker => ({ side: 'vendor', user, vendorId })
  serve(app, messageCalls.listMessages, ({ caller, params, query }) =>
    readMessages(parts, shop(caller, query.vendor_id), params.id),
  )
  serve(app, messageCalls.sendMessage, ({ caller, params, body, idempotencyKey: key = '' }) =>
    sendMessage(parts, shop(caller, body.vendor_id), { orderId: params.id, text: body.text, key }),
  )
  serve(app, messageCalls.seeMessages, ({ caller, params, body }) =>
    seeMessages(parts, shop(caller, body.vendor_id), { orderId: params.id, upTo: body.up_to }),
  )
}

function riderRoutes(app: FastifyInstance, parts: MessageParts): void {
  const rider = (riderId: string, country: CountryCode): Speaker => ({ side: 'rider', riderId, country })
  serve(app, messageCalls.riderMessages, ({ caller, country, params }) =>
    readMessages(parts, rider(caller.riderId, country), params.id),
  )
  serve(app, messageCalls.riderSendsMessage, ({ caller, country, params, body, idempotencyKey: key = '' }) =>
    sendMessage(parts, rider(caller.riderId, country), { orderId: params.id, text: body.text, key }),
  )
  serve(app, messageCalls.riderSeesMessages, ({ caller, country, params, body }) =>
    seeMessages(parts, rider(caller.riderId, country), { orderId: params.id, upTo: body.up_to }),
  )
}
