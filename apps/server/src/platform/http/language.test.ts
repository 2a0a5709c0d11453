import { expect, it } from 'vitest'
import { bestLanguage } from './language.ts'

it.each([
  ['hu-HU,hu;q=0.9,en;q=0.8', 'hu'],
  ['de,en;q=0.5', 'en'],
  ['en;q=0.5,hu;q=0.7', 'hu'],
  ['zh-tw', 'zh-TW'],
  ['fr', undefined],
  ['hu;q=0', undefined],
  ['*', undefined],
  ['; q=1,,,', undefined],
  [undefined, undefined],
])('of Accept-Language %s the best is %s', (header, expected) => {
  expect(bestLanguage(header, ['hu', 'zh-TW', 'en'])).toBe(expected)
})
