import { expect, it } from 'vitest'
import { translatorFor } from '../translate.ts'
import { writtenValues } from './written-values.ts'

it.each([
  ['en', '1200', 'sg-1'],
  ['bn', '১২০০', 'sg-1'],
  ['my', '၁၂၀၀', 'sg-1'],
  ['ar', '1200', '\u2068sg-1\u2069'],
] as const)('in %s a figure has the digits of the language: %s', (locale, count, id) =>
  expect(writtenValues({ count: 1200, id: 'sg-1' }, locale)).toEqual({ count, id }),
)

it('a plural text has the form of its number, in the digits of the language', async () => {
  expect((await translatorFor('bn'))('orders.count', { count: 3 })).toContain('৩')
  expect((await translatorFor('pl'))('orders.count', { count: 3 })).toBe('3 zlecenia')
})
