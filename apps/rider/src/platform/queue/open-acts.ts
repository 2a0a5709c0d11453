import { after } from '../clock/index.ts'
import { createActStore } from './act-store.ts'
import { type Acts, createActs } from './acts.ts'
import { type SendOnceDeps, sendOnce, SYNC_TAG } from './send-once.ts'
import { nextRelease } from './sendable.ts'
import { createSender, type Sender } from './sender.ts'

/** The queue of this page: it sends when acts come, when there is a connection, and when the page is seen again. */
export function openActs(deps: SendOnceDeps): Acts {
  const { db, changes, now } = deps
  const store = createActStore(db, changes)
  const sender = createSender({
    pass: () => sendOnce(deps),
    async nextReleaseIn() {
      const at = nextRelease(await store.acts(), now())
      return at === undefined ? undefined : Math.max(0, at - now())
    },
    after,
    random: Math.random,
  })
  wakeBy(sender)
  return createActs({ store, changes, sender, now, newId: () => crypto.randomUUID(), requestSync })
}

function wakeBy(sender: Sender): void {
  window.addEventListener('online', () => sender.wake())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sender.wake()
  })
}

type WithSync = ServiceWorkerRegistration & {
  readonly sync?: { register(tag: string): Promise<void> }
}

/** Not on iPhones: there the queue is sent when the app is opened. */
function requestSync(): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  void serviceWorker?.getRegistration().then((registration: WithSync | undefined) =>
    // Refused in private windows; the page sends by itself too.
    registration?.sync?.register(SYNC_TAG).catch(() => undefined),
  )
}
