import { type LiveMessage, liveMessage, livePath } from '@beckon/contract'
import { type AnyEventObject, fromCallback } from 'xstate'
import type { LiveSocket, SocketCommand } from './live.machine.ts'

/** The socket of the live state machine. `authorization` is what a call has in its header. */
export const socketWith = (authorization: () => string | undefined): LiveSocket =>
  fromCallback<SocketCommand, undefined, AnyEventObject>(({ sendBack, receive }) => {
    const socket = new WebSocket(addressOf(authorization() ?? ''))
    socket.onopen = () => sendBack({ type: 'OPENED' })
    socket.onclose = ({ code }) => sendBack({ type: 'CLOSED', code })
    socket.onmessage = ({ data }) => {
      const message = parseMessage(data)
      if (message) sendBack({ type: 'MESSAGE', message })
    }
    receive(({ request }) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request))
    })
    return () => {
      socket.onclose = null
      socket.onmessage = null
      socket.close()
    }
  })

function addressOf(authorization: string): string {
  const address = new URL(livePath, window.location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  address.searchParams.set('Authorization', btoa(authorization))
  return address.href
}

/** Undefined for an unknown message; it is only logged, since a newer service may send more kinds. */
export function parseMessage(data: unknown): LiveMessage | undefined {
  try {
    const parsed = liveMessage.safeParse(JSON.parse(String(data)))
    if (parsed.success) return parsed.data
    note(parsed.error)
  } catch (error) {
    note(error)
  }
  return undefined
}

// oxlint-disable-next-line no-console -- harmless for the user, and useful for support
const note = (error: unknown) => console.warn('a live message could not be read', error)
