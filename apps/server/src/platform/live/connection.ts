import { type LiveMessage, type LiveRequest, liveRequest } from '@beckon/contract'
import type { WebSocket } from 'ws'
import type { VendorUser } from '../auth/callers.ts'
import type { Clock } from '../clock.ts'
import { hasWholeLetters } from '../http/whole-letters.ts'
import type { LiveMeasures } from './live-measures.ts'

/** Why we close: the portal signs in again after 4401, and only reconnects after the others. */
export const closeCodes = {
  goingAway: 1001,
  policy: 1008,
  tooSlow: 1013,
  signedOut: 4401,
  tooMany: 4429,
} as const

/** The close of a socket whose process stops: it is opened again elsewhere. */
export const restarting = [closeCodes.goingAway, 'restarting'] as const

/** Bytes that may wait for a slow reader; it reconnects and gets what it missed. */
const BUFFER_BYTES = 1_000_000
const MESSAGES = 60
const WINDOW_MS = 10_000

/** One open socket of a signed-in user. */
export interface Connection {
  readonly viewer: VendorUser
  /** The last sequence sent, by the vendor that is followed. */
  readonly followed: Map<string, number>
  isOpen(): boolean
  /** Returns whether the token of the connection is still valid. */
  isSessionValid(): Promise<boolean>
  send(message: LiveMessage): void
  /** Sends a message that was serialised once for many connections. */
  sendText(text: string): void
  close(code: number, reason: string): void
  /** False when the last ping was not answered. */
  ping(): boolean
}

export function connectionOf(
  socket: WebSocket,
  viewer: VendorUser,
  isSessionValid: Connection['isSessionValid'],
  measures: LiveMeasures,
): Connection {
  let alive = true
  socket.on('pong', () => {
    alive = true
  })
  const sendText = (text: string) => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > BUFFER_BYTES) {
      measures.closedAsTooSlow()
      socket.close(closeCodes.tooSlow, 'too slow')
      return
    }
    measures.frameSent()
    socket.send(text)
  }
  return {
    viewer,
    followed: new Map(),
    isOpen: () => socket.readyState === socket.OPEN,
    isSessionValid,
    sendText,
    send: (message) => sendText(JSON.stringify(message)),
    close: (code, reason) => socket.close(code, reason),
    ping() {
      if (!alive) {
        socket.terminate()
        return false
      }
      alive = false
      if (socket.readyState === socket.OPEN) socket.ping()
      return true
    },
  }
}

/** Parses a message of a client; undefined when it is invalid. */
export function readRequest(raw: string): LiveRequest | undefined {
  try {
    const parsed = hasWholeLetters(raw) ? liveRequest.safeParse(JSON.parse(raw)) : undefined
    return parsed?.data
  } catch {
    // Not JSON at all: answered like any other nonsense.
    return undefined
  }
}

/** Counts messages; false once there are more in a window than a portal ever sends. */
export function messageLimit(clock: Clock): () => boolean {
  let started = 0
  let count = 0
  return () => {
    const now = clock.now().getTime()
    if (now - started > WINDOW_MS) {
      started = now
      count = 0
    }
    count += 1
    return count <= MESSAGES
  }
}
