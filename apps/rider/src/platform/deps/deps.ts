import type { BrowserConfig } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ServiceClock } from '../clock/index.ts'
import type { Install } from '../install/index.ts'
import type { Location } from '../location/index.ts'
import type { Positions } from '../positions/index.ts'
import type { Push } from '../push/index.ts'
import type { Acts } from '../queue/index.ts'
import type { Session } from '../session/index.ts'
import type { Store } from '../storage/index.ts'
import type { WorkService } from '../work/index.ts'

/** Another version of the app, which the worker has stored. */
export interface Update {
  readonly isReady: Store<boolean>
  apply(): void
}

/** The services of the app, made once at the start. */
export interface RiderDeps {
  readonly config: BrowserConfig
  readonly clock: ServiceClock
  readonly session: Session
  /** Repeats calls for a few seconds: for what the rider waits for. */
  readonly client: Client
  /** Makes each call once: for what is repeated anyway. */
  readonly quickClient: Client
  readonly acts: Acts
  readonly work: WorkService
  readonly location: Location
  readonly positions: Positions
  readonly push: Push
  readonly install: Install
  /** The update of the app that waits to be applied. */
  readonly update: Update
  /** A token of an invitation that was opened; used once. */
  readonly invitation: Store<string | undefined>
  /** Removes everything of the rider from this phone. */
  readonly logOut: () => Promise<void>
}

export const DepsContext = createContext<RiderDeps | null>(null)

export function useDeps(): RiderDeps {
  const deps = useContext(DepsContext)
  if (!deps) throw new Error('the services are given by the app')
  return deps
}

/** Returns the value of a store, now and after each change. */
export const useStore = <T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T =>
  useSyncExternalStore(store.subscribe, store.get)
