import { z } from 'zod'
import { type Stored, stored } from '../../platform/storage/index.ts'
import type { RequestDraft } from './request-draft.ts'

const destination = z.object({
  address: z.string(),
  point: z.object({ latitude: z.number(), longitude: z.number() }),
  precision: z.enum(['building', 'street', 'place', 'town']),
  invented: z.boolean(),
  pinChecked: z.boolean(),
})

const draft: z.ZodType<RequestDraft> = z.object({
  destination: destination.nullable(),
  unit: z.string(),
  building: z.string(),
  name: z.string(),
  phone: z.string(),
  notes: z.string(),
  description: z.string(),
  amount: z.string(),
  paymentMethod: z.string(),
})

/** What was typed for a vendor survives a reload. */
export const draftStore = (vendorId: string): Stored<RequestDraft> =>
  stored(`request-draft.${vendorId}`, draft)
