import type { Clock } from '../src/platform/clock.ts'

/** A clock with a fixed time until it is advanced. */
export interface TestClock extends Clock {
  advance(seconds: number): void
}

export function testClock(start = new Date('2030-06-15T10:00:00Z')): TestClock {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    advance(seconds) {
      now += seconds * 1000
    },
  }
}
