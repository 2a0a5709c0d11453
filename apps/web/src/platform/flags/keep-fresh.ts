import { FLAG_DEBOUNCE_MS, FLAG_REFRESH_MS } from '@beckon/domain/flag'
import { after, every } from '../clock/index.ts'

/**
 * Runs at each interval, and soon after the page becomes visible, focused or online. Returns a function that stops it.
 */
export function keepFresh(run: () => void): () => void {
  let cancel: () => void = () => undefined
  // Waking up sends several of these at once.
  const soon = () => {
    cancel()
    cancel = after(FLAG_DEBOUNCE_MS, run)
  }
  const onSight = () => {
    if (document.visibilityState === 'visible') soon()
  }
  const end = every(FLAG_REFRESH_MS, run)
  window.addEventListener('online', soon)
  window.addEventListener('focus', soon)
  document.addEventListener('visibilitychange', onSight)
  return () => {
    end()
    cancel()
    window.removeEventListener('online', soon)
    window.removeEventListener('focus', soon)
    document.removeEventListener('visibilitychange', onSight)
  }
}
