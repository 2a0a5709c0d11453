import { assign, fromPromise, setup } from 'xstate'
import type { PlatformSession } from '../mode/index.ts'
import type { Credentials, SessionContext, SessionEvent, SessionInput, Signed } from './session-events.ts'
import type { ClassicSession, Session } from './session-store.ts'
import { viewStates } from './view-states.ts'

const OFFLINE_RETRY_MS = 10_000
const HOST_RETRY_MS = 30_000
const GUEST_CHECK_MS = 5000
/** The longest time that a browser's timer can hold. */
export const LONGEST_TIMER_MS = 2_000_000_000

/** Returns the changes of the context after a login or a refresh. */
const afterSigning = (signed: Signed): Partial<SessionContext> =>
  signed.ok ? { session: signed.session } : { problem: signed.error }

const unprovided = () => Promise.reject<never>(new Error('this actor is provided by the session'))

/**
 * Signed out, attempting, signed in; or embedded by a platform; or a guest. A token within 600 seconds of its end is
 * refreshed; when the refresh is refused the user is signed out. When only the connection is missing it is tried
 * again until the token has ended. A platform's token comes from the page around us. A guest's token is never
 * refreshed, only checked for its expiry.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
  },
  actors: {
    signIn: fromPromise<Signed, Credentials>(unprovided),
    extend: fromPromise<Signed, ClassicSession>(unprovided),
    askHost: fromPromise<PlatformSession | undefined>(unprovided),
  },
  actions: {
    /** Provided with the actors: time, stores and notices are outside of the machine. */
    storeSession: (_, _session: Session | null) => {},
    clearStoredSession: (_, _session: Session | null) => {},
    clearStoredGuest: () => {},
    endOnServer: (_, _session: Session | null) => {},
    notifyDisconnected: () => {},
    notifyExpired: () => {},
    notifyGuestEnded: () => {},
    notifyViewEnded: () => {},
    setSession: assign(({ event }) =>
      event.type === 'STORED' || event.type === 'PLATFORM' || event.type === 'GUEST'
        ? { session: event.session, problem: null, isRejected: false }
        : {},
    ),
    clearSession: assign({ session: null, problem: null, isRejected: false }),
  },
  guards: {
    isOf: ({ context }, mode: Session['mode']) => context.session?.mode === mode,
    signedOutInOtherTab: ({ context, event }) =>
      event.type === 'STORED' && event.session === null && event.mode === context.session?.mode,
    /** An account, or without a session also a guest. */
    signedInInOtherTab: ({ context, event }) =>
      event.type === 'STORED' &&
      event.session !== null &&
      (context.session === null || event.mode === 'classic'),
    isOver: (_, _session: Session | null): boolean => true,
    isRejected: ({ context }) => context.isRejected,
    isFresh: ({ context: { session, isFresh } }) => isFresh && session?.mode === 'classic',
  },
  delays: {
    untilRefresh: () => LONGEST_TIMER_MS,
    offlineRetry: OFFLINE_RETRY_MS,
    hostRetry: HOST_RETRY_MS,
    guestCheck: GUEST_CHECK_MS,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, problem: null, isRejected: false }),
  initial: 'starting',
  on: {
    // Replaces any session: the embedding page determines the user, and its token belongs to this tab.
    PLATFORM: {
      target: '.embedded.fresh',
      reenter: true,
      actions: ['setSession', { type: 'storeSession', params: ({ context }) => context.session }],
    },
  },
  states: {
    starting: {
      always: [
        { guard: { type: 'isOf', params: 'godroid' }, target: 'embedded' },
        { guard: { type: 'isOf', params: 'guest' }, target: 'guest' },
        { guard: { type: 'isOf', params: 'view' }, target: 'viewing' },
        { guard: 'isFresh', target: 'signedIn' },
        // A stored session is refreshed first; its token is valid until the answer.
        { guard: { type: 'isOf', params: 'classic' }, target: 'signedIn.refreshing' },
        { target: 'signedOut' },
      ],
    },
    signedInElsewhere: {
      always: [{ guard: { type: 'isOf', params: 'guest' }, target: 'guest' }, { target: 'signedIn' }],
    },
    signedOut: {
      on: {
        ATTEMPT: 'attempting',
        STORED: { guard: 'signedInInOtherTab', target: 'signedInElsewhere', actions: 'setSession' },
        GUEST: {
          target: 'guest',
          actions: ['setSession', { type: 'storeSession', params: ({ context }) => context.session }],
        },
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
              assign(({ event }) => afterSigning(event.output)),
              { type: 'storeSession', params: ({ context }) => context.session },
              'clearStoredGuest',
            ],
          },
          {
            target: 'refused',
            actions: assign(({ event }) => afterSigning(event.output)),
          },
        ],
        onError: { target: 'refused', actions: assign({ problem: { kind: 'broken', status: 0 } }) },
      },
    },
    /** A guest who could not sign in is a guest still. */
    refused: {
      always: [{ guard: { type: 'isOf', params: 'guest' }, target: 'guest' }, { target: 'signedOut' }],
    },
    signedIn: {
      initial: 'fresh',
      on: {
        LOGOUT: {
          target: 'signedOut',
          actions: [
            { type: 'endOnServer', params: ({ context }) => context.session },
            { type: 'clearStoredSession', params: ({ context }) => context.session },
            'clearSession',
            'notifyDisconnected',
          ],
        },
        STORED: [
          {
            guard: 'signedOutInOtherTab',
            target: 'signedOut',
            actions: ['clearSession', 'notifyDisconnected'],
          },
          { guard: 'signedInInOtherTab', target: '.fresh', actions: 'setSession' },
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
            input: ({ context: { session } }) => {
              if (session?.mode !== 'classic') throw new Error('nobody is signed in')
              return session
            },
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: 'fresh',
                actions: [
                  assign(({ event }) => afterSigning(event.output)),
                  { type: 'storeSession', params: ({ context }) => context.session },
                ],
              },
              {
                guard: ({ event }) => !event.output.ok && event.output.error.kind === 'offline',
                target: 'waiting',
              },
              { target: '#session.ending' },
            ],
            onError: '#session.ending',
          },
        },
        waiting: {
          always: {
            guard: { type: 'isOver', params: ({ context }) => context.session },
            target: '#session.ending',
          },
          after: { offlineRetry: 'refreshing' },
          on: { WAKE: 'refreshing' },
        },
      },
    },
    /** Inside a platform's page: there is no logout, and other tabs have no effect. */
    embedded: {
      initial: 'fresh',
      states: {
        fresh: {
          after: { untilRefresh: 'requestingToken' },
          on: {
            REJECTED: { target: 'requestingToken', actions: assign({ isRejected: true }) },
            WAKE: { target: 'fresh', reenter: true },
          },
        },
        requestingToken: {
          invoke: {
            src: 'askHost',
            onDone: [
              {
                guard: ({ event }) => event.output !== undefined,
                target: 'fresh',
                actions: [
                  assign(({ event }) => (event.output ? { session: event.output, isRejected: false } : {})),
                  { type: 'storeSession', params: ({ context }) => context.session },
                ],
              },
              { guard: 'isRejected', target: '#session.ending' },
              { target: 'hostUnavailable' },
            ],
            onError: 'hostUnavailable',
          },
        },
        /** The host page does not answer: the token is valid until it expires. */
        hostUnavailable: {
          always: {
            guard: { type: 'isOver', params: ({ context }) => context.session },
            target: '#session.ending',
          },
          after: { hostRetry: 'requestingToken' },
          on: {
            REJECTED: { target: 'requestingToken', actions: assign({ isRejected: true }) },
            WAKE: 'requestingToken',
          },
        },
      },
    },
    guest: {
      after: {
        guestCheck: [
          {
            guard: { type: 'isOver', params: ({ context }) => context.session },
            target: 'guestEnding',
          },
          { target: 'guest', reenter: true },
        ],
      },
      on: {
        ATTEMPT: 'attempting',
        REJECTED: 'guestEnding',
        WAKE: {
          guard: { type: 'isOver', params: ({ context }) => context.session },
          target: 'guestEnding',
        },
        LOGOUT: {
          target: 'signedOut',
          actions: [
            { type: 'clearStoredSession', params: ({ context }) => context.session },
            'clearSession',
            'notifyDisconnected',
          ],
        },
        STORED: [
          {
            guard: 'signedOutInOtherTab',
            target: 'signedOut',
            actions: ['clearSession', 'notifyDisconnected'],
          },
          { guard: 'signedInInOtherTab', target: 'signedInElsewhere', actions: 'setSession' },
        ],
      },
    },
    ...viewStates,
    guestEnding: {
      always: {
        target: 'signedOut',
        actions: [
          { type: 'clearStoredSession', params: ({ context }) => context.session },
          'clearSession',
          'notifyGuestEnded',
        ],
      },
    },
    ending: {
      always: {
        target: 'signedOut',
        actions: [
          { type: 'clearStoredSession', params: ({ context }) => context.session },
          'clearSession',
          'notifyExpired',
        ],
      },
    },
  },
})
