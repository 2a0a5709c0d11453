import { z } from 'zod'
import { vendorId } from '../wire/common.ts'
import { orderRecord, riderInfo } from '../wire/ordering/order.ts'

/** The path of the live socket; its `Authorization` parameter is the base64 of `Bearer {access}|{id token}`. */
export const livePath = '/live'

/** Messages of the browser. `last_seen` is the sequence of the last update it has for that vendor. */
export const liveRequest = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('subscribeToVendor'),
    data: z.object({
      vendor_id: vendorId,
      include_outlets: z.boolean().optional(),
      last_seen: z.number().int().min(0).optional(),
    }),
  }),
  z.object({ action: z.literal('ping') }),
])
export type LiveRequest = z.infer<typeof liveRequest>

/** Messages of the service. Updates of one vendor carry a growing `sequence`. */
export const liveMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('subscribe_ok'),
    data: z.object({ vendor_id: vendorId, sequence: z.number().int() }),
  }),
  z.object({
    type: z.literal('order_update'),
    data: z.object({
      vendor_id: vendorId,
      sequence: z.number().int(),
      order: orderRecord,
      /** The request that changed the order, and its place in a trace; absent where that is not known. */
      request_id: z.string().optional(),
      traceparent: z.string().optional(),
    }),
  }),
  z.object({ type: z.literal('rider_update'), data: riderInfo }),
  /** Too much was missed: fetch everything again. */
  z.object({
    type: z.literal('resync'),
    data: z.object({ vendor_id: vendorId, sequence: z.number().int() }),
  }),
  /** The roles of the user have changed: what the user may do is fetched again. */
  z.object({ type: z.literal('access_changed') }),
  z.object({ type: z.literal('error'), data: z.object({ code: z.string() }) }),
  z.object({ type: z.literal('pong') }),
])
export type LiveMessage = z.infer<typeof liveMessage>
