import { signInNameOf } from '@beckon/domain/account'
import { beforeEach, expect, it, vi } from 'vitest'

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

/** Fresh modules, because another test file of this process may have loaded the number rules. */
beforeEach(() => vi.resetModules())

it('lets the service judge of numbers until those of all countries are there', async () => {
  const { canBeName } = await import('./sign-in-names.ts')
  expect(canBeName('12', 'SG')).toBe(true)
  expect(canBeName('+', 'SG')).toBe(false)
})

it.each(typed)('judges of %j as the service does, once they are', async (text) => {
  const { canBeName, fetchPhoneNumbers } = await import('./sign-in-names.ts')
  await fetchPhoneNumbers()
  expect(canBeName(text, 'SG')).toBe(signInNameOf(text, 'SG') !== undefined)
})
