import { pollEvery, refetchAfterSeconds } from '@beckon/domain/order'
import { useFlag } from '../../platform/flags/index.ts'
import { useIsLive } from '../../platform/live/index.ts'
import { useSession } from '../../platform/session/index.ts'

/** The age at which shown orders are stale, and their poll interval. */
export function useFreshness() {
  const session = {
    isGuest: useSession().mode === 'guest',
    dynamicTimeEstimation: useFlag('DynamicTimeEstimation'),
  }
  const isLive = useIsLive()
  return {
    staleTime: refetchAfterSeconds(session) * 1000,
    refetchInterval: pollEvery({ ...session, isLive }) * 1000,
  }
}
