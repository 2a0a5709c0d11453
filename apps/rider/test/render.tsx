import { partTexts } from '@beckon/texts'
import { catalogues } from '@beckon/texts/catalogues'
import type { LocaleTag } from '@beckon/domain/country'
import { act, type ReactNode } from 'react'
import { z } from 'zod'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { DepsContext, type RiderDeps } from '../src/platform/deps/index.ts'
import { createActs } from '../src/platform/queue/acts.ts'
import { createActStore } from '../src/platform/queue/act-store.ts'
import { createDocuments } from '../src/platform/documents/index.ts'
import { createDrafts } from '../src/platform/drafts/index.ts'
import { createStore, storedValue } from '../src/platform/storage/index.ts'
import { createLocation } from '../src/platform/location/index.ts'
import { createPositions } from '../src/platform/positions/index.ts'
import { TextsContext } from '../src/platform/texts/index.ts'
import { createStopOrder } from '../src/platform/stops/index.ts'
import { createWork } from '../src/platform/work/index.ts'
import { fakeService, freshDatabase, localChanges, serviceClock } from './phone.ts'

export const config = {
  country: 'SG',
  country_name: 'Singapore',
  brand: 'beckon',
  currency: 'SGD',
  languages: ['en', 'ar'],
  default_language: 'en',
  phone_prefix: '+65',
  timezone: 'Asia/Singapore',
} as RiderDeps['config']

const rider = { id: 'r1', name: 'Ana', phone_number: '+65 1', vehicle: 'bicycle', language: null } as const
const session = { device_token: 'd', token: 't', expires: 9_999_999_999, rider }

const fakeSession = () =>
  ({
    state: createStore({ status: 'in', session }),
    load: async () => undefined,
    begin: vi.fn(),
    end: vi.fn(),
    update: vi.fn(),
    token: async () => 't',
    replace: async () => undefined,
  }) as unknown as RiderDeps['session']

const fakePush = () =>
  ({
    state: createStore('off'),
    load: vi.fn(),
    describe: vi.fn(),
    turnOn: vi.fn(),
    turnOff: vi.fn(),
    test: vi.fn(),
  }) as unknown as RiderDeps['push']

/** A phone whose position the test gives. */
function fakeGeolocation() {
  const tell: { found: PositionCallback; failed: PositionErrorCallback } = {
    found: () => undefined,
    failed: () => undefined,
  }
  const geolocation = {
    watchPosition: (found: PositionCallback, failed?: PositionErrorCallback | null) => {
      tell.found = found
      if (failed) tell.failed = failed
      return 1
    },
    clearWatch: () => undefined,
  }
  return { tell, geolocation }
}

/** Services of a logged-in rider, against a service that answers by name of the call. */
export async function riderDeps(
  answers: Parameters<typeof fakeService>[0],
  changed: Partial<RiderDeps> = {},
) {
  const db = await freshDatabase()
  const changes = localChanges()
  const clock = serviceClock()
  const { client, made } = fakeService(answers)
  const now = () => 1_000_000
  const shared = { db, changes, client, clock, now }
  const { tell, geolocation } = fakeGeolocation()
  const store = createActStore(db, changes)
  const acts = createActs({
    store,
    changes,
    sender: { wake: vi.fn(), stop: vi.fn() },
    now,
    newId: () => crypto.randomUUID(),
    requestSync: () => undefined,
  })
  const work = createWork(shared)
  const alone = <T,>(_: string, run: () => Promise<T>) => run()
  const deps: RiderDeps = {
    config,
    clock,
    client,
    quickClient: client,
    session: fakeSession(),
    acts,
    work,
    stopOrder: createStopOrder({ ...shared, acts, work, alone, newId: () => crypto.randomUUID() }),
    drafts: createDrafts(db),
    documents: createDocuments({ ...shared, newId: () => crypto.randomUUID(), sendNow: vi.fn() }),
    navigationApp: storedValue(db, 'navigation-app', z.string()),
    location: createLocation({ geolocation, battery: () => null, now }),
    battery: () => null,
    positions: createPositions({ ...shared, alone }),
    push: fakePush(),
    install: { state: createStore({ isInstalled: false, canAsk: false }), system: 'android', ask: vi.fn() },
    update: { isReady: createStore(false), apply: vi.fn() },
    invitation: createStore<string | undefined>(undefined),
    logOut: vi.fn(),
    ...changed,
  }
  return { deps, made, tell, store }
}

/** Turns of the event loop: a transaction of the database takes several. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => void setTimeout(done))
}

/** Renders a part of the app, in a language. */
export async function render(content: ReactNode, deps: RiderDeps, locale: LocaleTag = 'en') {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  const texts = partTexts<'rider'>({ locale, catalogue: catalogues.en, choose: vi.fn() }, deps.config)
  await act(async () =>
    root.render(
      <DepsContext value={deps}>
        <TextsContext value={texts}>{content}</TextsContext>
      </DepsContext>,
    ),
  )
  const button = (name: string) =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  return {
    place,
    text: () => place.textContent ?? '',
    has: (name: string) => button(name) !== undefined,
    press: async (name: string) =>
      act(async () => {
        button(name)?.click()
        await turns()
      }),
    settle: async () => act(turns),
    unmount: async () => act(async () => root.unmount()),
  }
}
