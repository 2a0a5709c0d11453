import { expect, it } from 'vitest'
import {
  channelOf,
  isGuestTokenValid,
  looksLikeEmail,
  needsRefresh,
  passwordViolations,
  passwordsMatch,
} from './index.ts'

it.each([
  ['Demo1234!', []],
  ['', ['length', 'uppercase', 'lowercase', 'letter', 'number', 'special']],
  ['demo1234!', ['uppercase']],
  ['DEMO1234!', ['lowercase']],
  ['Demo12!', ['length']],
  ['Demo1234?', ['special']],
  ['Demodemo!', ['number']],
])('%s breaks %o', (password, violations) => expect(passwordViolations(password)).toEqual(violations))

it.each([
  [1601, false],
  [1600, true],
  [900, true],
])('a token that ends at %d is refreshed at 1000: %s', (expires, refresh) =>
  expect(needsRefresh(expires, 1000)).toBe(refresh),
)

it.each([
  [{ exp: 1001 }, true],
  [{ exp: 1000 }, false],
  [{ exp: '1001' }, false],
  [null, false],
  ['x', false],
])('the guest token %o is good at 1000: %s', (payload, good) =>
  expect(isGuestTokenValid(payload, 1000)).toBe(good),
)

it.each([
  ['Demo1234!', 'Demo1234!', true],
  ['Demo1234!', 'demo1234!', false],
  ['Café1234!', 'Cafe\u03011234!', true],
])('%s and %s match: %s', (password, repeated, match) =>
  expect(passwordsMatch(password, repeated)).toBe(match),
)

it.each([
  ['demo@beckon.test', true],
  ['ő.kiss@posta.co.hu', true],
  ['demo@beckon', false],
  ['demo@beckon..test', false],
  ['de mo@beckon.test', false],
  ['@beckon.test', false],
  ["o'neil+shop@posta.co.hu", true],
  ['mai@茶.台灣', true],
  ['x@a<b.test', false],
  ['x@a>b.test', false],
  ['x@a\u0000b.test', false],
  ['a,b@shop.test', false],
  ['"mai"@shop.test', false],
  ['mai(tea)@shop.test', false],
  ['.mai@shop.test', false],
  ['mai..tan@shop.test', false],
  ['mai@-shop.test', false],
  ['mai@shop-.test', false],
  ['mai@127.0.0.1', false],
  ['mai@shop@tea.test', false],
  [`${'m'.repeat(65)}@shop.test`, false],
  [`mai@${'s'.repeat(64)}.test`, false],
  ['', false],
])('%s looks like an address: %s', (text, looks) => expect(looksLikeEmail(text)).toBe(looks))

it.each([
  ['anna@shop.test', 'mail'],
  ['+6591234567', 'text'],
  ['91234567', 'text'],
])('%s is written to by %s', (name, channel) => expect(channelOf(name)).toBe(channel))
