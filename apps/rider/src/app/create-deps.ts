import type { BrowserConfig } from '@beckon/contract'
import { openClient, riderClient } from '../platform/client/index.ts'
import { createServiceClock, now } from '../platform/clock/index.ts'
import type { RiderDeps } from '../platform/deps/index.ts'
import { openSession } from '../platform/session/index.ts'
import { clearDatabase, createChanges, createStore, type Database } from '../platform/storage/index.ts'

/** For calls that a rider waits for: a lost connection passes within seconds in a lift or a tunnel. */
const RETRIES = 2

export interface Given {
  readonly config: BrowserConfig
  readonly db: Database
  readonly invitation: string | undefined
}

/** Makes the services of the app. */
export function createDeps({ config, db, invitation }: Given): RiderDeps {
  const clock = createServiceClock(now)
  const changes = createChanges()
  const session = openSession({ db, changes, clock, client: openClient() })
  return {
    config,
    clock,
    session,
    client: riderClient(session, RETRIES),
    invitation: createStore(invitation),
    async logOut() {
      await session.end(false)
      await clearDatabase(db)
    },
  }
}
