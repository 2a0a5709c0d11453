import { expect, it } from 'vitest'
import { testClock } from '../../../../test/test-clock.ts'
import { createTtlCache } from './ttl-cache.ts'

const place = (name: string) => ({ name })

it('a full cache gives up the answer that was used least recently', () => {
  const cache = createTtlCache<{ name: string }>(testClock(), { most: 2, ageMs: 1_000 })
  cache.set('a', place('A'))
  cache.set('b', place('B'))
  cache.set('a', place('A again'))
  cache.set('c', place('C'))
  expect(['a', 'b', 'c'].map((key) => cache.get(key)?.name)).toEqual(['A again', undefined, 'C'])
})

it('an answer is there until its age is reached on the clock of the service', () => {
  const clock = testClock()
  const cache = createTtlCache<{ name: string }>(clock, { most: 2, ageMs: 1_000 })
  cache.set('a', place('A'))
  clock.advance(1)
  expect(cache.get('a')?.name).toBe('A')
  clock.advance(0.001)
  expect(cache.get('a')).toBeUndefined()
})
