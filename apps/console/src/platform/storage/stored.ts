import type { z } from 'zod'

/** A value in the storage of the browser, validated each time it is read. */
export interface Stored<T> {
  /** Undefined when there is none, or when an older version wrote another form. */
  read(): T | undefined
  write(value: T): void
  clear(): void
}

const PREFIX = 'beckon.console.'

export function stored<T>(name: string, schema: z.ZodType<T>): Stored<T> {
  const key = PREFIX + name
  return {
    read() {
      try {
        const parsed = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
        return parsed.success ? parsed.data : undefined
      } catch {
        // Not JSON, or the browser forbids storage.
        return undefined
      }
    },
    write: (value) => quietly(() => localStorage.setItem(key, JSON.stringify(value))),
    clear: () => quietly(() => localStorage.removeItem(key)),
  }
}

/** A browser may forbid storage (private mode, full disk); the console then works without. */
function quietly(use: () => void): void {
  try {
    use()
  } catch {
    // Nothing is stored.
  }
}
