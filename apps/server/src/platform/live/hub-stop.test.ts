import { expect, it, vi } from 'vitest'
import { createService } from '../../../test/live/service.ts'
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
