import { createFormatters } from '@beckon/texts'
import { expect, it } from 'vitest'
import { feeText } from './questions.ts'

const format = createFormatters({
  locale: 'en',
  country: 'SG',
  timezone: 'Asia/Singapore',
  currency: 'SGD',
})
const t = (key: string, ...[values]: readonly unknown[]) => `${key} ${JSON.stringify(values)}`
const tariff = { base: 6, perKm: 1, includedKm: 0, cashExtra: 0 }
const begins = 'help.fee-text {"base":"$6.00","perKm":"$1.00"}'

it.each([
  [0, begins],
  [2, `${begins} help.fee-included {"included":"2 km"}`],
])('a base fee that includes %d km mentions them', (includedKm, text) =>
  expect(feeText({ ...tariff, includedKm }, { t, format })).toBe(text),
)
