import { OPERATOR_IDLE_MINUTES, OPERATOR_SESSION_HOURS } from '@beckon/domain/limits'
import type { Selectable } from 'kysely'
import { publishSessionsEnded } from '../../../../platform/live/session-ended.ts'
import type { Bus } from '../../../../platform/bus/bus.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { OperatorSessionTable } from '../schema.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const USER_AGENT_LENGTH = 300
/** The use is written at most this often, so that not every call writes. */
const USE_NOTED_MS = MINUTE_MS

/** Topic of operators whose sessions or rights changed; every process reads them again. */
export const OPERATOR_CHANGED_TOPIC = 'operator-changed'

export type SessionRow = Selectable<OperatorSessionTable>

export interface NewSession {
  readonly sessionId: string
  readonly operatorId: string
  readonly tokenHash: string
  readonly hasSecondFactor: boolean
  readonly userAgent: string
  readonly now: Date
}

export async function insertSession(db: Database, session: NewSession): Promise<void> {
  const { now } = session
  await db
    .insertInto('operator_session')
    .values({
      session_id: session.sessionId,
      operator_id: session.operatorId,
      token_hash: session.tokenHash,
      has_second_factor: session.hasSecondFactor,
      user_agent: session.userAgent.slice(0, USER_AGENT_LENGTH),
      created_at: now,
      used_at: now,
      expires_at: expiryOf(now, now),
      ended_at: null,
    })
    .execute()
}

const expiryOf = (createdAt: Date, usedAt: Date): Date =>
  new Date(
    Math.min(
      usedAt.getTime() + OPERATOR_IDLE_MINUTES * MINUTE_MS,
      createdAt.getTime() + OPERATOR_SESSION_HOURS * HOUR_MS,
    ),
  )

/** The open session of a token, which its use prolongs. */
export async function useSession(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const session = await db
    .selectFrom('operator_session')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (session && now.getTime() - session.used_at.getTime() >= USE_NOTED_MS) {
    await db
      .updateTable('operator_session')
      .set({ used_at: now, expires_at: expiryOf(session.created_at, now) })
      .where('session_id', '=', session.session_id)
      .execute()
  }
  return session
}

export const openSessions = (db: Database, operatorId: string, now: Date): Promise<SessionRow[]> =>
  db
    .selectFrom('operator_session')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('used_at', 'desc')
    .execute()

export interface EndedSessions {
  readonly operatorId: string
  /** This one only; all of them where absent. */
  readonly sessionId?: string | undefined
  /** This one stays. */
  readonly except?: string | undefined
}

/** Ends sessions in every process when the transaction commits; returns their number. */
export async function endSessions(
  { bus, clock }: { readonly bus: Bus; readonly clock: { now(): Date } },
  tx: Tx,
  { operatorId, sessionId, except }: EndedSessions,
): Promise<number> {
  const now = clock.now()
  const ended = await tx
    .updateTable('operator_session')
    .set({ ended_at: now })
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(sessionId !== undefined, (query) => query.where('session_id', '=', sessionId ?? ''))
    .$if(except !== undefined, (query) => query.where('session_id', '<>', except ?? ''))
    .returning('session_id')
    .execute()
  const ids = ended.map(({ session_id: id }) => id)
  await publishSessionsEnded(bus, tx, ids)
  await publishOperatorChanged(bus, tx, operatorId)
  return ids.length
}

export const publishOperatorChanged = (bus: Bus, tx: Tx, operatorId: string): Promise<void> =>
  bus.publish(tx, OPERATOR_CHANGED_TOPIC, [operatorId])

/** The session counts as one with a second factor from now on. */
export async function markSecondFactor(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .updateTable('operator_session')
    .set({ has_second_factor: true })
    .where('session_id', '=', sessionId)
    .execute()
}
