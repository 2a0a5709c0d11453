import fc from 'fast-check'
import { crc32 } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { KEY_PATTERN, lastOfKey, makeKey, modeOfKey } from './index.ts'

const sequence = (numbers: readonly number[]) => {
  let at = 0
  return (below: number) => (numbers[at++ % numbers.length] ?? 0) % below
}
const keys = fc
  .tuple(fc.constantFrom('live', 'test'), fc.array(fc.nat(1_000_000), { minLength: 30, maxLength: 30 }))
  .map(([mode, numbers]) => ({ mode, key: makeKey(mode === 'live' ? 'live' : 'test', sequence(numbers)) }))

it('makes a key of the prefix, 30 random characters and 6 of the checksum', () => {
  const key = makeKey('test', sequence([0, 10, 36, 61]))
  expect(key).toMatch(/^bkn_test_(?:0Aaz){7}0A[0-9A-Za-z]{6}$/u)
  expect(key).toHaveLength(45)
})

it('uses the CRC-32 of zip for the checksum of a key', () => {
  fc.assert(
    fc.property(keys, ({ key }) => {
      const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
      const written = [...key.slice(-6)].reduce((sum, digit) => sum * 62 + digits.indexOf(digit), 0)
      expect(written).toBe(crc32(key.slice(0, -6)))
    }),
  )
})

it('reads the mode of every key that was made', () => {
  fc.assert(fc.property(keys, ({ mode, key }) => modeOfKey(key) === mode))
})

it('refuses a key in which any one character was changed', () => {
  fc.assert(
    fc.property(keys, fc.nat(44), fc.constantFrom(...'0Zz9aA'), ({ key }, at, other) => {
      fc.pre(key.charAt(at) !== other)
      expect(modeOfKey(key.slice(0, at) + other + key.slice(at + 1))).toBeUndefined()
    }),
  )
})

it.each([
  ['an empty text', ''],
  ['a word', 'secret'],
  ['the prefix alone', 'bkn_live_'],
  ['a key with a space at its end', `${makeKey('live', sequence([5]))} `],
  ['a key with a line break at its end', `${makeKey('live', sequence([5]))}\n`],
  ['a key that was cut', makeKey('live', sequence([5])).slice(0, -1)],
  ['a key that was pasted twice', makeKey('live', sequence([5])).repeat(2)],
  ['a key whose mode was changed', makeKey('live', sequence([5])).replace('live', 'test')],
  ['a very long text', 'bkn_live_'.padEnd(100_000, 'a')],
])('refuses %s as a key', (_name, text) => {
  expect(modeOfKey(text)).toBeUndefined()
})

it('documents the pattern that scanners use', () => {
  const guide = new URL('../../../../docs/how-to/keys.md', import.meta.url)
  expect(readFileSync(guide, 'utf8')).toContain(`\n${KEY_PATTERN}\n`)
})

it('shows the last four characters of a key', () => {
  const key = makeKey('live', sequence([7]))
  expect(lastOfKey(key)).toHaveLength(4)
  expect(key.endsWith(lastOfKey(key))).toBe(true)
})

it('has a pattern that finds made keys in other text', () => {
  fc.assert(
    fc.property(keys, ({ key }) => {
      const found = new RegExp(KEY_PATTERN, 'gu')
      expect([...`TOKEN="${key}"; curl -H 'Bearer ${key}'`.matchAll(found)].map(([one]) => one)).toEqual([
        key,
        key,
      ])
    }),
  )
})

it.each(['bkn_live_', 'bkn_prod_'.padEnd(45, 'a'), 'sk_live_'.padEnd(45, 'a'), 'bkn_live_'.padEnd(60, 'a')])(
  'has a pattern that does not find %s',
  (text) => expect(new RegExp(KEY_PATTERN, 'u').test(text)).toBe(false),
)
