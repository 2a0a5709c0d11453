import { expect, it } from 'vitest'
import { testClock } from '../../../test/test-clock.ts'
import { keptAnswers } from './kept-answers.ts'

it('holds so many, the oldest go first, and what was renewed is young', () => {
  const kept = keptAnswers<number>(testClock(), { most: 2, ageMs: 1_000 })
  kept.set('a', 1)
  kept.set('b', 2)
  kept.set('a', 3)
  kept.set('c', 4)
  expect(['a', 'b', 'c'].map((key) => kept.get(key))).toEqual([3, undefined, 4])
})

it('renews one without losing another', () => {
  const kept = keptAnswers<number>(testClock(), { most: 2, ageMs: 1_000 })
  for (const key of ['a', 'b', 'b']) kept.set(key, 1)
  expect(kept.get('a')).toBe(1)
})

it('holds so long', () => {
  const clock = testClock()
  const kept = keptAnswers<number>(clock, { most: 2, ageMs: 1_000 })
  kept.set('a', 1)
  clock.advance(0.999)
  expect(kept.get('a')).toBe(1)
  clock.advance(0.001)
  expect(kept.get('a')).toBeUndefined()
})
