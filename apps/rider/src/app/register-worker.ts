/** Registers the service worker, which the build makes: there is none while developing. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Without one the app works, but not offline.
  navigator.serviceWorker
    .register('/rider/sw.js', { scope: '/rider/', updateViaCache: 'none' })
    .catch(() => undefined)
}
