import type { BrowserConfig } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ServiceClock } from '../clock/index.ts'
import type { Documents } from '../documents/index.ts'
import type { Drafts } from '../drafts/index.ts'
import type { Install } from '../install/index.ts'
import type { Location } from '../location/index.ts'
import type { Positions } from '../positions/index.ts'
import type { Push } from '../push/index.ts'
import type { Acts } from '../queue/index.ts'
import type { Session } from '../session/index.ts'
import type { StopOrder } from '../stops/index.ts'
import type { Store, Value } from '../storage/index.ts'
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
  readonly stopOrder: StopOrder
  readonly drafts: Drafts
  readonly documents: Documents
  /** The app for navigation that the rider always uses. */
  readonly navigationApp: Value<string>
  readonly location: Location
  /** Charge of the battery from 0 to 1; null where the browser does not give it. */
  readonly battery: () => number | null
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
