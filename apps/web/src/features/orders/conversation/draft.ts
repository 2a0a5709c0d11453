import { z } from 'zod'
import { type Stored, stored } from '../../../platform/storage/index.ts'

/** What is being written; with the key of its sending once that was tried, so that trying again sends it once. */
const draft = z.object({ text: z.string(), key: z.string().optional() })
export type Draft = z.infer<typeof draft>

/** Kept while the tab is open: also while another order is looked at, and over a reload without a connection. */
export const draftOf = (orderId: string): Stored<Draft> =>
  stored(`message-draft.${orderId}`, draft, { ofTab: true })
