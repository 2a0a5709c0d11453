import { isPossiblePhoneNumber, isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { expect, it } from 'vitest'
import {
  isOfCountry,
  isPossiblePhone,
  isValidPhone,
  keepPhoneCharacters,
  showPhone,
  toE164,
} from './index.ts'

it.each([
  ['+65 9123-4567', '+6591234567'],
  ['(020) 123', '020123'],
  ['٠٥٠١٢٣', '050123'],
  ['০১৭', '017'],
  ['abc', ''],
])('%s keeps %s', (text, kept) => expect(keepPhoneCharacters(text)).toBe(kept))

it.each([
  ['91234567', 'SG', true, '+6591234567'],
  ['+36 20 123 4567', 'HU', true, '+36201234567'],
  ['06201234567', 'HU', true, '+36201234567'],
  ['0501234567', 'AE', true, '+971501234567'],
  ['12', 'SG', false, '12'],
] as const)('%s in %s: possible %s, %s', (text, country, possible, e164) => {
  expect(isPossiblePhone(text, country)).toBe(possible)
  if (possible) expect(toE164(text, country)).toBe(e164)
})

it.each([
  ['+6591234567', 'SG', true],
  ['+36201234567', 'HU', true],
  ['+36201234567', 'SG', false],
  ['+882161234567', 'SG', false],
  ['91234567', 'SG', false],
] as const)('%s is a number of %s: %s', (number, country, expected) =>
  expect(isOfCountry(number, country)).toBe(expected),
)

it.each([
  ['+6591234567', 'SG', '+65 9123 4567'],
  ['91234567', 'SG', '+65 9123 4567'],
  ['06201234567', 'HU', '+36 20 123 4567'],
  ['no number', 'SG', 'no number'],
] as const)('%s in %s is shown as %s', (text, country, shown) => expect(showPhone(text, country)).toBe(shown))

it('a number is parsed alike whether it was asked about before or not', () => {
  const texts = [
    '+6591234567',
    '91234567',
    '0091234567',
    '+36201234567',
    '06201234567',
    '+',
    '++65 9123 4567',
  ]
  const odd = [
    '9123+4567',
    '91234567+',
    '1',
    '',
    '+999123456789',
    '٩١٢٣٤٥٦٧',
    '123456789012345678901234567890',
  ]
  for (const text of [...texts, ...odd]) {
    for (const country of ['SG', 'HU', 'HK', 'SA'] as const) {
      const kept = keepPhoneCharacters(text)
      const expected = [
        isPossiblePhoneNumber(kept, country),
        isValidPhoneNumber(kept, country),
        parsePhoneNumberFromString(kept, country)?.number ?? kept,
      ]
      for (let times = 0; times < 2; times += 1) {
        const asked = [isPossiblePhone(text, country), isValidPhone(text, country), toE164(text, country)]
        expect([text, country, ...asked]).toEqual([text, country, ...expected])
      }
    }
  }
})
