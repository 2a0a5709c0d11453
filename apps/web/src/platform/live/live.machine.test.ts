import type { LiveMessage, LiveRequest } from '@beckon/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AnyEventObject, createActor, fromCallback } from 'xstate'
import { type LiveEvent, liveMachine, reconnectDelay, type SocketCommand } from './live.machine.ts'

type UpdateData = Extract<LiveMessage, { type: 'order_update' }>['data']

/** A socket that is opened, answered and closed by hand. */
function world() {
  const sent: LiveRequest[] = []
  const received: LiveMessage[] = []
  const did: string[] = []
  let sockets = 0
  const socket = fromCallback<SocketCommand, undefined, AnyEventObject>(({ receive }) => {
    sockets += 1
    receive(({ request }) => sent.push(request))
  })
  const machine = liveMachine.provide({
    actors: { socket },
    actions: {
      deliver: (_, { message, isAfterGap }) => {
        received.push(message)
        if (isAfterGap) did.push('missed')
      },
      refreshSession: () => did.push('refresh'),
    },
  })
  const actor = createActor(machine, { input: { now: 0, random: () => 0 } }).start()
  const send = (...events: LiveEvent[]) => events.forEach((event) => actor.send(event))
  return {
    sent,
    received,
    did,
    send,
    sockets: () => sockets,
    is: (state: string) => states(actor).includes(state),
  }
}

const states = (actor: { getSnapshot(): { value: unknown } }) => JSON.stringify(actor.getSnapshot().value)
const ok = (vendor_id: string, sequence: number): LiveEvent => ({
  type: 'MESSAGE',
  message: { type: 'subscribe_ok', data: { vendor_id, sequence } },
})
const resync = (vendor_id: string, sequence: number): LiveEvent => ({
  type: 'MESSAGE',
  message: { type: 'resync', data: { vendor_id, sequence } },
})
const update = (vendor_id: string, sequence: number): LiveEvent => ({
  type: 'MESSAGE',
  // Only the number matters here.
  message: { type: 'order_update', data: { vendor_id, sequence } as UpdateData },
})
const follow = (vendorId: string): LiveEvent => ({ type: 'FOLLOW', vendorId })
const subscribe = (vendor_id: string, last_seen?: number) => ({
  action: 'subscribeToVendor',
  data: { vendor_id, ...(last_seen === undefined ? {} : { last_seen }) },
})
const closed = (code = 1006): LiveEvent => ({ type: 'CLOSED', code })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('following', () => {
  it('outlets are followed when they are included, and the subscription is renewed when that changes', () => {
    const { send, sent } = world()
    send({ type: 'START' }, { type: 'FOLLOW', vendorId: 'v1', includeOutlets: true }, { type: 'OPENED' })
    send(ok('v1', 3), { type: 'FOLLOW', vendorId: 'v1', includeOutlets: true })
    send({ type: 'FOLLOW', vendorId: 'v1', includeOutlets: false })
    expect(sent).toEqual([
      { action: 'subscribeToVendor', data: { vendor_id: 'v1', include_outlets: true } },
      subscribe('v1', 3),
    ])
  })

  it('subscribes to the vendor when the socket opens, and is live when that is confirmed', () => {
    const { send, sent, is } = world()
    send({ type: 'START' }, follow('v1'), { type: 'OPENED' })
    expect(sent).toEqual([subscribe('v1')])
    expect(is('live')).toBe(false)
    send(ok('v1', 7))
    expect(is('live')).toBe(true)
  })

  it('subscribes when the vendor is chosen after the socket opened, and when it changes', () => {
    const { send, sent } = world()
    send({ type: 'START' }, { type: 'OPENED' }, follow('v1'), ok('v1', 7), follow('v2'), follow('v2'))
    expect(sent).toEqual([subscribe('v1'), subscribe('v2')])
  })

  it('sends what waits in the queue each second, and only while connected', () => {
    const { send, sent } = world()
    const ask = { action: 'ping' } as const
    send({ type: 'START' }, follow('v1'), { type: 'ASK', request: ask })
    vi.advanceTimersByTime(3000)
    expect(sent).toEqual([])
    send({ type: 'OPENED' }, ok('v1', 1))
    vi.advanceTimersByTime(999)
    expect(sent).toEqual([subscribe('v1')])
    vi.advanceTimersByTime(1)
    expect(sent).toEqual([subscribe('v1'), ask])
  })
})

