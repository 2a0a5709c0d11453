import { expect, it } from 'vitest'
import { KEY_ROLL_SECONDS } from '../limits/index.ts'
import { hasScope, keyHindrance, keyState, mayOverlapUntil, type PresentedKey } from './index.ts'

const NOW = 1_000_000
const open: PresentedKey = { expiresAt: null, endedAt: null, validUntil: null, isFromNetwork: true }

it.each([
  ['a key without an end', {}, undefined],
  ['a key that expires later', { expiresAt: NOW + 1 }, undefined],
  ['a key that expires now', { expiresAt: NOW }, 'expired'],
  ['a key that was ended', { endedAt: NOW }, 'ended'],
  ['a key that was ended before it expired', { endedAt: NOW - 9, expiresAt: NOW - 1 }, 'ended'],
  ['a replaced secret within its overlap', { validUntil: NOW + 1 }, undefined],
  ['a replaced secret after its overlap', { validUntil: NOW }, 'rolled'],
  ['a key from another network', { isFromNetwork: false }, 'network'],
  ['an ended key from another network', { endedAt: NOW, isFromNetwork: false }, 'ended'],
] as const)('judges %s', (_name, part, expected) => {
  expect(keyHindrance({ ...open, ...part }, NOW)).toBe(expected)
})

it('keeps the state of a key open until its time', () => {
  expect(keyState({ expiresAt: NOW + 1, endedAt: null }, NOW)).toBe('open')
})

it('allows an overlap of seven days at most, and none in the past', () => {
  expect(KEY_ROLL_SECONDS).toBe(7 * 86_400)
  expect(mayOverlapUntil(NOW, NOW)).toBe(true)
  expect(mayOverlapUntil(NOW + KEY_ROLL_SECONDS, NOW)).toBe(true)
  expect(mayOverlapUntil(NOW + KEY_ROLL_SECONDS + 1, NOW)).toBe(false)
  expect(mayOverlapUntil(NOW - 1, NOW)).toBe(false)
})

it('gives a key only the scopes that it has', () => {
  expect(hasScope(['read'], 'read')).toBe(true)
  expect(hasScope(['read', 'orders'], 'money')).toBe(false)
  expect(hasScope([], 'read')).toBe(false)
})
