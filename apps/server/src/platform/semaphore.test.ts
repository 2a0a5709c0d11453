import { expect, it } from 'vitest'
import { createSemaphore, OverloadedError } from './semaphore.ts'

it('two permits let two pieces of work run at a time, in their order, also when some of them fail', async () => {
  const semaphore = createSemaphore(2)
  let running = 0
  let most = 0
  const ended: number[] = []
  const work = (index: number) => async () => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    ended.push(index)
    if (index % 2 === 0) throw new Error('expected')
  }
  await Promise.allSettled(Array.from({ length: 9 }, (_, index) => semaphore.runExclusive(work(index))))
  expect(most).toBe(2)
  expect(ended).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})

it('work that waits longer than the patience is refused, and later work still gets the permit', async () => {
  const semaphore = createSemaphore(1, 20)
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = semaphore.runExclusive(() => promise)
  await expect(semaphore.runExclusive(async () => 'late')).rejects.toThrow(OverloadedError)
  resolve()
  await first
  expect(await semaphore.runExclusive(async () => 'in time')).toBe('in time')
})

it('a permit that is released twice counts once', async () => {
  const semaphore = createSemaphore(1, 20)
  const [, release] = await semaphore.acquire()
  release()
  release()
  await semaphore.acquire()
  await expect(semaphore.acquire()).rejects.toThrow(OverloadedError)
})
