import { type PlaceAnswer, placeAnswer } from '@beckon/contract'
import { z } from 'zod'
import { isSame } from '../../platform/storage/index.ts'

/** A question that was sent to a customer, and the parts of the answer that the form contains. */
export const placeRequest = z.object({
  id: z.string(),
  url: z.string(),
  /** Seconds since 1970. */
  expiresAt: z.number(),
  taken: placeAnswer.nullable(),
  /** Values of the form before the answer, without the empty ones. */
  before: z.array(z.string()).readonly(),
})
export type PlaceRequest = z.infer<typeof placeRequest>

/** Returns whether the customer's answer differs from the form. */
export const isNews = (placeRequest: PlaceRequest, answer: PlaceAnswer | null): answer is PlaceAnswer =>
  answer !== null && !isSame(answer, placeRequest.taken)
