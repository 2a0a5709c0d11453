// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { hasSeenWalkthrough, markWalkthroughSeen } from './walkthrough-store.ts'

beforeEach(() => window.localStorage.clear())

it('is remembered for each user by itself', () => {
  markWalkthroughSeen('anna')
  expect([hasSeenWalkthrough('anna'), hasSeenWalkthrough('ben')]).toEqual([true, false])
  markWalkthroughSeen('ben')
  expect([hasSeenWalkthrough('anna'), hasSeenWalkthrough('ben')]).toEqual([true, true])
})

it('remembers fifty, and the ones seen last', () => {
  for (let user = 0; user < 60; user += 1) markWalkthroughSeen(String(user))
  expect([hasSeenWalkthrough('9'), hasSeenWalkthrough('10'), hasSeenWalkthrough('59')]).toEqual([
    false,
    true,
    true,
  ])
})
