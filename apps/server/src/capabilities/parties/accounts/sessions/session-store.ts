import type { CountryCode } from '@beckon/domain/country'
import { SESSION_IDLE_DAYS, SESSION_LONGEST_DAYS } from '@beckon/domain/limits'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'

const DAY_MS = 86_400_000
const USER_AGENT_LENGTH = 300

export interface NewSession {
  readonly sessionId: string
  readonly userId: string
  readonly country: CountryCode
  readonly refreshHash: string
  readonly userAgent: string
  readonly now: Date
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('session')
    .values({
      session_id: session.sessionId,
      user_id: session.userId,
      country: session.country,
      refresh_hash: session.refreshHash,
      user_agent: session.userAgent.slice(0, USER_AGENT_LENGTH),
      created_at: session.now,
      used_at: session.now,
      expires_at: new Date(session.now.getTime() + SESSION_IDLE_DAYS * DAY_MS),
    })
    .execute()
}

/** Notes that the session is in use, which lets it last longer; undefined when it has ended. */
export async function useSession(tx: Tx, country: CountryCode, hash: string, now: Date) {
  const session = await tx
    .selectFrom('session')
    .innerJoin('user_account', 'user_account.user_id', 'session.user_id')
    .select(['session.session_id', 'session.user_id', 'session.created_at', 'user_account.email'])
    .where('session.refresh_hash', '=', hash)
    .where('session.country', '=', country)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .forUpdate('session')
    .executeTakeFirst()
  if (!session) return undefined
  const expires = Math.min(
    now.getTime() + SESSION_IDLE_DAYS * DAY_MS,
    session.created_at.getTime() + SESSION_LONGEST_DAYS * DAY_MS,
  )
  await tx
    .updateTable('session')
    .set({ used_at: now, expires_at: new Date(expires) })
    .where('session_id', '=', session.session_id)
    .execute()
  return session
}

export async function isOpenSession(db: Database, sessionId: string, now: Date): Promise<boolean> {
  const session = await db
    .selectFrom('session')
    .select('used_at')
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (session && session.used_at < before(now)) await noteUse(db, sessionId, now)
  return session !== undefined
}

/** The list of sessions shows their last use to a few minutes, so that not every call writes. */
const USE_NOTED_MS = 5 * 60_000
const before = (now: Date): Date => new Date(now.getTime() - USE_NOTED_MS)

async function noteUse(db: Database, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ used_at: now })
    .where('session_id', '=', sessionId)
    .where('used_at', '<', before(now))
    .execute()
}

/** False when it had ended already. */
export async function endSession(tx: Tx, sessionId: string, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('session')
    .set({ ended_at: now })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Ends all that are open but one; answers which these were. */
export async function endSessionsOf(
  tx: Tx,
  userId: string,
  now: Date,
  except: string | undefined,
): Promise<string[]> {
  const ended = await tx
    .updateTable('session')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(except !== undefined, (query) => query.where('session_id', '!=', except ?? ''))
    .returning('session_id')
    .execute()
  return ended.map(({ session_id }) => session_id)
}

export function openSessionsOf(db: Database, userId: string, now: Date) {
  return db
    .selectFrom('session')
    .select(['session_id', 'created_at', 'used_at', 'user_agent'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('used_at', 'desc')
    .execute()
}
