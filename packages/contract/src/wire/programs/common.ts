import { isCurrency } from '@beckon/domain/money'
import { z } from 'zod'

/** An id as it was answered: programs compare ids and read nothing from them. */
export const opaqueId = z.string().min(1).max(100)

/** ISO 8601 with an offset; answers are in UTC. */
export const isoTime = z.iso
  .datetime({ offset: true })
  .describe('ISO 8601 with an offset, e.g. 2026-11-25T12:30:00Z. Answers are in UTC.')

export const money = z
  .object({
    amount: z
      .number()
      .int()
      .describe('In minor units of the currency, e.g. 758 for SGD 7.58. May be below zero.'),
    currency: z.string().describe('ISO 4217, e.g. SGD.'),
  })
  .meta({ id: 'Money' })
export type ProgramMoney = z.infer<typeof money>

/** Minor units of the largest amount that is accepted. */
const MOST_MINOR = 100_000_000_000

/** An amount that a program sends. */
export const givenMoney = z.strictObject({
  amount: z.number().int().min(0).max(MOST_MINOR).describe('In minor units of the currency.'),
  currency: z
    .string()
    .refine(isCurrency, 'is not a known currency')
    .describe('ISO 4217: that of the country.'),
})

export const timeWindow = z
  .object({ from: isoTime, to: isoTime })
  .describe('The earliest and the latest expected time.')
  .meta({ id: 'TimeWindow' })

export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(100).default(25).describe('Entries of a page.'),
  cursor: z.string().min(1).max(300).optional().describe('`next_cursor` of the page before.'),
}

/** A page of a list; the next one begins at its cursor. */
export const pageOf = <T extends z.ZodType>(entry: T) =>
  z.object({
    data: z.array(entry),
    next_cursor: z.string().nullable().describe('Requests the next page; null on the last one.'),
  })

/** A flag in a query. */
export const queryFlag = z.enum(['true', 'false'])

/** The one shape of every failure. */
export const programFailure = z
  .object({
    error: z.object({
      code: z.string().describe('Permanent, from the catalogue of errors.'),
      message: z.string().describe('English, for a developer; may change.'),
      action: z.string().describe('What to do about it.'),
      fields: z
        .record(z.string(), z.string())
        .optional()
        .describe('The wrong fields with what is wrong with each.'),
      retry_after: z.number().int().optional().describe('Seconds to wait before the next try.'),
    }),
    request_id: z.string().describe('Also the header `x-request-id`: name it when you ask us.'),
  })
  .meta({ id: 'Error' })
export type ProgramFailure = z.infer<typeof programFailure>
