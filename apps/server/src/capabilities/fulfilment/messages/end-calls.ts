import { callsToEnd, endCall } from './call-store.ts'
import type { MessageDeps } from './deps.ts'

/** Ends expired calls. Several processes may end the same ones. */
export async function endCalls({
  db,
  clock,
  log,
  telephony,
}: Pick<MessageDeps, 'db' | 'clock' | 'log' | 'telephony'>): Promise<void> {
  for (const call of await callsToEnd(db, clock.now())) {
    try {
      await telephony?.end(call.call_id)
      await endCall(db, call, clock.now())
    } catch (error) {
      // Tried again at the next turn.
      log.warn({ err: error }, 'a call could not be ended')
    }
  }
}
