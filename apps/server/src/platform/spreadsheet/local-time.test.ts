import { expect, it } from 'vitest'
import { serialOf, toMinute } from './local-time.ts'

const instants = [
  '1969-12-31T23:59:59.999Z',
  '1970-01-01T00:00:00.000Z',
  '2024-02-29T12:05:00.120Z',
  '2026-11-24T09:30:15.007Z',
  '2099-12-31T23:59:59.000Z',
]
/** As PostgreSQL writes an instant in a zone that is eight hours ahead: without zeros at the end of a fraction. */
const asWritten = (iso: string) =>
  `${iso
    .replace('T', ' ')
    .replace(/\.?0*Z$/u, '')
    .replace(/ (\d\d:\d\d)$/u, ' $1:00')}+08`

it.each(instants)('the local time %s is written to its minute', (iso) => {
  expect(toMinute(asWritten(iso))).toBe(iso.slice(0, 16).replace('T', ' '))
})

it.each(instants)('the serial number of %s is its days since 1900 with eight decimals', (iso) => {
  expect(serialOf(asWritten(iso))).toBe((Date.parse(iso) / 86_400_000 + 25_569).toFixed(8))
})
