import type { LiveMessage, LiveRequest } from '@beckon/contract'
import { type AnyEventObject, assign, type CallbackActorLogic, fromCallback, sendTo, setup } from 'xstate'
import { type Received, afterMessage, nothingReceived, skips } from './sequence.ts'

export type SocketCommand = { readonly type: 'SEND'; readonly request: LiveRequest }

/** Opens a socket while it runs, sends commands and emits its events. */
export type LiveSocket = CallbackActorLogic<SocketCommand, undefined, AnyEventObject>

export type LiveEvent =
  | { readonly type: 'START' }
  | { readonly type: 'STOP' }
  | { readonly type: 'FOLLOW'; readonly vendorId: string; readonly includeOutlets?: boolean }
  | { readonly type: 'OPENED' }
  | { readonly type: 'CLOSED'; readonly code: number }
  | { readonly type: 'MESSAGE'; readonly message: LiveMessage }
  /** Something asks to be sent; it waits in the queue until the socket is open. */
  | { readonly type: 'ASK'; readonly request: LiveRequest }
  /** The computer woke up or the network came back. */
  | { readonly type: 'WAKE' }
  /** The browser reports that it is offline; a ping finds out whether it is. */
  | { readonly type: 'NETWORK_LOST' }

export interface LiveContext {
  readonly vendorId: string | null
  /** The outlets of that vendor too. */
  readonly includeOutlets: boolean
  readonly queue: readonly LiveRequest[]
  /** Connections that failed in a row. */
  readonly failures: number
  readonly received: Received
  /** Milliseconds since 1970 at which it became live, or stopped being so. */
  readonly since: number
  readonly wasLive: boolean
  /** From 0 to below 1; spreads out those who come back at once. */
  readonly random: () => number
}

export interface ReceivedMessage {
  readonly message: LiveMessage
  /** An update before it did not come: everything is to be fetched again. */
  readonly isAfterGap: boolean
}

export interface LiveInput {
  readonly now: number
  readonly random?: () => number
}

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

/**
 * Returns the delay of the next attempt in milliseconds: one second, then doubled each time up to half a minute, with up to
 * 50 % jitter, so that clients do not reconnect at once after a restart.
 */
export function reconnectDelay(failures: number, random: number): number {
  if (failures <= 1) return FIRST_WAIT_MS
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS) * (1 - random / 2)
}

const QUEUE_POLL_MS = 1000
const HEARTBEAT_MS = 20_000
const SILENCE_MS = 10_000

const unprovided = fromCallback<SocketCommand, undefined, AnyEventObject>(() => {
  throw new Error('the socket is provided by the live connection')
})

