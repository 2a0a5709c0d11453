import type { Bus } from '../bus/bus.ts'
import type { Database } from '../database/connect.ts'

/** Topic of users who may see less than before, for every process that may hold their sockets. */
export const ACCESS_ENDED_TOPIC = 'access-ended'

/** With a transaction it is published at the commit. */
export const publishAccessEnded = (bus: Bus, tx: Database, userId: string): Promise<void> =>
  bus.publish(tx, ACCESS_ENDED_TOPIC, [userId])
