import { catalogues } from '@beckon/texts/catalogues'
import type { LocaleTag } from '@beckon/domain/country'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { DepsContext, type RiderDeps } from '../src/platform/deps/index.ts'
import { createActs } from '../src/platform/queue/acts.ts'
import { createActStore } from '../src/platform/queue/act-store.ts'
import { createStore } from '../src/platform/storage/index.ts'
import { createLocation } from '../src/platform/location/index.ts'
import { createPositions } from '../src/platform/positions/index.ts'
import { TextsContext, textsFrom } from '../src/platform/texts/index.ts'
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
  const tell: { found: PositionCallback } = { found: () => undefined }
  const geolocation = {
    watchPosition: (found: PositionCallback) => {
      tell.found = found
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
  const deps: RiderDeps = {
    config,
    clock,
    client,
    quickClient: client,
    session: fakeSession(),
    acts: createActs({
      store: createActStore(db, changes),
      changes,
      sender: { wake: vi.fn(), stop: vi.fn() },
      now,
      newId: () => crypto.randomUUID(),
      requestSync: () => undefined,
    }),
    work: createWork(shared),
    location: createLocation({ geolocation, battery: () => null, now }),
    positions: createPositions({ ...shared, alone: (_, run) => run() }),
    push: fakePush(),
    install: { state: createStore({ isInstalled: false, canAsk: false }), system: 'android', ask: vi.fn() },
    update: { isReady: createStore(false), apply: vi.fn() },
    invitation: createStore<string | undefined>(undefined),
    logOut: vi.fn(),
    ...changed,
  }
  return { deps, made, tell }
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
  const texts = textsFrom({ locale, catalogue: catalogues.en, choose: vi.fn() }, deps.config)
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
