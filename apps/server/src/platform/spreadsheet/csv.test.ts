import { localeTags } from '@beckon/domain/country'
import { formatLocale } from '@beckon/texts'
import { expect, it } from 'vitest'
import { csvStyle } from './csv.ts'

it.each(localeTags)(
  'CSV files for %s have semicolons exactly where the decimal mark is a comma',
  (locale) => {
    const { separator, decimal } = csvStyle(formatLocale({ locale, country: 'AE' }))
    expect(separator === ';').toBe(decimal === ',')
  },
)
