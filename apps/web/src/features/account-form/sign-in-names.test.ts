import { signInNameOf } from '@beckon/domain/account'
import { expect, it } from 'vitest'
import { canBeName, fetchNumbers } from './sign-in-names.ts'

const typed = [
  '',
  'shop',
  'shop 24',
  'shop@',
  'a b@c.test',
  ' shop@beckon.test ',
  '+65 9123 4567',
  '91234567',
  '12',
  '+',
  '٩١٢٣٤٥٦٧',
]

it('lets the service judge of numbers until those of all countries are there', () => {
  expect(canBeName('12', 'SG')).toBe(true)
  expect(canBeName('+', 'SG')).toBe(false)
})

it.each(typed)('judges of %j as the service does, once they are', async (text) => {
  await fetchNumbers()
  expect(canBeName(text, 'SG')).toBe(signInNameOf(text, 'SG') !== undefined)
})
