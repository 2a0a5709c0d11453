import type { z } from 'zod'
import type { Database } from './database.ts'

/** One stored value, validated each time it is read: an older version of the app may have written it. */
export interface Value<T> {
  read(): Promise<T | undefined>
  write(value: T): Promise<void>
  clear(): Promise<void>
}

export const storedValue = <T>(db: Database, name: string, schema: z.ZodType<T>): Value<T> => ({
  async read() {
    const parsed = schema.safeParse(await db.get('values', name))
    return parsed.success ? parsed.data : undefined
  },
  async write(value) {
    await db.put('values', value, name)
  },
  clear: () => db.delete('values', name),
})
