import { riderCalls } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import type { ServiceClock } from '../clock/index.ts'
import type { Changes, Database } from '../storage/index.ts'
import { alone } from './alone.ts'
import { prepareFor } from './owner.ts'
import { createSession, type Session } from './session.ts'
import { storedSession } from './stored-session.ts'

export interface OpenSessionDeps {
  readonly db: Database
  readonly changes: Changes
  readonly clock: ServiceClock
  /** A client without a session. */
  readonly client: Client
}

/** The session of this phone, in a page or in the service worker. */
export const openSession = ({ db, changes, clock, client }: OpenSessionDeps): Session =>
  createSession({
    stored: storedSession(db),
    changes,
    clock,
    alone,
    prepareFor: (riderId) => prepareFor(db, riderId),
    async refresh(deviceToken) {
      const called = await client.call(riderCalls.refreshRider, { body: { device_token: deviceToken } })
      return called.ok ? { ok: true, answer: called.answer.result } : called
    },
  })
