import { expect, it } from 'vitest'
import { testClock } from '../../test/test-clock.ts'
import { createSampler } from './sampler.ts'

it('keeps the first events of a kind in each window, and counts those left out', () => {
  const clock = testClock()
  const sample = createSampler(clock, { most: 2, windowSeconds: 60 })
  expect(['a', 'a', 'a', 'b', 'a'].map(sample)).toEqual([0, 0, undefined, 0, undefined])
  clock.advance(60)
  expect(['a', 'a', 'b'].map(sample)).toEqual([2, 0, 0])
})
