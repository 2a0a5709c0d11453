import { useEffect } from 'react'
import { every } from '../../platform/clock/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useVisible } from '../../platform/visibility/index.ts'

/** An offer is open for 30 s: it must not lose many of them. */
const ON_DUTY_MS = 3000
const OFF_DUTY_MS = 20_000

/** Fetches the work while the page is in sight; at once when a push message came or the connection is back. */
export function useFetchedWork(isWorking: boolean): void {
  const { work } = useDeps()
  const isVisible = useVisible()
  useEffect(() => {
    if (!isVisible) return undefined
    const refresh = () => void work.refresh()
    refresh()
    return every(isWorking ? ON_DUTY_MS : OFF_DUTY_MS, refresh)
  }, [work, isVisible, isWorking])
  useEffect(() => {
    const refresh = () => void work.refresh()
    const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer }
    window.addEventListener('online', refresh)
    serviceWorker?.addEventListener('message', refresh)
    return () => {
      window.removeEventListener('online', refresh)
      serviceWorker?.removeEventListener('message', refresh)
    }
  }, [work])
}
