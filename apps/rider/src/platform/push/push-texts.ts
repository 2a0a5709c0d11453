import { z } from 'zod'
import { type Database, storedValue, type Value } from '../storage/index.ts'

/** Texts of a notification for a push message that brings none, in the language of the rider. */
export interface PushTexts {
  readonly title: string
  readonly body: string
  /** Title for a change of the work by dispatch; absent where an older version of the app stored the texts. */
  readonly work?: string | undefined
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
}

const schema: z.ZodType<PushTexts> = z.object({
  title: z.string(),
  body: z.string(),
  work: z.string().optional(),
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
})

/** The page stores them for the service worker, which loads no texts. */
export const storedPushTexts = (db: Database): Value<PushTexts> => storedValue(db, 'push-texts', schema)
