import { expect, it } from 'vitest'
import { atMost, OverloadedError } from './at-most.ts'

it('runs so many at a time, in their order, also when some of them fail', async () => {
  const inTurn = atMost(2)
  let running = 0
  let most = 0
  const ended: number[] = []
  const work = (index: number) => async () => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    ended.push(index)
    if (index % 2 === 0) throw new Error('as it happens')
  }
  await Promise.allSettled(Array.from({ length: 9 }, (_, index) => inTurn(work(index))))
  expect(most).toBe(2)
  expect(ended).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})

it('sends away who has waited too long, and goes on with the others', async () => {
  const inTurn = atMost(1, 20)
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = inTurn(() => promise)
  await expect(inTurn(async () => 'late')).rejects.toThrow(OverloadedError)
  resolve()
  await first
  expect(await inTurn(async () => 'in time')).toBe('in time')
})
