import type { BrowserConfig } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import { openClient, riderClient } from '../platform/client/index.ts'
import { createServiceClock, now } from '../platform/clock/index.ts'
import type { RiderDeps } from '../platform/deps/index.ts'
import { createDocuments } from '../platform/documents/index.ts'
import { createDrafts } from '../platform/drafts/index.ts'
import { createInstall, type Install } from '../platform/install/index.ts'
import { batteryReader, createLocation } from '../platform/location/index.ts'
import { createPositions } from '../platform/positions/index.ts'
import { createPush, storedPushTexts } from '../platform/push/index.ts'
import { openActs } from '../platform/queue/index.ts'
import { onInvitation } from '../platform/router/index.ts'
import { alone, logOut, openSession } from '../platform/session/index.ts'
import { createChanges, createStore, type Database, storedValue } from '../platform/storage/index.ts'
import { createStopOrder } from '../platform/stops/index.ts'
import { createWork } from '../platform/work/index.ts'
import { z } from 'zod'
import { createUpdate, registration } from './update.ts'

/** For calls that a rider waits for: a lost connection passes within seconds in a lift or a tunnel. */
const RETRIES = 2

export interface Given {
  readonly config: BrowserConfig
  readonly db: Database
  readonly invitation: string | undefined
}

const language = () => document.documentElement.lang || undefined

const newId = () => crypto.randomUUID()

/** Makes the services of the app. */
export function createDeps({ config, db, invitation: opened }: Given): RiderDeps {
  const invitation = createStore(opened)
  onInvitation(invitation.set)
  const clock = createServiceClock(now)
  const changes = createChanges()
  const session = openSession({ db, changes, clock, client: openClient(language) })
  const client = riderClient(session, { language, retries: RETRIES })
  const quickClient = riderClient(session, { language, retries: 0 })
  const repeated = { db, changes, clock, now, client: quickClient }
  const install = createInstall()
  const push = pushOf(client, { db, install })
  const acts = openActs(repeated)
  const battery = batteryReader()
  const work = createWork(repeated)
  // Acts that waited while there was no session are sent after the login.
  session.state.subscribe(() => acts.sendNow())
  return {
    config,
    clock,
    session,
    client,
    quickClient,
    acts,
    work,
    stopOrder: createStopOrder({ ...repeated, acts, work, alone, newId }),
    drafts: createDrafts(db),
    documents: createDocuments({ ...repeated, client, newId, sendNow: acts.sendNow }),
    navigationApp: storedValue(db, 'navigation-app', z.string()),
    location: createLocation({ geolocation: geolocation(), battery, now }),
    battery,
    positions: createPositions({ ...repeated, alone }),
    push,
    install,
    update: createUpdate(),
    invitation,
    async logOut() {
      await push.turnOff()
      await logOut({ db, session, client: quickClient })
    },
  }
}

const pushOf = (client: Client, { db, install }: { readonly db: Database; readonly install: Install }) =>
  createPush({
    client,
    system: install.system,
    isInstalled: () => install.state.get().isInstalled,
    registration,
    texts: storedPushTexts(db),
  })

/** Browsers offer it only over a secure connection. */
const geolocation = () => (navigator as { readonly geolocation?: Geolocation }).geolocation
