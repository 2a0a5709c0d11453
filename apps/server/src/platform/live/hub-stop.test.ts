import { expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createService } from '../../../test/live/service.ts'
import { createUser, signIn } from '../../../test/seed/sign-in.ts'
import { startTestServer } from '../../../test/test-server.ts'
import type { Connection } from './connection.ts'

const SOCKETS = 130

it('closes every socket at a stop, in groups one after the other', async () => {
  const hub = createService(() => 0).hub()
  const open = Array.from({ length: SOCKETS }, (_, index) => {
    const close = vi.fn<Connection['close']>()
    const viewer = { userId: `user-${index}` } as Partial<Connection['viewer']> as Connection['viewer']
    const connection = { viewer, followed: new Map(), close } as Partial<Connection> as Connection
    expect(hub.admit(connection)).toBe(true)
    return close
  })
  const closed = () => open.filter((close) => close.mock.calls.length > 0).length
  const stopped = hub.stop()
  expect(closed()).toBeGreaterThan(0)
  expect(closed()).toBeLessThan(SOCKETS)
  await stopped
  expect(open.map((close) => close.mock.calls)).toEqual(open.map(() => [[1001, 'restarting']]))
})

it('closes a socket that is opened during a stop as it closes the others', async () => {
  const server = await startTestServer()
  onTestFinished(() => server.stop())
  await createUser(server, 'SG', 'anna@shop.test')
  const { headers } = await signIn(server, 'SG', 'anna@shop.test')
  const parameter = encodeURIComponent(Buffer.from(headers.authorization).toString('base64'))
  await server.platform.live.stop()
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live?Authorization=${parameter}`)
  onTestFinished(() => socket.terminate())
  socket.once('open', () => socket.send('{"action":"ping"}'))
  const first = await new Promise((resolve) => {
    socket.once('message', () => resolve('a message'))
    socket.once('close', (code, reason) => resolve([code, String(reason)]))
  })
  expect(first).toEqual([1001, 'restarting'])
})
