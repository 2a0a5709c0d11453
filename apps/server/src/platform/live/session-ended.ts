import type { Bus } from '../bus/bus.ts'
import type { Database } from '../database/connect.ts'

/** Topic of ended sessions, for every process that may hold their sockets. */
export const SESSION_ENDED_TOPIC = 'session-ended'
/** Ids in one message: 36 letters each, far below what a message holds. */
const BATCH_SIZE = 100

/** With a transaction it is published when that commits. The sessions of a user are not limited, so there may be many. */
export async function publishSessionsEnded(
  bus: Bus,
  tx: Database,
  sessionIds: readonly string[],
): Promise<void> {
  for (let index = 0; index < sessionIds.length; index += BATCH_SIZE) {
    await bus.publish(tx, SESSION_ENDED_TOPIC, sessionIds.slice(index, index + BATCH_SIZE))
  }
}
