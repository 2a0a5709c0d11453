import type { LiveMessage, LiveRequest } from '@beckon/contract'
import { assign, fromCallback, sendTo, setup } from 'xstate'

export type SocketCommand = { readonly type: 'SEND'; readonly request: LiveRequest }

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

export interface LiveContext {
  readonly vendorId: string | null
  /** The outlets of that vendor too. */
  readonly includeOutlets: boolean
  readonly queue: readonly LiveRequest[]
  /** Connections that failed in a row. */
  readonly failures: number
  /** The last sequence that came, by vendor: said when coming back, so that nothing is missed. */
  readonly lastSeen: Readonly<Record<string, number>>
  /** Milliseconds since 1970 at which it became live, or stopped being so. */
  readonly since: number
  readonly wasLive: boolean
}

export interface LiveInput {
  readonly now: number
}

/** The first try again comes after a second; then twice as long each time, half a minute at most. */
export const reconnectDelay = (failures: number): number =>
  Math.min(1000 * 2 ** Math.max(0, failures - 1), 30_000)

const QUEUE_POLL_MS = 1000
const HEARTBEAT_MS = 20_000
const SILENCE_MS = 10_000

const unprovided = fromCallback<SocketCommand, undefined>(() => {
  throw new Error('the socket is provided by the live connection')
})

/** Off, up (opening, open, live) or waiting to come back. */
export const liveMachine = setup({
  types: { context: {} as LiveContext, events: {} as LiveEvent, input: {} as LiveInput },
  actors: { socket: unprovided },
  actions: {
    /** Given by whoever runs the chart. */
    hear: (_, _message: LiveMessage) => {},
    cameBack: () => {},
    refreshSession: () => {},
    markTime: () => {},
    remember: assign(({ context, event }) =>
      event.type === 'MESSAGE' ? { lastSeen: seen(context.lastSeen, event.message) } : {},
    ),
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
    wasLive: ({ context }) => context.wasLive,
  },
  delays: { backOff: ({ context }) => reconnectDelay(context.failures) },
}).createMachine({
  id: 'live',
  context: ({ input }) => ({
    vendorId: null,
    includeOutlets: false,
    queue: [],
    failures: 0,
    lastSeen: {},
    since: input.now,
    wasLive: false,
  }),
  initial: 'off',
  on: {
    STOP: {
      target: '.off',
      actions: assign({ queue: [], lastSeen: {}, failures: 0, wasLive: false, vendorId: null }),
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
          actions: ['remember', { type: 'hear', params: ({ event }) => event.message }],
        },
      },
      states: {
        opening: {
          on: { OPENED: [{ guard: 'hasVendor', target: 'open' }, { target: 'idle' }] },
        },
        /** Connected, with nobody to follow yet. */
        idle: { on: { FOLLOW: { target: 'open', actions: 'follow' } } },
        open: {
          entry: 'subscribe',
          initial: 'subscribing',
          on: { FOLLOW: { guard: 'isOther', target: 'open', reenter: true, actions: 'follow' } },
          states: {
            subscribing: {
              after: { [SILENCE_MS]: '#live.waiting' },
              on: {
                MESSAGE: {
                  guard: 'isSubscribed',
                  target: 'live',
                  actions: ['remember', { type: 'hear', params: ({ event }) => event.message }],
                },
              },
            },
            live: {
              type: 'parallel',
              entry: [{ type: 'cameBack' }, 'markTime', assign({ failures: 0, wasLive: true })],
              exit: 'markTime',
              states: {
                queue: {
                  initial: 'resting',
                  states: {
                    resting: {
                      after: {
                        [QUEUE_POLL_MS]: [
                          { guard: 'hasQueue', target: 'sending' },
                          { target: 'resting', reenter: true },
                        ],
                      },
                    },
                    sending: {
                      entry: [
                        sendTo('socket', ({ context }) => firstOf(context.queue)),
                        assign(({ context }) => ({ queue: context.queue.slice(1) })),
                      ],
                      always: [
                        { guard: 'hasQueue', target: 'sending', reenter: true },
                        { target: 'resting' },
                      ],
                    },
                  },
                },
                /** A connection may be dead without being closed: silence after a ping says so. */
                pulse: {
                  initial: 'calm',
                  states: {
                    calm: { after: { [HEARTBEAT_MS]: 'listening' }, on: { WAKE: 'listening' } },
                    listening: {
                      entry: 'ping',
                      after: { [SILENCE_MS]: '#live.waiting' },
                      on: {
                        MESSAGE: {
                          target: 'calm',
                          actions: ['remember', { type: 'hear', params: ({ event }) => event.message }],
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
      on: { WAKE: 'up' },
    },
  },
})

/** The close code of a session that has ended. */
const SIGNED_OUT = 4401

function subscription({ vendorId, includeOutlets, lastSeen }: LiveContext): SocketCommand {
  if (vendorId === null) throw new Error('there is no vendor to follow')
  const last = lastSeen[vendorId]
  const data = {
    vendor_id: vendorId,
    ...(includeOutlets ? { include_outlets: true } : {}),
    ...(last === undefined ? {} : { last_seen: last }),
  }
  return { type: 'SEND', request: { action: 'subscribeToVendor', data } }
}

function firstOf(queue: readonly LiveRequest[]): SocketCommand {
  const [request] = queue
  if (!request) throw new Error('the queue is empty')
  return { type: 'SEND', request }
}

function seen(lastSeen: LiveContext['lastSeen'], message: LiveMessage): LiveContext['lastSeen'] {
  if (message.type === 'order_update' || message.type === 'resync') {
    const { vendor_id: vendorId, sequence } = message.data
    return { ...lastSeen, [vendorId]: Math.max(sequence, lastSeen[vendorId] ?? 0) }
  }
  if (message.type === 'subscribe_ok') {
    // Coming back, what was missed is still on its way and says its own sequence.
    const { vendor_id: vendorId, sequence } = message.data
    return vendorId in lastSeen ? lastSeen : { ...lastSeen, [vendorId]: sequence }
  }
  return lastSeen
}
