import type { OpenSession } from '@beckon/contract'
import type { VendorCaller } from '../../../../platform/auth/callers.ts'
import { unixSeconds } from '../../../../platform/clock.ts'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { publishSessionsEnded } from '../../../../platform/live/session-ended.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { AccountDeps } from '../deps.ts'
import { mayEndSession } from '../policy.ts'
import { endSession, endSessionsOf, openSessionsOf } from './session-store.ts'

type Deps = Pick<AccountDeps, 'db' | 'bus' | 'clock'>

/** Ends every session of a user but one: their tokens become invalid and their sockets close. */
export async function endSessions(
  { bus, clock }: Pick<Deps, 'bus' | 'clock'>,
  tx: Tx,
  userId: string,
  except?: string,
): Promise<void> {
  await publishSessionsEnded(bus, tx, await endSessionsOf(tx, userId, clock.now(), except))
}

/** Where a user is signed in, the last used first. */
export async function listSessions(
  { db, clock }: Deps,
  caller: VendorCaller,
): Promise<{ result: OpenSession[] }> {
  const sessions = await openSessionsOf(db, caller.userId, clock.now())
  return {
    result: sessions.map((session) => ({
      session_id: session.session_id,
      created_at: unixSeconds(session.created_at),
      used_at: unixSeconds(session.used_at),
      user_agent: session.user_agent,
      current: session.session_id === caller.sessionId,
    })),
  }
}

/** Ends one session of one's own; another's is not found. */
export function revokeSession(
  { db, bus, clock }: Deps,
  caller: VendorCaller,
  sessionId: string,
): Promise<{ result: true } | Refusal> {
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const open = await openSessionsOf(tx, caller.userId, now)
    if (!mayEndSession(open, sessionId)) return refuse('session.not-found')
    await endSession(tx, sessionId, now)
    await publishSessionsEnded(bus, tx, [sessionId])
    return { result: true }
  })
}
