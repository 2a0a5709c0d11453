import { createHash } from 'node:crypto'
import type { AttemptLimit } from '@beckon/domain/limits'
import { sql } from 'kysely'
import type { Database } from './database/connect.ts'
import { networksOf, widestNetworkOf } from './http/limits/network-of.ts'

/** The limit of one address; the wider networks of an IPv6 address have wider ones. */
export interface NetworkLimit extends AttemptLimit {
  readonly isOfNetwork: true
}

/** Seconds to wait after this many attempts: twice as long with each one over the limit. */
export function waitAfter(attempts: number, limit: AttemptLimit): number {
  const over = attempts - limit.maxAttempts
  return over < 0 ? 0 : Math.min(limit.longestWaitSeconds, limit.firstWaitSeconds * 2 ** Math.min(over, 20))
}

/** Hash of the subject of an attempt, so that the typed value is not stored. */
export const subjectOf = (kind: string, value: string): string =>
  `${kind}:${createHash('sha256').update(value).digest('base64url')}`

export interface CountedSubject {
  readonly subject: string
  readonly limit: AttemptLimit
}

/** Subjects to count for an address: itself or its /64, and the wider networks of IPv6 with wider limits. */
export const subjectsOfNetwork = (
  kind: string,
  address: string,
  limit: NetworkLimit,
): readonly CountedSubject[] =>
  networksOf(address).map(({ network, times }) => ({
    subject: subjectOf(kind, network),
    limit: { ...limit, maxAttempts: limit.maxAttempts * times },
  }))

/** The party whose attempts on an account are counted together: a known device, or a network. */
export interface Requester {
  readonly key: string
  readonly isKnown: boolean
}

/** The requester where no device is known. */
export const networkRequester = (address: string): Requester => ({
  key: `network ${widestNetworkOf(address)}`,
  isKnown: false,
})

export interface AccountTries {
  /** `account`, `code`, `mail`: each is counted on its own. */
  readonly what: string
  readonly account: string
  readonly limit: AttemptLimit
  /** The factor by which the limit of all unknown devices together is larger. */
  readonly globalLimitFactor: number
}

/**
 * Returns the counters of attempts on one account: a tight one for the requester, a wide one for all unknown devices
 * together. A stranger uses up their own attempts only, and a known device is not blocked by strangers.
 */
export function subjectsOfAccount(
  { key, isKnown }: Requester,
  { what, account, limit, globalLimitFactor }: AccountTries,
): readonly CountedSubject[] {
  const own = { subject: subjectOf(what, `${account} ${key}`), limit }
  const anywhere = {
    subject: subjectOf(`${what}-anywhere`, account),
    limit: { ...limit, maxAttempts: limit.maxAttempts * globalLimitFactor },
  }
  return isKnown ? [own] : [own, anywhere]
}

/** Counts an attempt for each subject in turn; the first that must wait returns its seconds, and the others are not counted. */
export async function countAttempts(
  db: Database,
  counted: readonly CountedSubject[],
  now: Date,
): Promise<number> {
  for (const { subject, limit } of counted) {
    const wait = await countAttempt(db, subject, limit, now)
    if (wait > 0) return wait
  }
  return 0
}

/** Seconds that the subject still has to wait; 0 when it may try. */
export async function waitOf(db: Database, subject: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('attempt_window')
    .select('blocked_until')
    .where('subject', '=', subject)
    .executeTakeFirst()
  const left = (row?.blocked_until?.getTime() ?? 0) - now.getTime()
  return left > 0 ? Math.ceil(left / 1000) : 0
}

/**
 * Counts an attempt before its evaluation, so that simultaneous ones cannot pass together. Returns the waiting time
 * of the subject, this attempt included; 0 for none.
 */
async function countAttempt(db: Database, subject: string, limit: AttemptLimit, now: Date): Promise<number> {
  const waiting = await waitOf(db, subject, now)
  if (waiting > 0) return waiting
  const hasWaited = limit.allowsOneAfterWait === true && (await endWait(db, subject, now))
  const windowStart = new Date(now.getTime() - limit.windowSeconds * 1000)
  const { rows } = await sql<{ failures: number }>`
    insert into attempt_window (subject, failures, started_at) values (${subject}, 1, ${now})
    on conflict (subject) do update set
      failures = case when attempt_window.started_at < ${windowStart} then 1 else attempt_window.failures + 1 end,
      started_at = case when attempt_window.started_at < ${windowStart} then ${now} else attempt_window.started_at end
    returning failures`.execute(db)
  const failures = rows[0]?.failures ?? 1
  const wait = waitAfter(failures, limit)
  if (wait > 0) await block(db, subject, new Date(now.getTime() + wait * 1000))
  // The attempt that reaches the limit is still evaluated; later ones wait.
  return failures > limit.maxAttempts && !hasWaited ? wait : 0
}

/** Ends a wait that has expired; of several simultaneous attempts only one gets true. */
async function endWait(db: Database, subject: string, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('attempt_window')
    .set({ blocked_until: null })
    .where('subject', '=', subject)
    .where('blocked_until', '<=', now)
    .executeTakeFirst()
  return ended.numUpdatedRows > 0n
}

async function block(db: Database, subject: string, until: Date): Promise<void> {
  await db
    .updateTable('attempt_window')
    .set({ blocked_until: until })
    .where('subject', '=', subject)
    .execute()
}

/** Deletes the failures of an account after a successful login. */
export async function purgeAttempts(db: Database, subject: string): Promise<void> {
  await db.deleteFrom('attempt_window').where('subject', '=', subject).execute()
}

/** `retry_after` in seconds while the queue of password checks is full. */
export const BUSY_SECONDS = 5

/** A right password was no failure of the networks it came from. One row at a time, so that no two calls deadlock. */
export async function takeBackAttempts(db: Database, counted: readonly CountedSubject[]): Promise<void> {
  for (const { subject } of counted) {
    await db
      .updateTable('attempt_window')
      .set((eb) => ({ failures: eb('failures', '-', 1), blocked_until: null }))
      .where('subject', '=', subject)
      .where('failures', '>', 0)
      .execute()
  }
}
