import { VIEW_PREFIX, viewToken } from './viewed.ts'

/** The validator of a stored value; every schema of zod is one. */
export interface StoredSchema<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false }
}

/** One stored value, validated by its schema each time it is read. */
export interface Stored<T> {
  /** Undefined when there is none, or when it does not match the schema (an older version wrote it). */
  read(): T | undefined
  write(value: T): void
  clear(): void
  /** Calls back when another tab changed it; returns a function that stops it. */
  onChange(listener: (value: T | undefined) => void): () => void
}

const PREFIX = 'beckon.'

const isViewing = (): boolean => viewToken() !== undefined

/** In a tab that shows a view everything is kept in the tab, under keys of its own. */
const prefix = (): string => (isViewing() ? VIEW_PREFIX : PREFIX)
const areaOf = (ofTab: boolean): Storage =>
  ofTab || isViewing() ? window.sessionStorage : window.localStorage

export interface StoredOptions {
  /** Uses sessionStorage instead of localStorage. */
  readonly ofTab?: boolean
}

export function stored<T>(
  name: string,
  schema: StoredSchema<T>,
  { ofTab = false }: StoredOptions = {},
): Stored<T> {
  const keyNow = () => prefix() + name
  const area = () => areaOf(ofTab)
  const parse = (text: string | null) => parseStored(text, schema)
  return {
    read: () => parse(quietly(() => area().getItem(keyNow())) ?? null),
    write: (value) => quietly(() => area().setItem(keyNow(), JSON.stringify(value))),
    clear: () => quietly(() => area().removeItem(keyNow())),
    onChange(listener) {
      const listen = (event: StorageEvent) => {
        // A null key means that everything was cleared.
        if (isViewing()) return
        if (event.key === keyNow() || event.key === null)
          listener(parse(event.key === null ? null : event.newValue))
      }
      window.addEventListener('storage', listen)
      return () => window.removeEventListener('storage', listen)
    },
  }
}

/** One of several words, stored as it is: for a value that a library reads too. */
export function storedWord<W extends string>(
  name: string,
  words: readonly W[],
): Pick<Stored<W>, 'read' | 'write'> {
  const key = PREFIX + name
  return {
    read: () => {
      const word = quietly(() => window.localStorage.getItem(key))
      return words.find((one) => one === word)
    },
    write: (word) => quietly(() => window.localStorage.setItem(key, word)),
  }
}

function parseStored<T>(text: string | null, schema: StoredSchema<T>): T | undefined {
  if (text === null) return undefined
  try {
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    // A value that is not JSON is treated as absent.
    return undefined
  }
}

/** A browser may forbid storage (private mode, full disk); the portal then works without storing anything. */
function quietly<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** Removes all our values whose name (without our prefix) matches, from this browser or this tab. */
export function purgeStored(isToGo: (name: string) => boolean, { ofTab = false }: StoredOptions = {}): void {
  quietly(() => {
    const [area, start] = [areaOf(ofTab), prefix()]
    const names = Object.keys(area).filter((key) => key.startsWith(start))
    for (const key of names) if (isToGo(key.slice(start.length))) area.removeItem(key)
  })
}
