import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { silent } from '../../../../test/core.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { withHeartbeat } from './heartbeat.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A database in which another transaction holds the upload: an update ends when that one does. */
function heldDatabase() {
  const waiting: (() => void)[] = []
  const update = {
    set: () => update,
    where: () => update,
    execute: () => new Promise<void>((done) => void waiting.push(done)),
  }
  return { db: { updateTable: () => update } as never, waiting }
}

it('one connection is used, however long another transaction holds the upload', async () => {
  const { db, waiting } = heldDatabase()
  const work = Promise.withResolvers<void>()
  const beating = withHeartbeat(
    { db, clock: testClock(), log: silent },
    { vendorId: 'tea', jobId: 'one' },
    () => work.promise,
  )
  await vi.advanceTimersByTimeAsync(5000)
  expect(waiting).toHaveLength(1)
  waiting[0]?.()
  await vi.advanceTimersByTimeAsync(1000)
  expect(waiting).toHaveLength(2)
  work.resolve()
  await beating
  waiting[1]?.()
  await vi.advanceTimersByTimeAsync(5000)
  expect(waiting).toHaveLength(2)
})
