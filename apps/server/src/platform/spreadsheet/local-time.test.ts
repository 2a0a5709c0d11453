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

const serialBy = (ms: number) => Number((ms / 1000 / 86_400 + 25_569).toFixed(8).replace('.', ''))

it.each(instants)('the serial number of %s is its days since 1900 with eight decimals', (iso) => {
  expect(serialOf(asWritten(iso))).toBe(serialBy(Date.parse(iso)))
})

it('the serial number of every day and of many moments is rounded as a decimal is', () => {
  const wrong: string[] = []
  const from = Date.parse('1899-03-01T00:00:00Z')
  for (let index = 0; index < 100_000; index += 1) {
    // A day and some seconds and milliseconds more each time.
    const ms = from + index * 86_461_007
    const iso = new Date(ms).toISOString()
    if (serialOf(asWritten(iso)) !== serialBy(ms)) wrong.push(iso)
  }
  expect(wrong).toEqual([])
})

it('the serial number of a part of a text is that of the part', () => {
  const [local, after] = [asWritten('2026-11-24T09:30:15.007Z'), '\u001f1.5']
  expect(serialOf(`Tan${local}${after}`, 3, 3 + local.length)).toBe(serialOf(local))
})
