import { expect, it } from 'vitest'
import { type LadderFacts, ladderPlace, waitOfLadder } from './ladder.ts'

const facts: LadderFacts = {
  cause: 'UNREACHABLE',
  hasCalled: false,
  canWrite: true,
  hasWritten: false,
  waitsSince: null,
}
const at = (changes: Partial<LadderFacts>, now = 1000) => ladderPlace({ ...facts, ...changes }, now)

it('a rider at a closed door calls, writes, waits five minutes, and then asks the shop', () => {
  expect(at({})).toEqual({ rung: 'call', step: 1, steps: 4, left: null })
  expect(at({ hasCalled: true })).toMatchObject({ rung: 'message', step: 2 })
  expect(at({ hasCalled: true, hasWritten: true })).toMatchObject({ rung: 'wait', step: 3, left: null })
  const waits = { hasCalled: true, hasWritten: true, waitsSince: 900 }
  expect(at(waits)).toMatchObject({ rung: 'wait', step: 3, left: 200 })
  expect(at(waits, 1199)).toMatchObject({ rung: 'wait', left: 1 })
  expect(at(waits, 1200)).toMatchObject({ rung: 'ask', step: 4, left: 0 })
})

it('without a number to write to, the wait follows the call', () => {
  expect(at({ canWrite: false, hasCalled: true })).toEqual({ rung: 'wait', step: 2, steps: 3, left: null })
})

it.each(['REFUSED', 'WRONG_ADDRESS'] as const)('for %s the shop is asked at once', (cause) => {
  expect(at({ cause })).toEqual({ rung: 'ask', step: 1, steps: 1, left: null })
})

it('a wait before the last decision of the shop does not count for the next try', () => {
  expect(waitOfLadder({ begun: null, waitingSince: 100, decidedAt: 0 })).toBe(100)
  expect(waitOfLadder({ begun: null, waitingSince: 100, decidedAt: 200 })).toBeNull()
  expect(waitOfLadder({ begun: 300, waitingSince: 100, decidedAt: 200 })).toBe(300)
  expect(waitOfLadder({ begun: null, waitingSince: null, decidedAt: 0 })).toBeNull()
})
