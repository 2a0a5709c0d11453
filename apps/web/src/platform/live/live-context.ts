import type { LiveMessage } from '@beckon/contract'
import { useSelector } from '@xstate/react'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { nowSeconds, useNow } from '../clock/index.ts'
import type { Live } from './create-live.ts'

export const LiveContext = createContext<Live | null>(null)

export function useLive(): Live {
  const live = useContext(LiveContext)
  if (!live) throw new Error('useLive needs a LiveContext')
  return live
}

/** Follows the orders of a vendor, and of its outlets on request, while the screen is mounted. */
export function useFollowVendor(vendorId: string, includeOutlets: boolean): void {
  const live = useLive()
  useEffect(() => live.follow(vendorId, includeOutlets), [live, vendorId, includeOutlets])
}

/** Calls back with each live message while the screen is mounted. */
export function useLiveMessages(listener: (message: LiveMessage) => void): void {
  const live = useLive()
  const newest = useRef(listener)
  useEffect(() => {
    newest.current = listener
  }, [listener])
  useEffect(() => live.listen((message) => newest.current(message)), [live])
}

export interface LiveState {
  readonly state: 'connecting' | 'live' | 'reconnecting' | 'stale'
  /** Seconds since 1970. */
  readonly since: number
}

/** Without a connection for longer than this, the indicator shows "stale". Orders are fetched again by `refetchAfterSeconds`. */
const STALE_AFTER_SECONDS = 15

/** Whether changes arrive by the socket. */
export const useIsLive = (): boolean =>
  useSelector(useLive().actor, (state) => state.matches({ up: { open: 'live' } }))

/** Seconds since 1970 at which the browser lost its network; null while it has one. */
function useOfflineSince(): number | null {
  const [since, setSince] = useState(() => (navigator.onLine ? null : nowSeconds()))
  useEffect(() => {
    const lost = () => setSince(nowSeconds())
    const back = () => setSince(null)
    window.addEventListener('offline', lost)
    window.addEventListener('online', back)
    return () => {
      window.removeEventListener('offline', lost)
      window.removeEventListener('online', back)
    }
  }, [])
  return since
}

/** Whether what is shown is live, and since when it is so or is not. */
export function useLiveState(): LiveState {
  const { actor } = useLive()
  const isLive = useIsLive()
  const wasLive = useSelector(actor, ({ context }) => context.wasLive)
  const since = useSelector(actor, ({ context }) => Math.floor(context.since / 1000))
  const offlineSince = useOfflineSince()
  const now = useNow(5)
  // The socket may not have noticed yet that the browser is offline.
  if (isLive && offlineSince !== null) {
    return { state: now - offlineSince > STALE_AFTER_SECONDS ? 'stale' : 'reconnecting', since: offlineSince }
  }
  if (isLive) return { state: 'live', since }
  if (now - since > STALE_AFTER_SECONDS) return { state: 'stale', since }
  return { state: wasLive ? 'reconnecting' : 'connecting', since }
}
