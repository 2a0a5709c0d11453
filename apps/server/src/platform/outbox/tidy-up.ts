import type { Logger } from 'pino'
import type { Service } from '../background.ts'
import { every } from '../clock-every.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A client that was away for longer fetches everything again. */
const OUTBOX_DAYS = 7
/** A client retries within minutes; a person who left a form open does so within a day. */
const IDEMPOTENCY_DAYS = 2
const ATTEMPTS_DAYS = 2
const ENDED_SESSION_DAYS = 30
const KNOWN_DEVICE_DAYS = 365
/** How long an operator can look back on refused tries, and we on what was written to whom. */
const LOOK_BACK_DAYS = 30

/** Forgets what nobody needs any more, every hour. Several processes may do so at once. */
export function tidyUp({ db, clock, log }: { db: Database; clock: Clock; log: Logger }): Service {
  return every('tidy-up', HOUR_MS, () => forgetOld(db, clock.now()), log)
}

export async function forgetOld(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await db.deleteFrom('outbox').where('published_at', '<', before(OUTBOX_DAYS)).execute()
  await db.deleteFrom('idempotency').where('created_at', '<', before(IDEMPOTENCY_DAYS)).execute()
  await db.deleteFrom('attempt_window').where('started_at', '<', before(ATTEMPTS_DAYS)).execute()
  await db.deleteFrom('session').where('expires_at', '<', before(ENDED_SESSION_DAYS)).execute()
  await db.deleteFrom('known_device').where('used_at', '<', before(KNOWN_DEVICE_DAYS)).execute()
  await db.deleteFrom('refused_attempt').where('created_at', '<', before(LOOK_BACK_DAYS)).execute()
  await db.deleteFrom('message').where('created_at', '<', before(LOOK_BACK_DAYS)).execute()
  for (const table of ['verification_link', 'reset_code', 'owner_invitation', 'asked_place'] as const)
    await db.deleteFrom(table).where('expires_at', '<', before(LOOK_BACK_DAYS)).execute()
}
