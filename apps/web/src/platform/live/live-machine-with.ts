import type { LiveMessage } from '@beckon/contract'
import { assign } from 'xstate'
import { after, now } from '../clock/index.ts'
import { type HeardMessage, liveMachine, type LiveSocket } from './live.machine.ts'

export interface LiveMachineDeps {
  readonly socket: LiveSocket
  readonly tell: (message: LiveMessage) => void
  /** Updates were lost: everything shown has to be fetched again. */
  readonly fetchAnew: () => void
  readonly refreshSession: () => void
}

/** The state machine with its actors and actions. */
export function liveMachineWith({ socket, tell, fetchAnew, refreshSession }: LiveMachineDeps) {
  const fetchSoon = gathered(fetchAnew)
  return liveMachine.provide({
    actors: { socket },
    actions: {
      hear: (_, heard) => {
        tell(heard.message)
        if (isNotAll(heard)) fetchSoon()
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
const isNotAll = ({ message, isAfterGap }: HeardMessage): boolean =>
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
