import { type PlaceAnswer, placeAnswer } from '@beckon/contract'
import { z } from 'zod'
import { isSame } from '../../platform/storage/index.ts'

/** A question that a customer was sent, and what of their answer stands in the form. */
export const askedOfCustomer = z.object({
  id: z.string(),
  url: z.string(),
  /** Seconds since 1970. */
  expiresAt: z.number(),
  taken: placeAnswer.nullable(),
  /** What stood in the form before the answer, and is not empty. */
  before: z.array(z.string()).readonly(),
})
export type AskedOfCustomer = z.infer<typeof askedOfCustomer>

/** Whether the customer has said something that the form does not say yet. */
export const isNews = (asked: AskedOfCustomer, answer: PlaceAnswer | null): answer is PlaceAnswer =>
  answer !== null && !isSame(answer, asked.taken)
