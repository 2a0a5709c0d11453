import { z } from 'zod'

/** The OpenFeature Remote Evaluation Protocol: the calls of flag services, ours and an operator's. */
export const ofrepPath = '/ofrep/v1/evaluate/flags'

export const ofrepRequest = z.object({
  context: z.record(z.string().max(100), z.unknown()).optional(),
})

const metadata = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** One evaluated flag. The reasons are OpenFeature's: `DEFAULT` before a change, then `TARGETING_MATCH`. */
export const ofrepFlag = z.object({
  key: z.string(),
  value: z.boolean(),
  reason: z.string(),
  variant: z.string(),
  metadata,
})
export type OfrepFlag = z.infer<typeof ofrepFlag>

export const ofrepBulk = z.object({ flags: z.array(ofrepFlag), metadata })

/** The answer of an outside service: flags of any type, and failures among them. */
export const foreignBulk = z.object({
  flags: z.array(z.looseObject({ key: z.string(), value: z.unknown().optional() })),
})

export const ofrepErrorCodes = ['FLAG_NOT_FOUND', 'PARSE_ERROR', 'GENERAL'] as const
export type OfrepErrorCode = (typeof ofrepErrorCodes)[number]

export const ofrepFailure = z.object({
  key: z.string().optional(),
  errorCode: z.enum(ofrepErrorCodes),
  errorDetails: z.string(),
})
export type OfrepFailure = z.infer<typeof ofrepFailure>
