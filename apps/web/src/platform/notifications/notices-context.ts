import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Notices, NoticeState } from './notices.ts'

export const NoticesContext = createContext<Notices | null>(null)

export function useNotices(): Notices {
  const notices = useContext(NoticesContext)
  if (!notices) throw new Error('useNotices needs a NoticesContext')
  return notices
}

/** Shows a notice for a while; changes by others and failures stay in the log. */
export const useNotify = (): Notices['notify'] => useNotices().notify

export function useNoticeState(): NoticeState {
  const notices = useNotices()
  return useSyncExternalStore(notices.subscribe, notices.state)
}
