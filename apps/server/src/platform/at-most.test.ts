import { expect, it } from 'vitest'
import { atMost } from './at-most.ts'

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