/** Off, up (opening, open, live) or waiting to come back. */
export const liveMachine = setup({
  types: { context: {} as LiveContext, events: {} as LiveEvent, input: {} as LiveInput },
  actors: { socket: unprovided },
  actions: {
    /** Provided with the actors. */
    deliver: (_, _received: ReceivedMessage) => {},
    refreshSession: () => {},
    markTime: () => {},
    recordSequence: assign(({ context, event }) =>
      event.type === 'MESSAGE' ? { received: afterMessage(context.received, event.message) } : {},
    ),
    clearConfirmed: assign(({ context }) => ({ received: { ...context.received, confirmed: {} } })),
    enqueue: assign(({ context, event }) =>
      event.type === 'ASK' ? { queue: [...context.queue, event.request] } : {},
    ),
    follow: assign(({ event }) =>
      event.type === 'FOLLOW'
        ? { vendorId: event.vendorId, includeOutlets: event.includeOutlets ?? false }
        : {},
    ),
    subscribe: sendTo('socket', ({ context }) => subscription(context)),
    ping: sendTo('socket', { type: 'SEND', request: { action: 'ping' } }),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
  },
  guards: {
    hasVendor: ({ context }) => context.vendorId !== null,
    isOther: ({ context, event }) =>
      event.type === 'FOLLOW' &&
      (event.vendorId !== context.vendorId || (event.includeOutlets ?? false) !== context.includeOutlets),
    isSubscribed: ({ context, event }) =>
      event.type === 'MESSAGE' &&
      event.message.type === 'subscribe_ok' &&
      event.message.data.vendor_id === context.vendorId,
    signedOut: ({ event }) => event.type === 'CLOSED' && event.code === SIGNED_OUT,
    hasQueue: ({ context }) => context.queue.length > 0,
  },
  delays: { backOff: ({ context }) => reconnectDelay(context.failures, context.random()) },
}).createMachine({
  id: 'live',
  context: ({ input }) => ({
    vendorId: null,
    includeOutlets: false,
    queue: [],
    failures: 0,
    received: nothingReceived,
    since: input.now,
    wasLive: false,
    random: input.random ?? Math.random,
  }),
  initial: 'off',
  on: {
    STOP: {
      target: '.off',
      actions: assign({ queue: [], received: nothingReceived, failures: 0, wasLive: false, vendorId: null }),
    },
    FOLLOW: { guard: 'isOther', actions: 'follow' },
    ASK: { actions: 'enqueue' },
  },
  states: {
    off: { on: { START: 'up' } },
    up: {
      initial: 'opening',
      invoke: { src: 'socket', id: 'socket' },
      on: {
        CLOSED: [
          { guard: 'signedOut', target: 'waiting', actions: ['countFailure', 'refreshSession'] },
          { target: 'waiting', actions: 'countFailure' },
        ],
        MESSAGE: {
          actions: [{ type: 'deliver', params: receivedBy }, 'recordSequence'],
        },
      },
      states: {
        opening: {
          after: { [SILENCE_MS]: { target: '#live.waiting', actions: 'countFailure' } },
          on: { OPENED: [{ guard: 'hasVendor', target: 'open' }, { target: 'idle' }] },
        },
        /** Connected, without a vendor to follow yet. */
        idle: { on: { FOLLOW: { target: 'open', actions: 'follow' } } },
        open: {
          entry: ['clearConfirmed', 'subscribe'],
          initial: 'subscribing',
          on: { FOLLOW: { guard: 'isOther', target: 'open', reenter: true, actions: 'follow' } },
          states: {
            subscribing: {
              after: { [SILENCE_MS]: { target: '#live.waiting', actions: 'countFailure' } },
              on: {
                MESSAGE: {
                  guard: 'isSubscribed',
                  target: 'live',
                  actions: [{ type: 'deliver', params: receivedBy }, 'recordSequence'],
                },
              },
            },
            live: {
              type: 'parallel',
              entry: ['markTime', assign({ failures: 0, wasLive: true })],
              exit: 'markTime',
              states: {
                queue: {
                  initial: 'idle',
                  states: {
                    idle: {
                      after: {
                        [QUEUE_POLL_MS]: [
                          { guard: 'hasQueue', target: 'sending' },
                          { target: 'idle', reenter: true },
                        ],
                      },
                    },
                    sending: {
                      entry: [
                        sendTo('socket', ({ context }) => firstOf(context.queue)),
                        assign(({ context }) => ({ queue: context.queue.slice(1) })),
                      ],
                      always: [{ guard: 'hasQueue', target: 'sending', reenter: true }, { target: 'idle' }],
                    },
                  },
                },
                /** A connection may be dead without being closed: an unanswered ping detects that. */
                heartbeat: {
                  initial: 'idle',
                  states: {
                    idle: {
                      after: { [HEARTBEAT_MS]: 'awaitingPong' },
                      on: { WAKE: 'awaitingPong', NETWORK_LOST: 'awaitingPong' },
                    },
                    awaitingPong: {
                      entry: 'ping',
                      after: { [SILENCE_MS]: { target: '#live.waiting', actions: 'countFailure' } },
                      on: {
                        MESSAGE: {
                          target: 'idle',
                          actions: [{ type: 'deliver', params: receivedBy }, 'recordSequence'],
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    waiting: {
      after: { backOff: 'up' },
      on: { WAKE: { target: 'up', actions: assign({ failures: 0 }) } },
    },
  },
})

/** The close code of a session that has ended. */
const SIGNED_OUT = 4401

function subscription({ vendorId, includeOutlets, received }: LiveContext): SocketCommand {
  if (vendorId === null) throw new Error('there is no vendor to follow')
  const last = received.lastSeen[vendorId]
  const data = {
    vendor_id: vendorId,
    ...(includeOutlets ? { include_outlets: true } : {}),
    ...(last === undefined ? {} : { last_seen: last }),
  }
  return { type: 'SEND', request: { action: 'subscribeToVendor', data } }
}

function receivedBy({ context, event }: OnMessage): ReceivedMessage {
  return { message: event.message, isAfterGap: skips(context.received, event.message) }
}

interface OnMessage {
  readonly context: LiveContext
  readonly event: Extract<LiveEvent, { type: 'MESSAGE' }>
}

function firstOf(queue: readonly LiveRequest[]): SocketCommand {
  const [request] = queue
  if (!request) throw new Error('the queue is empty')
  return { type: 'SEND', request }
}
