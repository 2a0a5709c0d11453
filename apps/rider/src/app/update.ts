import type { Update } from '../platform/deps/index.ts'
import { every } from '../platform/clock/index.ts'
import { createStore } from '../platform/storage/index.ts'
import { onVisibility } from '../platform/visibility/index.ts'

const HOUR_MS = 3_600_000
const container = () => (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker

/** Registers the service worker, which the build makes: there is none while developing. */
export function registerWorker(): void {
  if (!import.meta.env.PROD) return
  // Without a worker the app works, but not offline.
  container()
    ?.register('/rider/sw.js', { scope: '/rider/', updateViaCache: 'none' })
    .catch(() => undefined)
}

/**
 * Asks the worker to store what this page loaded before there was a worker, its fonts among it: with that the app opens
 * without a connection after the first visit.
 */
export async function keepOffline(paths: readonly string[]): Promise<void> {
  if (!import.meta.env.PROD) return
  const { active } = (await container()?.ready) ?? {}
  await document.fonts.ready
  active?.postMessage({ keep: [...paths, ...loadedFonts()] })
}

const loadedFonts = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.endsWith('.woff2'))

/** The worker of this app, once it is registered. */
export const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  container()?.getRegistration('/rider/')

/** Finds another version every hour and whenever the app is opened; it waits until the rider applies it. */
export function createUpdate(): Update {
  const isReady = createStore(false)
  const look = async () => {
    const found = await registration()
    // The first worker of a phone is no update.
    if (found?.waiting && container()?.controller) isReady.set(true)
    return found
  }
  const search = () => void look().then((found) => found?.update().then(look, () => undefined))
  onVisibility(search)
  every(HOUR_MS, search)
  void look().then((found) =>
    found?.addEventListener('updatefound', () =>
      found.installing?.addEventListener('statechange', () => void look()),
    ),
  )
  return {
    isReady,
    apply() {
      container()?.addEventListener('controllerchange', () => location.reload(), { once: true })
      void registration().then((found) => found?.waiting?.postMessage('skip-waiting'))
    },
  }
}
