import {
  answerFile,
  answerFresh,
  answerPage,
  answerTexts,
  keepData,
  removeOldPages,
  storePage,
} from './page-cache.ts'
import { openFrom, showPush } from './push.ts'
import { type Answering, routeRequest } from './route-request.ts'
import { scope } from './scope.ts'
import { sendQueue } from './send-queue.ts'
import { SYNC_TAG } from '../platform/queue/send-once.ts'

const answers: Readonly<Record<Answering, (request: Request) => Promise<Response>>> = {
  page: answerPage,
  file: answerFile,
  texts: answerTexts,
  fresh: answerFresh,
}

/** Paths that a page asks to keep. */
const pathsOf = (data: unknown): readonly string[] =>
  typeof data === 'object' && data !== null && 'keep' in data && Array.isArray(data.keep)
    ? data.keep.filter((path) => typeof path === 'string')
    : []

scope.addEventListener('install', (event) => event.waitUntil(storePage()))

scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([removeOldPages(), scope.clients.claim()])),
)

scope.addEventListener('fetch', (event) => {
  const answering = routeRequest(event.request, scope.location.origin)
  if (answering) event.respondWith(answers[answering](event.request))
})

scope.addEventListener('message', (event) => {
  // A new version waits until the rider applies it: the page would otherwise lose its files under way.
  if (event.data === 'skip-waiting') void scope.skipWaiting()
  else event.waitUntil(keepData(pathsOf(event.data)))
})

scope.addEventListener('push', (event) => event.waitUntil(showPush(event.data)))

scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openFrom(event.notification))
})

/** Background Sync, which is in no library of types: Chrome and its relatives on Android. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}
const isSync = (event: Event): event is SyncEvent => 'tag' in event && 'waitUntil' in event

scope.addEventListener('sync', (event: Event) => {
  if (isSync(event) && event.tag === SYNC_TAG) event.waitUntil(sendQueue())
})
