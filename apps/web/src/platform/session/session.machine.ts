import { REFRESH_THRESHOLD_SECONDS } from '@beckon/domain/account'
import type { CallError } from '@beckon/contract/client'
import { assign, fromPromise, setup } from 'xstate'
import type { Session } from './session-store.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

export type Signed =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly error: CallError }

export type SessionEvent =
  | ({ readonly type: 'ATTEMPT' } & Credentials)
  | { readonly type: 'LOGOUT' }
  /** A call was refused because of the token. */
  | { readonly type: 'REJECTED' }
  /** The computer slept, so the timers may be late. */
  | { readonly type: 'WAKE' }
  /** Another tab signed in or out. */
  | { readonly type: 'STORED'; readonly session: Session | null }

export interface SessionContext {
  readonly session: Session | null
  /** Why the last attempt failed. */
  readonly problem: CallError | null
}

export interface SessionInput {
  readonly session: Session | null
}

/** How long until a refresh is tried again when the service could not be reached. */
const OFFLINE_RETRY_MS = 10_000
/** The longest time that a browser's timer can hold. */
const LONGEST_TIMER_MS = 2_000_000_000

const unprovided = () => Promise.reject<never>(new Error('this actor is provided by the session'))

/**
 * Signed out, attempting, signed in. A token within 600 seconds of its end is refreshed; when the refresh is refused
 * the user is signed out. When only the connection is missing it is tried again until the token has ended.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
  },
  actors: {
    signIn: fromPromise<Signed, Credentials>(unprovided),
    extend: fromPromise<Signed, Session>(unprovided),
  },
  actions: {
    /** Given by whoever runs the chart: the time, the store and the notices are outside of it. */
    keep: (_, _session: Session) => {},
    forget: () => {},
    endOnServer: (_, _session: Session | null) => {},
    sayDisconnected: () => {},
    sayExpired: () => {},
    takeStored: assign(({ event }) =>
      event.type === 'STORED' ? { session: event.session, problem: null } : {},
    ),
    drop: assign({ session: null, problem: null }),
  },
  guards: {
    storedIsOut: ({ event }) => event.type === 'STORED' && event.session === null,
    isOver: (_, _session: Session | null): boolean => true,
  },
  delays: {
    untilRefresh: () => LONGEST_TIMER_MS,
    offlineRetry: OFFLINE_RETRY_MS,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ session: input.session, problem: null }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        // Whoever comes back refreshes first; the stored token serves until that is answered.
        { guard: ({ context }) => context.session !== null, target: 'signedIn.refreshing' },
        { target: 'signedOut' },
      ],
    },
    signedOut: {
      on: {
        ATTEMPT: 'attempting',
        STORED: [{ guard: 'storedIsOut' }, { target: 'signedIn', actions: 'takeStored' }],
      },
    },
    attempting: {
      entry: assign({ problem: null }),
      invoke: {
        src: 'signIn',
        input: ({ event }) => {
          if (event.type !== 'ATTEMPT') throw new Error('only an attempt leads here')
          return { email: event.email, password: event.password }
        },
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'signedIn',
            actions: [
              assign(({ event }) => (event.output.ok ? { session: event.output.session } : {})),
              {
                type: 'keep',
                params: ({ event }) => {
                  if (!event.output.ok) throw new Error('the guard let a failure through')
                  return event.output.session
                },
              },
            ],
          },
          {
            target: 'signedOut',
            actions: assign(({ event }) => (event.output.ok ? {} : { problem: event.output.error })),
          },
        ],
        onError: { target: 'signedOut', actions: assign({ problem: { kind: 'broken', status: 0 } }) },
      },
    },
    signedIn: {
      initial: 'fresh',
      on: {
        LOGOUT: {
          target: 'signedOut',
          actions: [
            { type: 'endOnServer', params: ({ context }) => context.session },
            'forget',
            'drop',
            'sayDisconnected',
          ],
        },
        STORED: [
          { guard: 'storedIsOut', target: 'signedOut', actions: ['drop', 'sayDisconnected'] },
          { target: '.fresh', actions: 'takeStored' },
        ],
      },
      states: {
        fresh: {
          after: { untilRefresh: 'refreshing' },
          on: { REJECTED: 'refreshing', WAKE: { target: 'fresh', reenter: true } },
        },
        refreshing: {
          invoke: {
            src: 'extend',
            input: ({ context }) => {
              if (!context.session) throw new Error('nobody is signed in')
              return context.session
            },
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: 'fresh',
                actions: [
                  assign(({ event }) => (event.output.ok ? { session: event.output.session } : {})),
                  {
                    type: 'keep',
                    params: ({ event }) => {
                      if (!event.output.ok) throw new Error('the guard let a failure through')
                      return event.output.session
                    },
                  },
                ],
              },
              {
                guard: ({ event }) => !event.output.ok && event.output.error.kind === 'offline',
                target: 'waiting',
              },
              { target: 'ending' },
            ],
            onError: 'ending',
          },
        },
        waiting: {
          always: {
            guard: { type: 'isOver', params: ({ context }) => context.session },
            target: 'ending',
          },
          after: { offlineRetry: 'refreshing' },
          on: { WAKE: 'refreshing' },
        },
        ending: { always: { target: '#session.signedOut', actions: ['forget', 'drop', 'sayExpired'] } },
      },
    },
  },
})

/** Milliseconds until a token is to be refreshed; at once when it is already that near its end. */
export function refreshDelay(session: Session | null, nowSeconds: number): number {
  if (!session) return LONGEST_TIMER_MS
  const seconds = session.expires - nowSeconds - REFRESH_THRESHOLD_SECONDS
  return Math.min(Math.max(0, seconds * 1000), LONGEST_TIMER_MS)
}
