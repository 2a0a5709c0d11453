import { z } from 'zod'
import { type Stored, stored } from '../../../platform/storage/index.ts'

/** The text being written; with its idempotency key after the first attempt, so that a retry sends it once. */
const draft = z.object({ text: z.string(), key: z.string().optional() })
export type Draft = z.infer<typeof draft>

/** Stored per tab, so that it survives opening another order and a reload without a connection. */
export const draftOf = (orderId: string): Stored<Draft> =>
  stored(`message-draft.${orderId}`, draft, { ofTab: true })
