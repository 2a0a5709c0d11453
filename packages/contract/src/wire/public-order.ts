import { publicStatuses, trackingSentences } from '@beckon/domain/order'
import { z } from 'zod'
import { orderId, unixSeconds } from './common.ts'
import { timeRange } from './delivery.ts'

/** What anybody may know who has the id of an order: no name, no phone number, no address, no money. */
export const publicOrder = z.object({
  order_id: orderId,
  status: z.enum(publicStatuses),
  /** What that means to whoever waits: the key of its text is `waiting.{sentence}`. */
  sentence: z.enum(trackingSentences),
  created_at: unixSeconds,
  updated_at: unixSeconds,
  preordered_for: unixSeconds.nullable(),
  /** When it is to arrive; null once the order is over. */
  eta: timeRange.nullable(),
  brand: z.string(),
})
export type PublicOrder = z.infer<typeof publicOrder>
