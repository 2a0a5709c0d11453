import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('counts every eight jobs of a group as a round, per queue and group', () => {
  const { nextRound } = createTurns(() => 0)
  const rounds = Array.from({ length: 20 }, () => nextRound('queue', 'shop'))
  expect(rounds).toEqual([...Array(8).fill(0), ...Array(8).fill(1), ...Array(4).fill(2)])
  expect([nextRound('queue', 'other'), nextRound('other', 'shop')]).toEqual([0, 0])
  expect(Array.from({ length: 9 }, () => nextRound('queue', undefined))).toEqual(Array(9).fill(0))
})

it('a group that sent many begins with round 0 again after a while', () => {
  let now = 0
  const { nextRound } = createTurns(() => now)
  for (let count = 0; count < 100; count += 1) nextRound('queue', 'shop')
  now += 5000
  expect(nextRound('queue', 'shop')).toBe(6)
  now += 10_000
  expect(nextRound('queue', 'shop')).toBe(0)
})

it('counts jobs that start later by the minute of their start, apart from those that start now', () => {
  const { nextRound } = createTurns(() => 0)
  const noon = new Date('2026-06-01T12:00:00Z').getTime()
  const rounds = Array.from({ length: 40 }, (_, day) =>
    nextRound('queue', 'shop', new Date(noon + day * 86_400_000)),
  )
  expect(rounds).toEqual(Array(40).fill(0))
  expect(nextRound('queue', 'shop')).toBe(0)
  const ofOneMinute = Array.from({ length: 9 }, (_, second) =>
    nextRound('queue', 'shop', new Date(noon - 60_000 + second * 1000)),
  )
  expect(ofOneMinute).toEqual([...Array(8).fill(0), 1])
})
