import type { LiveMessage, LiveRequest } from '@beckon/contract'
import { assign, createActor } from 'xstate'
import { now } from '../clock/index.ts'
import { bearer, type SessionActor } from '../session/index.ts'
import { liveMachine } from './live.machine.ts'
import { socketWith } from './open-socket.ts'

type Listener = (message: LiveMessage) => void

/** The live connection of this tab: follows one vendor, and tells whoever listens. */
export function createLive(session: SessionActor, whenBack: () => void) {
  const listeners = new Set<Listener>()
  const chart = liveMachine.provide({
    actors: { socket: socketWith(() => authorizationOf(session)) },
    actions: {
      hear: (_, message) => listeners.forEach((told) => told(message)),
      cameBack: ({ context }) => (context.wasLive ? whenBack() : undefined),
      refreshSession: () => session.send({ type: 'REJECTED' }),
      markTime: assign({ since: () => now() }),
    },
  })
  const actor = createActor(chart, { input: { now: now() } }).start()
  const keepUp = () => actor.send({ type: isIn(session) ? 'START' : 'STOP' })
  session.subscribe(keepUp)
  keepUp()
  wakeWith(() => {
    actor.send({ type: 'WAKE' })
    session.send({ type: 'WAKE' })
  })
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

const isIn = (session: SessionActor) => session.getSnapshot().context.session !== null

function authorizationOf(session: SessionActor): string | undefined {
  const current = session.getSnapshot().context.session
  return current ? bearer(current) : undefined
}

/** Timers stop while a computer sleeps; these are the moments at which it may have woken. */
function wakeWith(woke: () => void): void {
  window.addEventListener('online', woke)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && woke())
}
