import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('each eight jobs of a group are a round, for each queue and group on its own', () => {
  const { roundOf } = createTurns(() => 0)
  const rounds = Array.from({ length: 20 }, () => roundOf('queue', 'shop'))
  expect(rounds).toEqual([...Array(8).fill(0), ...Array(8).fill(1), ...Array(4).fill(2)])
  expect([roundOf('queue', 'other'), roundOf('other', 'shop')]).toEqual([0, 0])
  expect(Array.from({ length: 9 }, () => roundOf('queue', undefined))).toEqual(Array(9).fill(0))
})

it('a group that sent many begins with round 0 again after a while', () => {
  let now = 0
  const { roundOf } = createTurns(() => now)
  for (let count = 0; count < 100; count += 1) roundOf('queue', 'shop')
  now += 5000
  expect(roundOf('queue', 'shop')).toBe(6)
  now += 10_000
  expect(roundOf('queue', 'shop')).toBe(0)
})
