import { createFormatters } from '@beckon/texts'
import { expect, it } from 'vitest'
import { dayTexts } from './day-texts.ts'

it.each(['Pacific/Auckland', 'Asia/Singapore', 'America/Los_Angeles'])(
  'a day is written as the same day in %s',
  (timezone) => {
    const format = createFormatters({ locale: 'en', country: 'SG', timezone, currency: 'SGD' })
    const texts = dayTexts(format, timezone)
    expect(texts.date('2030-06-15')).toBe('15 Jun 2030')
    expect(texts.day('2030-06-15')).toContain('15')
  },
)
