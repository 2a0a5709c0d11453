import { textLengths } from '@beckon/domain/limits'
import { z } from 'zod'
import { latitude, longitude, mayBeWanted } from '../common.ts'
import { isoTime, money, opaqueId, timeWindow } from './common.ts'

/** As an order is paid for: not at all by the customer, before, or at the door in cash or otherwise. */
export const payment = z.enum(['none', 'paid', 'cash_on_delivery', 'payment_on_delivery'])
export type ProgramPayment = z.infer<typeof payment>

/** As it was typed: spaces and small letters are accepted. */
export const givenVoucher = z.string().min(1).max(textLengths.voucherCode)

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
  voucher: givenVoucher
    .optional()
    .describe(
      'The code of a voucher. An order takes the quote only together with the same voucher. With `order` only the one that the order has.',
    ),
})
export type QuoteRequest = z.infer<typeof quoteRequest>

export const programQuote = z
  .object({
    id: z.string().describe('Goes with the order that uses the quote. Up to 4,000 characters.'),
    fee: money.describe('What is charged, after the discount of the voucher.'),
    components: z
      .array(z.object({ name: z.string(), amount: money }))
      .describe('Parts of the fee before the discount; their names may become more.'),
    voucher: z
      .object({ code: z.string(), discount: money })
      .nullable()
      .describe('Null where none was asked for.'),
    expires_at: isoTime,
    distance_metres: z.number().describe('By road.'),
    distance_is_estimated: z.boolean().describe('No road is known between the two points.'),
    pickup: timeWindow,
    dropoff: timeWindow,
  })
  .meta({ id: 'Quote' })
export type ProgramQuote = z.infer<typeof programQuote>
