import { type FlagName, type Flags, fallbackFlags, isFlagName } from '@beckon/domain/flag'

/** Neither the flag service nor the static file can be read. */
export type FlagsError = 'all-sources-failed'

export interface FlagsState {
  readonly values: Flags
  /** Null while some source answers. The values stand as they were last known, or built in. */
  readonly error: FlagsError | null
}

/** The subject of targeting: a flag may have another value for some. */
export interface FlagContext {
  /** Null for a visitor without a session. */
  readonly userId: string | null
  readonly mode: string
}

/** The shop that the page is about: operators set some flags for single shops. */
export interface FlaggedShop {
  readonly vendor_id: string
  readonly parent_vendor_id: string | null
}

/** The flags of this page: they live as long as it does, and change under it. */
export interface PageFlags {
  /** Throws for a name that is no flag. */
  isOn(name: FlagName): boolean
  getSnapshot(): FlagsState
  subscribe(listener: () => void): () => void
  /**
   * Settles once the sources have answered, after some seconds at the latest; never fails. Code that decides by a
   * flag what is shown first, such as the guard of a route, waits for it.
   */
  whenReady(): Promise<void>
  identify(flagContext: FlagContext): void
  /** Null where the page is about no shop. */
  showShop(shop: FlaggedShop | null): void
}

export const builtInState: FlagsState = { values: fallbackFlags, error: null }

/** An unknown name is a bug in our code, and gets no default. */
export function valueIn(values: Flags, name: FlagName): boolean {
  if (!isFlagName(name)) throw new Error(`there is no flag ${String(name)}`)
  return values[name]
}

/** The defaults, for where nothing was set up. */
export const builtInFlags: PageFlags = {
  isOn: (name) => valueIn(fallbackFlags, name),
  getSnapshot: () => builtInState,
  subscribe: () => () => undefined,
  whenReady: () => Promise.resolve(),
  identify: () => undefined,
  showShop: () => undefined,
}
