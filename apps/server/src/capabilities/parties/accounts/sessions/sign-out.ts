import { inTransaction } from '../../../../platform/database/transaction.ts'
import { publishSessionsEnded } from '../../../../platform/live/session-ended.ts'
import type { AccountDeps } from '../deps.ts'
import { endSession } from './session-store.ts'

/** Ends a session: its tokens become invalid and its sockets close. */
export function signOut({ db, clock, bus }: AccountDeps, sessionId: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const ended = await endSession(tx, sessionId, clock.now())
    if (ended) await publishSessionsEnded(bus, tx, [sessionId])
    return ended
  })
}
