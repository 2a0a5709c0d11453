import { storedPushTexts } from '../platform/push/push-texts.ts'
import { openDatabase } from '../platform/storage/index.ts'
import { notificationOf } from './push-message.ts'
import { scope } from './scope.ts'

/** Shows a push message, and lets open pages fetch the work at once. */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const { title, options } = notificationOf(bodyOf(data), await textsOfRider())
  await scope.registration.showNotification(title, options)
  for (const page of await pages()) page.postMessage('push')
}

/** Opens the app, or brings an open page of it to the front. */
export async function openFrom({ data }: Notification): Promise<void> {
  const { navigate } = data as ReturnType<typeof notificationOf>['options']['data']
  const [page] = await pages()
  await (page ? page.focus() : scope.clients.openWindow(navigate))
}

const pages = async (): Promise<readonly WindowClient[]> =>
  (await scope.clients.matchAll({ type: 'window' })).filter(({ url }) =>
    new URL(url).pathname.startsWith('/rider/'),
  )

function bodyOf(data: PushMessageData | null): unknown {
  try {
    return data?.json()
  } catch {
    // A message without a body wakes the rider too.
    return undefined
  }
}

async function textsOfRider() {
  const db = await openDatabase()
  const texts = await storedPushTexts(db).read()
  db.close()
  return texts
}
