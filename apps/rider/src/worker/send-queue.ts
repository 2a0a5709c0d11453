import { openClient, riderClient } from '../platform/client/rider-client.ts'
import { createServiceClock } from '../platform/clock/service-clock.ts'
import { now } from '../platform/clock/clock.ts'
import { sendOnce } from '../platform/queue/send-once.ts'
import { openSession } from '../platform/session/open-session.ts'
import { createChanges, openDatabase } from '../platform/storage/index.ts'

const noLanguage = () => undefined

/** Sends the queue without a page; an error makes the browser try again later. */
export async function sendQueue(): Promise<void> {
  const db = await openDatabase()
  const clock = createServiceClock(now)
  const changes = createChanges()
  const session = openSession({ db, changes, clock, client: openClient(noLanguage) })
  const client = riderClient(session, { language: noLanguage, retries: 0 })
  const result = await sendOnce({ db, changes, clock, client, now })
  db.close()
  if (result === 'failed') throw new Error('the queue could not be sent')
}
