import { expect, it } from 'vitest'
import { mayAnswerStrike, proposesSuspension, strikesInForce, strikeState } from './strikes.ts'

const NOW = 1000
const strike = (expiresAt: number, withdrawnAt: number | null = null) => ({ expiresAt, withdrawnAt })

it.each([
  [strike(1001), 'in_force'],
  [strike(1000), 'expired'],
  [strike(1001, 900), 'withdrawn'],
  [strike(1000, 900), 'withdrawn'],
])('the state of strike %# is %s', (one, state) => {
  expect(strikeState(one, NOW)).toBe(state)
})

it('only strikes in force count', () => {
  expect(strikesInForce([strike(2000), strike(1000), strike(2000, 5), strike(1001)], NOW)).toBe(2)
})

it.each([
  [2, 'active', false],
  [3, 'active', true],
  [4, 'active', true],
  [3, 'suspended', false],
  [3, 'left', false],
] as const)('%i strikes of a rider who is %s propose a suspension: %s', (count, status, proposes) => {
  expect(proposesSuspension(count, status)).toBe(proposes)
})

it.each([
  [{ ...strike(2000), answer: null }, true],
  [{ ...strike(2000), answer: 'sorry' }, false],
  [{ ...strike(1000), answer: null }, false],
  [{ ...strike(2000, 900), answer: null }, false],
])('strike %# may be answered: %s', (one, may) => {
  expect(mayAnswerStrike(one, NOW)).toBe(may)
})
