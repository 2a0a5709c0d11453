import type { TrackedPosition } from '@beckon/contract'
import { createStore, type Store } from '../storage/index.ts'

export type LocationState =
  | { readonly status: 'off' | 'searching' | 'denied' | 'unavailable' }
  | { readonly status: 'found'; readonly position: TrackedPosition }

export interface LocationDeps {
  /** Undefined without a secure connection. */
  readonly geolocation: Pick<Geolocation, 'watchPosition' | 'clearWatch'> | undefined
  /** Charge from 0 to 1, where the browser gives it. */
  readonly battery: () => number | null
  /** Milliseconds by the phone's clock. */
  readonly now: () => number
}

export interface Location {
  readonly state: Store<LocationState>
  /** Follows the position until the last of its callers calls the returned function. */
  follow(listener?: (position: TrackedPosition) => void): () => void
  /** Asks again where the last position is older, in milliseconds: some phones send nothing while they stand still. */
  renew(olderThan: number): void
}

/** Of `GeolocationPositionError`, which is no value outside of browsers. */
const PERMISSION_DENIED = 1
/** Phones answer from the last fix for as long; an older one is no position of now. */
const OLDEST_MS = 5000
const PATIENCE_MS = 30_000
/** Of the contract, in metres per second. */
const FASTEST = 100

/** The position of the phone; browsers give it only while the page is in sight. */
export function createLocation({ geolocation, battery, now }: LocationDeps): Location {
  const state = createStore<LocationState>({ status: 'off' })
  const listeners = new Map<symbol, ((position: TrackedPosition) => void) | undefined>()
  let watch: number | undefined
  const found = (given: GeolocationPosition) => {
    const position = trackedPosition(given, battery())
    state.set({ status: 'found', position })
    for (const notify of listeners.values()) notify?.(position)
  }
  const failed = ({ code }: Pick<GeolocationPositionError, 'code'>) => {
    // Indoors a phone finds nothing for a while: the last position stays, with its time.
    if (code === PERMISSION_DENIED) state.set({ status: 'denied' })
    else if (state.get().status !== 'found') state.set({ status: 'unavailable' })
  }
  const begin = () => {
    if (!geolocation) return state.set({ status: 'unavailable' })
    if (state.get().status !== 'found') state.set({ status: 'searching' })
    watch = geolocation.watchPosition(found, failed, {
      enableHighAccuracy: true,
      maximumAge: OLDEST_MS,
      timeout: PATIENCE_MS,
    })
  }
  const stop = () => {
    if (watch !== undefined) geolocation?.clearWatch(watch)
    watch = undefined
  }
  return {
    state,
    follow(listener) {
      const key = Symbol('follower')
      listeners.set(key, listener)
      if (listeners.size === 1) begin()
      return () => {
        if (!listeners.delete(key) || listeners.size > 0) return
        stop()
        // A rider who blocked location has to see that until it is asked for again.
        if (state.get().status !== 'denied') state.set({ status: 'off' })
      }
    },
    renew(olderThan) {
      const shown = state.get()
      const isRecent = shown.status === 'found' && now() - shown.position.taken_at * 1000 <= olderThan
      if (listeners.size === 0 || isRecent || shown.status === 'denied') return
      stop()
      begin()
    },
  }
}

/** Returns a position as the contract has it: phones without a compass or a speed give null or NaN. */
export function trackedPosition(
  {
    coords,
    timestamp,
  }: Pick<GeolocationPosition, 'timestamp'> & { readonly coords: Partial<GeolocationCoordinates> },
  battery: number | null,
): TrackedPosition {
  const { latitude = 0, longitude = 0, accuracy, heading, speed } = coords
  return {
    latitude,
    longitude,
    bearing: within(heading, 360),
    speed: within(speed, FASTEST),
    accuracy: within(accuracy, 100_000),
    battery,
    taken_at: timestamp / 1000,
  }
}

const within = (value: number | null | undefined, most: number): number | null =>
  typeof value === 'number' && value >= 0 && value <= most ? value : null
