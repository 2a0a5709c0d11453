import type { LiveMessage, LiveRequest } from '@beckon/contract'
import { createActor } from 'xstate'
import { now } from '../clock/index.ts'
import { authorizationOf, identityOf, type SessionActor } from '../session/index.ts'
import { liveMachineWith } from './live-machine-with.ts'
import { socketWith } from './open-socket.ts'

type Listener = (message: LiveMessage) => void

/** The live connection of this tab: follows one vendor, and notifies listeners. */
export function createLive(session: SessionActor, refetch: () => void) {
  const listeners = new Set<Listener>()
  let used: string | undefined
  const machine = liveMachineWith({
    socket: socketWith(() => (used = authorizationNow(session))),
    deliver: (message) => listeners.forEach((listener) => listener(message)),
    refetch,
    // A socket ends with the token that it was opened with; by then there may be another one.
    refreshSession: () => void (authorizationNow(session) === used && session.send({ type: 'REJECTED' })),
  })
  const actor = createActor(machine, { input: { now: now() } }).start()
  let identity: string | undefined
  const keepUp = () => {
    const { session: present } = session.getSnapshot().context
    // The token of a view is never in the address of a socket; the lists are polled.
    const next = present?.mode === 'view' ? undefined : identityOf(present)
    // Another user must not use the connection of the last one.
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
  window.addEventListener('offline', () => actor.send({ type: 'NETWORK_LOST' }))
  return {
    actor,
    follow: (vendorId: string, includeOutlets: boolean) =>
      actor.send({ type: 'FOLLOW', vendorId, includeOutlets }),
    ask: (request: LiveRequest) => actor.send({ type: 'ASK', request }),
    listen(listener: Listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Live = ReturnType<typeof createLive>

function authorizationNow(actor: SessionActor): string | undefined {
  const { session } = actor.getSnapshot().context
  return session ? authorizationOf(session) : undefined
}

/** Timers stop while a computer sleeps; these are the moments at which it may have woken. */
function wakeWith(woke: () => void): void {
  window.addEventListener('online', woke)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && woke())
}
