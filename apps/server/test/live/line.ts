import type { LiveMessage, LiveRequest } from '@beckon/contract'
import type { SocketEvents } from '../../../web/src/features/orders/test/shop.ts'
import type { Connection } from '../../src/platform/live/connection.ts'
import type { Service } from './service.ts'
import { type Weather, wire } from './wire.ts'

/** Lines between portals and the service, over wires in all weathers; an open one can be cut. */
export function createLines(service: Service, random: () => number, weather: () => Weather) {
  const open = new Set<() => void>()
  /** Requests reach the service in order or not at all: it responds to each in turn. */
  const upwards = () => ({ ...weather(), drop: 0, double: 0, isUnordered: false })
  function connect(events: SocketEvents) {
    let isOpen = true
    let turn = Promise.resolve()
    const hub = service.hub()
    const down = wire<string>(random, weather, (text) => events.received(JSON.parse(text) as LiveMessage))
    const up = wire<LiveRequest>(random, upwards, (request) => {
      turn = turn.then(() => (isOpen ? hub.handle(connection, request) : undefined))
    })
    const cut = () => {
      if (!isOpen) return
      isOpen = false
      open.delete(cut)
      hub.release(connection)
      up.cut()
      down.cut()
      setTimeout(events.closed, random() * 2000)
    }
    const connection: Connection = {
      viewer: { kind: 'vendor', userId: 'u', sessionId: 's', email: 'e', country: 'SG', mode: 'classic' },
      followed: new Map(),
      isOpen: () => isOpen,
      isSessionValid: async () => true,
      send: (message) => down.send(JSON.stringify(message)),
      sendText: (text) => down.send(text),
      close: cut,
      ping: () => true,
    }
    open.add(cut)
    hub.admit(connection)
    setTimeout(events.opened, random() * 100)
    return { send: (request: LiveRequest) => (isOpen ? up.send(request) : undefined), close: cut }
  }
  return { connect, cutAll: () => [...open].forEach((cut) => cut()) }
}
