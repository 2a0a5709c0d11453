import { onVisibility } from '../visibility/index.ts'

/** iPhones before 18.4 have it, but not in apps on the home screen. */
export const hasWakeLock = (): boolean => 'wakeLock' in navigator

/** Keeps the screen on while the page is in sight, until the returned function is called. */
export function keepAwake(): () => void {
  let isEnded = false
  let held: WakeLockSentinel | undefined
  const request = async () => {
    if (isEnded || !hasWakeLock() || document.visibilityState !== 'visible') return
    try {
      held = await navigator.wakeLock.request('screen')
      if (isEnded) await held.release()
    } catch {
      // Refused while the battery is low; the screen goes out as usual.
    }
  }
  // The browser ends it when the page leaves sight.
  const stop = onVisibility(() => void request())
  void request()
  return () => {
    isEnded = true
    stop()
    void held?.release()
  }
}
