import type { Bus } from '../bus/bus.ts'
import type { Database } from '../database/connect.ts'

/** Topic of users whose roles have changed or ended, for every process that may hold their sockets. Its name is older than roles. */
export const ACCESS_CHANGED_TOPIC = 'access-ended'

/** With a transaction it is published at the commit. */
export const publishAccessChanged = (bus: Bus, tx: Database, userId: string): Promise<void> =>
  bus.publish(tx, ACCESS_CHANGED_TOPIC, [userId])
