import { type Stored, type StoredSchema, stored } from '../storage/index.ts'

/** By hand: the light pages read it too, and do not load zod. */
const text: StoredSchema<string> = {
  safeParse: (value) => (typeof value === 'string' ? { success: true, data: value } : { success: false }),
}

/** The language chosen before, as a tag that may no longer be offered. */
export const localeStore = (): Stored<string> => stored('locale', text)
