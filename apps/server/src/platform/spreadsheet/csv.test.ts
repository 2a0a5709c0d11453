import { localeTags } from '@beckon/domain/country'
import { formatLocale } from '@beckon/texts'
import { expect, it } from 'vitest'
import type { WriteRows } from './cell.ts'
import { csvFile, csvStyle, fieldOf } from './csv.ts'

it.each(localeTags)(
  'CSV files for %s have semicolons exactly where the decimal mark is a comma',
  (locale) => {
    const { separator, decimal } = csvStyle(formatLocale({ locale, country: 'AE' }))
    expect(separator === ';').toBe(decimal === ',')
  },
)

it('texts that a program would change or calculate are marked, all others are written as they are', async () => {
  const typed = [
    'Ana',
    '',
    '=1+1',
    ' @x',
    '0123',
    '٣٤',
    'a,b',
    'a,=b',
    'a "b"',
    'a\r\nb',
    '－5',
    '😀',
    'مرحبا',
    '5 Road',
  ]
  async function* batches(): AsyncGenerator<WriteRows> {
    yield (to) => {
      for (const one of typed) to.text(one)
      to.endRow()
      to.number(25.5, 2)
      to.number(3)
      to.money(-5, 2)
      to.time('1970-01-01 00:00:59.999+00')
      to.time('')
      to.empty()
      to.code('00042')
      to.endRow()
    }
  }
  const pieces: Buffer[] = []
  for await (const piece of csvFile(['Name'], batches(), { separator: ';', decimal: ',' })) pieces.push(piece)
  const expected = [
    'Name',
    `Ana;;'=1+1;' @x;'0123;'٣٤;"a,b";"a,'=b";"a ""b""";"a\nb";'－5;😀;مرحبا;5 Road`,
    `"25,50";3;"-0,05";1970-01-01 00:00;;;'00042`,
  ]
  expect(Buffer.concat(pieces).toString()).toBe(`\ufeff${expected.join('\r\n')}\r\n`)
})

it('a text that is written from its bytes is the field that the rules for all texts make of it', async () => {
  const characters = [...'aeEz19 #&+-=@,;./()\'"\n٣é陈']
  // Each text of up to three characters, within a longer one.
  const short = ['', ...characters]
  const typed = short.flatMap((a) => short.flatMap((b) => short.map((c) => a + b + c)))
  async function* batches(): AsyncGenerator<WriteRows> {
    yield (to) => {
      for (const one of typed) {
        to.text(`,${one}1`, 1, 1 + one.length)
        to.endRow()
      }
    }
  }
  const pieces: Buffer[] = []
  for await (const piece of csvFile([], batches(), { separator: ',', decimal: '.' })) pieces.push(piece)
  const written = Buffer.concat(pieces).toString().slice(1).split('\r\n').slice(1, -1)
  expect(written).toEqual(typed.map(fieldOf))
})
