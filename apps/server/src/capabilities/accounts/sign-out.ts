import { inTransaction } from '../../platform/database/transaction.ts'
import { SESSION_ENDED_TOPIC } from '../../platform/live/hub.ts'
import type { AccountParts } from './account-parts.ts'
import { endSession } from './session-store.ts'

/** Ends a session everywhere: its tokens are nothing from now on, its sockets close. */
export function signOut({ db, clock, bus }: AccountParts, sessionId: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const ended = await endSession(tx, sessionId, clock.now())
    if (ended) await bus.publish(tx, SESSION_ENDED_TOPIC, [sessionId])
    return ended
  })
}
