import { expect, it } from 'vitest'
import { plainName } from './plain-name.ts'

it.each([
  ['Fern & Kaya Bakehouse', 'Fern & Kaya Bakehouse'],
  ['St. John’s', 'St. John’s'],
  ['7/24 Market', '7 24 Market'],
  ['Parcel held, pay at https://evil.example/pay', 'Parcel held, pay at https evil example pay'],
  ['evil。example', 'evil example'],
  ['write@evil.example', 'write evil example'],
  ['مخبز.كوم', 'مخبز كوم'],
])('of %s a mail shows %s', (name, shown) => {
  expect(plainName(name)).toBe(shown)
})

it('a long name is cut, between letters that belong together', () => {
  expect(plainName('a'.repeat(60))).toBe('a'.repeat(60))
  expect(plainName('a'.repeat(61))).toBe(`${'a'.repeat(59)}…`)
  expect(plainName('👩‍👩‍👧'.repeat(80))).toBe(`${'👩‍👩‍👧'.repeat(59)}…`)
})
