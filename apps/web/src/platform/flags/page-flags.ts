import { type FlagName, type Flags, fallbackFlags } from '@beckon/domain/flag'

/** What went wrong when no source could answer. */
export type FlagsFault = 'all-sources-failed' | 'unknown-flag'

export interface FlagsState {
  readonly values: Flags
  /** Null while some source answers. The values stand as they were last known, or built in. */
  readonly error: FlagsFault | null
}

/** The flags of this page: they live as long as it does, and change under it. */
export interface PageFlags {
  isOn(name: FlagName): boolean
  getSnapshot(): FlagsState
  subscribe(listener: () => void): () => void
  /**
   * Settles once the sources had their chance to answer, after some seconds at the latest; never fails.
   * Whoever decides by a flag what is shown first, as a guard of a route does, waits for it.
   */
  whenReady(): Promise<void>
}

const builtIn: FlagsState = { values: fallbackFlags, error: null }

/** The defaults, for where nothing was set up. */
export const builtInFlags: PageFlags = {
  isOn: (name) => fallbackFlags[name],
  getSnapshot: () => builtIn,
  subscribe: () => () => undefined,
  whenReady: () => Promise.resolve(),
}
