import { localeTags } from '@beckon/domain/country'
import { formatLocale } from '@beckon/texts'
import { expect, it } from 'vitest'
import { csvStyle } from './csv.ts'

it.each(localeTags)('knows how files are taken apart where %s is read', (locale) => {
  const { separator, decimal } = csvStyle(formatLocale({ locale, country: 'AE' }))
  expect(separator === ';').toBe(decimal === ',')
})
