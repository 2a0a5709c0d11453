import type { Client } from '@beckon/contract/client'
import type { ServiceClock } from '../clock/index.ts'
import { alone } from '../session/index.ts'
import type { Changes, Database } from '../storage/index.ts'
import { sendDocuments } from '../documents/index.ts'
import { createActStore } from './act-store.ts'
import { type Pass, sendAll } from './send-all.ts'

export interface SendOnceDeps {
  readonly db: Database
  readonly changes: Changes
  readonly clock: ServiceClock
  readonly client: Client
  readonly now: () => number
}

/** Sends everything once, while no other page and not the worker does. */
export const sendOnce = ({ db, changes, ...deps }: SendOnceDeps): Promise<Pass> => {
  const store = createActStore(db, changes)
  return alone('beckon-rider-queue', async () => {
    const sent = await sendAll({ store, ...deps })
    return sent === 'failed' ? sent : sendDocuments({ db, changes, client: deps.client })
  })
}

/** Name of the event by which a browser wakes the worker when there is a connection. */
export const SYNC_TAG = 'beckon-rider-acts'
