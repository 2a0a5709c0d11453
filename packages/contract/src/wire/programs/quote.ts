import { z } from 'zod'
import { latitude, longitude, mayBeWanted } from '../common.ts'
import { isoTime, money, opaqueId, timeWindow } from './common.ts'

/** As an order is paid for: not at all by the customer, before, or at the door in cash or otherwise. */
export const payment = z.enum(['none', 'paid', 'cash_on_delivery', 'payment_on_delivery'])
export type ProgramPayment = z.infer<typeof payment>

export const quoteRequest = z.strictObject({
  collection_point: opaqueId,
  dropoff: z.strictObject({ latitude, longitude }),
  collect_at: isoTime
    .refine(mayBeWanted, 'is too late')
    .optional()
    .describe('For an order for later; without it the parcel is collected as soon as possible.'),
  payment: payment
    .optional()
    .describe('Cash may cost more. Without it the usual method of the country counts.'),
  order: opaqueId
    .optional()
    .describe('An order whose drop-off is to be changed: the way begins where it is collected.'),
})
export type QuoteRequest = z.infer<typeof quoteRequest>

export const programQuote = z
  .object({
    id: z.string().describe('Goes with the order that uses the quote. Up to 4,000 characters.'),
    fee: money,
    components: z
      .array(z.object({ name: z.string(), amount: money }))
      .describe('Parts of the fee; their names may become more.'),
    expires_at: isoTime,
    distance_metres: z.number().describe('By road.'),
    distance_is_estimated: z.boolean().describe('No road is known between the two points.'),
    pickup: timeWindow,
    dropoff: timeWindow,
  })
  .meta({ id: 'Quote' })
export type ProgramQuote = z.infer<typeof programQuote>