describe('coming back', () => {
  it('waits one second, then twice as long each time, half a minute at most, and half of it by chance', () => {
    const failures = [1, 2, 3, 6, 20]
    expect(failures.map((count) => reconnectDelay(count, 0))).toEqual([1000, 2000, 4000, 30_000, 30_000])
    expect(failures.map((count) => reconnectDelay(count, 1))).toEqual([1000, 1000, 2000, 15_000, 15_000])
  })

  it('a lost update is reported on the same connection, and for no other vendor', () => {
    const { send, did } = world()
    send({ type: 'START' }, follow('v1'), { type: 'OPENED' }, update('v1', 5), update('v1', 7), ok('v1', 7))
    // Before the confirmation only the newest update of each order is sent, so sequences have gaps.
    send(update('v1', 8), update('v1', 8), update('v1', 6), update('v2', 40), update('v1', 9))
    expect(did).toEqual([])
    send(update('v1', 11))
    expect(did).toEqual(['missed'])
    send(update('v1', 12), closed())
    vi.advanceTimersByTime(1000)
    send({ type: 'OPENED' }, update('v1', 20), ok('v1', 22), update('v1', 23))
    expect(did).toEqual(['missed'])
  })

  it('gives up a socket that never opens, and a subscription that is never confirmed', () => {
    const { send, is, sockets } = world()
    send({ type: 'START' }, follow('v1'))
    vi.advanceTimersByTime(10_000)
    expect(is('waiting')).toBe(true)
    vi.advanceTimersByTime(1000)
    expect(sockets()).toBe(2)
    send({ type: 'OPENED' })
    vi.advanceTimersByTime(10_000)
    expect(is('waiting')).toBe(true)
  })

  it('looks at once whether it still has a connection when the network seems gone', () => {
    const { send, sent, is } = world()
    send({ type: 'START' }, follow('v1'), { type: 'OPENED' }, ok('v1', 7), { type: 'NETWORK_LOST' })
    expect(sent.at(-1)).toEqual({ action: 'ping' })
    vi.advanceTimersByTime(10_000)
    expect(is('waiting')).toBe(true)
    send({ type: 'NETWORK_LOST' })
    expect(is('waiting')).toBe(true)
  })

  it('another socket is opened after a second with the last received sequence', () => {
    const { send, sent, sockets } = world()
    send({ type: 'START' }, follow('v1'), { type: 'OPENED' }, ok('v1', 7), resync('v1', 9), closed())
    vi.advanceTimersByTime(999)
    expect(sockets()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(sockets()).toBe(2)
    send({ type: 'OPENED' })
    expect(sent.at(-1)).toEqual(subscribe('v1', 9))
  })

  it('does not take the sequence of the confirmation for seen while what was missed is on its way', () => {
    const { send, sent } = world()
    send({ type: 'START' }, follow('v1'), { type: 'OPENED' }, ok('v1', 7), closed())
    vi.advanceTimersByTime(1000)
    send({ type: 'OPENED' }, ok('v1', 12), closed())
    vi.advanceTimersByTime(1000)
    send({ type: 'OPENED' })
    expect(sent.at(-1)).toEqual(subscribe('v1', 7))
  })

  it('does not wait when the network is back', () => {
    const { send, sockets } = world()
    send({ type: 'START' }, closed(), { type: 'WAKE' })
    expect(sockets()).toBe(2)
  })

  it('a fresh token is requested when the service ends the session of the socket', () => {
    const { send, did } = world()
    send({ type: 'START' }, closed(4401))
    expect(did).toEqual(['refresh'])
  })

  it('gives a connection up that does not answer a ping', () => {
    const { send, sent, is } = world()
    send({ type: 'START' }, follow('v1'), { type: 'OPENED' }, ok('v1', 7))
    vi.advanceTimersByTime(20_000)
    expect(sent.at(-1)).toEqual({ action: 'ping' })
    vi.advanceTimersByTime(10_000)
    expect(is('waiting')).toBe(true)
  })

  it('keeps a connection that answers', () => {
    const { send, is, received } = world()
    send({ type: 'START' }, follow('v1'), { type: 'OPENED' }, ok('v1', 7))
    vi.advanceTimersByTime(20_000)
    send({ type: 'MESSAGE', message: { type: 'pong' } })
    vi.advanceTimersByTime(15_000)
    expect(is('live')).toBe(true)
    expect(received.map(({ type }) => type)).toEqual(['subscribe_ok', 'pong'])
  })
})

it('the connection ends with the session and clears its subscription', () => {
  const { send, sent } = world()
  send({ type: 'START' }, follow('v1'), { type: 'OPENED' }, ok('v1', 7), { type: 'STOP' })
  send({ type: 'START' }, { type: 'OPENED' })
  expect(sent).toEqual([subscribe('v1')])
})
