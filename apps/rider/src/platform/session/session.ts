import type { RiderSession } from '@beckon/contract'
import type { CallError, CallResult } from '@beckon/contract/client'
import type { ServiceClock } from '../clock/index.ts'
import { createStore, type Changes, type Store, type Value } from '../storage/index.ts'

export type SessionState =
  | { readonly status: 'loading' }
  /** `ended`: the service ended the session, for instance from another device. */
  | { readonly status: 'out'; readonly ended: boolean }
  | { readonly status: 'in'; readonly session: RiderSession }

type Refreshed = Omit<RiderSession, 'device_token'>

export interface SessionDeps {
  readonly stored: Value<RiderSession>
  readonly changes: Changes
  readonly clock: ServiceClock
  /** Asks the service for the next access token. */
  readonly refresh: (deviceToken: string) => Promise<CallResult<Refreshed>>
  /** Runs while no other page of this phone runs under the same name. */
  readonly alone: <T>(name: string, run: () => Promise<T>) => Promise<T>
  /** Removes what another rider left on this phone, before this rider begins. */
  readonly prepareFor: (riderId: string) => Promise<void>
}

export interface Session {
  readonly state: Store<SessionState>
  /** Reads the stored session. */
  load(): Promise<void>
  begin(session: RiderSession): Promise<void>
  /** Removes the session from this phone. `ended`: the service ended it. */
  end(ended: boolean): Promise<void>
  /** Replaces the rider's own data. */
  update(rider: RiderSession['rider']): Promise<void>
  /** An access token that is valid for a minute at least, or the old one where none can be had. */
  token(): Promise<string | undefined>
  /** The next token after the service rejected this one; undefined where there is none. */
  replace(rejected: string): Promise<string | undefined>
}

const SPARE_SECONDS = 60

/** The rider's session: a device token that stays for weeks, and access tokens of an hour. */
export function createSession(deps: SessionDeps): Session {
  const { stored, changes, clock } = deps
  const state = createStore<SessionState>({ status: 'loading' })
  const load = async () => {
    const session = await stored.read()
    const before = state.get()
    if (session) state.set({ status: 'in', session })
    else state.set({ status: 'out', ended: before.status === 'out' && before.ended })
  }
  const write = async (session: RiderSession) => {
    await stored.write(session)
    state.set({ status: 'in', session })
    changes.publish('session')
  }
  const end = async (ended: boolean) => {
    state.set({ status: 'out', ended })
    await stored.clear()
    changes.publish('session')
  }
  changes.on('session', () => void load())
  const isFresh = (session: RiderSession) => session.expires > clock.seconds() + SPARE_SECONDS
  const present = () => presentIn(state.get())
  const next = tokens(deps, { write, end: () => end(true) })
  return {
    state,
    load,
    end,
    async begin(session) {
      await deps.prepareFor(session.rider.id)
      await write(session)
    },
    async update(rider) {
      const session = present()
      if (session) await write({ ...session, rider })
    },
    async token() {
      const session = present() ?? (await stored.read())
      return !session || isFresh(session) ? session?.token : next(isFresh)
    },
    async replace(rejected) {
      const token = await next((session) => session.token !== rejected)
      return token === rejected ? undefined : token
    },
  }
}

const presentIn = (state: SessionState): RiderSession | undefined =>
  state.status === 'in' ? state.session : undefined

interface Writing {
  readonly write: (session: RiderSession) => Promise<void>
  readonly end: () => Promise<void>
}

/** Fetches access tokens, one at a time in all pages of the phone, unless the stored one is usable. */
const tokens =
  ({ stored, alone, refresh }: SessionDeps, { write, end }: Writing) =>
  (isUsable: (session: RiderSession) => boolean): Promise<string | undefined> =>
    alone('beckon-rider-token', async () => {
      // Another page may have refreshed it meanwhile.
      const session = await stored.read()
      if (!session || isUsable(session)) return session?.token
      const refreshed = await refresh(session.device_token)
      if (refreshed.ok) {
        await write({ ...session, ...refreshed.answer })
        return refreshed.answer.token
      }
      if (!endsSession(refreshed.error)) return session.token
      await end()
      return undefined
    })

/** The device has been ended, or the rider may not sign in: not a failure that passes. */
const endsSession = (error: CallError): boolean =>
  error.kind === 'refused' && (error.status === 401 || error.status === 403)
