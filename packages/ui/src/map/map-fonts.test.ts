import { expect, it } from 'vitest'
import { mapFonts } from './map-fonts.ts'

const covers = (letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0
  return mapFonts.some((face) =>
    face['unicode-range'].some((range) => {
      const [from = '', to = from] = range.slice('U+'.length).split('-')
      const digits = (part: string, wildcard: string) => Number.parseInt(part.replaceAll('?', wildcard), 16)
      return digits(from, '0') <= code && code <= digits(to, 'F')
    }),
  )
}

it.each(['S', 'é', 'ş', 'ا', 'ท', 'ক', 'ខ', 'ລ', 'မ'])(
  'draws the letter %s of a map label in a font of ours',
  (letter) => {
    expect(covers(letter)).toBe(true)
  },
)

it.each(['東', '臺', '国', 'ひ', 'カ', '서'])(
  'leaves the letter %s of a map label to the fonts of the device',
  (letter) => {
    expect(covers(letter)).toBe(false)
  },
)
