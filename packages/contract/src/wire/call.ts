import { z } from 'zod'
import { unixSeconds } from './common.ts'

/** A number that connects a shop and its rider, who do not learn each other's. */
export const maskedCall = z.object({
  /** With its plus. */
  number: z.string(),
  /** Digits that the caller enters after dialling. */
  code: z.string(),
  /** Until then, and not after the end of the order. */
  expires_at: unixSeconds,
})
export type MaskedCall = z.infer<typeof maskedCall>
