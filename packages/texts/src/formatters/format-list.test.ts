import { expect, it } from 'vitest'
import { createFormatters } from './formatters.ts'

it.each([
  ['en', 'SG', '2, 5 and 9'],
  ['ar', 'AE', '2 و5 و9'],
  ['ja', 'JP', '2、5、9'],
  ['sr', 'RS', '2, 5 i 9'],
  ['my', 'MM', '2၊ 5၊ 9'],
])('lists as %s does', (locale, country, text) => {
  const format = createFormatters({ locale, country, timezone: 'UTC', currency: 'EUR' })
  expect(format.list(['2', '5', '9'])).toBe(text)
  expect(format.list(['2'])).toBe('2')
  expect(format.list([])).toBe('')
})
