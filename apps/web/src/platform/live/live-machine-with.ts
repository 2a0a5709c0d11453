import type { LiveMessage } from '@beckon/contract'
import { assign } from 'xstate'
import { after, now } from '../clock/index.ts'
import { type ReceivedMessage, liveMachine, type LiveSocket } from './live.machine.ts'

export interface LiveMachineDeps {
  readonly socket: LiveSocket
  readonly deliver: (message: LiveMessage) => void
  /** Updates were lost: everything shown has to be fetched again. */
  readonly refetch: () => void
  readonly refreshSession: () => void
}

/** The state machine with its actors and actions. */
export function liveMachineWith({ socket, deliver, refetch, refreshSession }: LiveMachineDeps) {
  const fetchSoon = gathered(refetch)
  return liveMachine.provide({
    actors: { socket },
    actions: {
      deliver: (_, received) => {
        deliver(received.message)
        if (isNotAll(received)) fetchSoon()
      },
      refreshSession,
      markTime: assign({ since: () => now() }),
    },
  })
}

/**
 * After a gap, when too much was missed, and where following begins: what is shown was fetched before, and may have
 * changed in between.
 */
const isNotAll = ({ message, isAfterGap }: ReceivedMessage): boolean =>
  isAfterGap || message.type === 'resync' || message.type === 'subscribe_ok'

/** A parent with fifty outlets gets fifty such messages: one fetch is enough. */
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
