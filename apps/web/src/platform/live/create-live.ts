import type { LiveMessage, LiveRequest } from '@beckon/contract'
import { assign, createActor } from 'xstate'
import { after, now } from '../clock/index.ts'
import { authorizationOf, identityOf, type SessionActor } from '../session/index.ts'
import { liveMachine } from './live.machine.ts'
import { socketWith } from './open-socket.ts'

type Listener = (message: LiveMessage) => void

/**
 * The live connection of this tab: follows one vendor, and tells whoever listens. `fetchAnew` is for when what came is
 * not everything: after a gap, when too much was missed, and when it is back.
 */
export function createLive(session: SessionActor, fetchAnew: () => void) {
  const listeners = new Set<Listener>()
  const fetchSoon = gathered(fetchAnew)
  let used: string | undefined
  const chart = liveMachine.provide({
    actors: { socket: socketWith(() => (used = authorizationNow(session))) },
    actions: {
      hear: (_, { message, isAfterGap }) => {
        listeners.forEach((told) => told(message))
        if (isAfterGap || message.type === 'resync') fetchSoon()
      },
      cameBack: ({ context }) => (context.wasLive ? fetchSoon() : undefined),
      // A socket ends with the token that it was opened with; by then there may be another one.
      refreshSession: () => void (authorizationNow(session) === used && session.send({ type: 'REJECTED' })),
      markTime: assign({ since: () => now() }),
    },
  })
  const actor = createActor(chart, { input: { now: now() } }).start()
  let identity: string | undefined
  const keepUp = () => {
    const next = identityOf(session.getSnapshot().context.session)
    // Another person does not go on listening on the last one's connection.
    if (identity !== undefined && next !== identity) actor.send({ type: 'STOP' })
    if (next !== undefined) actor.send({ type: 'START' })
    identity = next
  }
  session.subscribe(keepUp)
  keepUp()
  wakeWith(() => {
    actor.send({ type: 'WAKE' })
    session.send({ type: 'WAKE' })
  })
  window.addEventListener('offline', () => actor.send({ type: 'DOUBT' }))
  return {
    actor,
    follow: (vendorId: string, includeOutlets: boolean) =>
      actor.send({ type: 'FOLLOW', vendorId, includeOutlets }),
    ask: (request: LiveRequest) => actor.send({ type: 'ASK', request }),
    listen(told: Listener) {
      listeners.add(told)
      return () => void listeners.delete(told)
    },
  }
}

export type Live = ReturnType<typeof createLive>

function authorizationNow(actor: SessionActor): string | undefined {
  const { session } = actor.getSnapshot().context
  return session ? authorizationOf(session) : undefined
}

/** A parent with fifty outlets is told fifty times to fetch everything: once is enough. */
const GATHER_MS = 100

function gathered(run: () => void): () => void {
  let isAhead = false
  return () => {
    if (isAhead) return
    isAhead = true
    after(GATHER_MS, () => {
      isAhead = false
      run()
    })
  }
}

/** Timers stop while a computer sleeps; these are the moments at which it may have woken. */
function wakeWith(woke: () => void): void {
  window.addEventListener('online', woke)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && woke())
}
