import { answerFile, answerFresh, answerPage, answerTexts, removeOldPages, storePage } from './page-cache.ts'
import { type Answering, routeRequest } from './route-request.ts'
import { scope } from './scope.ts'

const answers: Readonly<Record<Answering, (request: Request) => Promise<Response>>> = {
  page: answerPage,
  file: answerFile,
  texts: answerTexts,
  fresh: answerFresh,
}

scope.addEventListener('install', (event) => event.waitUntil(storePage()))

scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([removeOldPages(), scope.clients.claim()])),
)

scope.addEventListener('fetch', (event) => {
  const answering = routeRequest(event.request, scope.location.origin)
  if (answering) event.respondWith(answers[answering](event.request))
})

// A new version waits until the rider applies it: the page would otherwise lose its files under way.
scope.addEventListener('message', ({ data }) => {
  if (data === 'skip-waiting') void scope.skipWaiting()
})
