import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tidyLine, tidyLines } from './index.ts'

it.each([
  ['  Mai   Tan ', 'Mai Tan'],
  ['Tea\tEast\nSecond line', 'Tea East Second line'],
  ['Ev\u202eil\u2066x', 'Evilx'],
  ['\u200b\u200b\ufeff', ''],
  ['a\u0000b\u007fc\u0085d', 'a b c d'],
  ['Full\u3000width', 'Full width'],
  ['Cafe\u0301', 'Caf\u00e9'],
  // Joiners are letters' business: a Persian plural, a family.
  ['کتاب\u200cها', 'کتاب\u200cها'],
  ['👩\u200d👧', '👩\u200d👧'],
  ['broken \ud800', 'broken \ufffd'],
])('%j is the line %j', (text, line) => expect(tidyLine(text)).toBe(line))

it.each([
  ['Gate 4\r\nring twice', 'Gate 4\nring twice'],
  ['one \n\n\n\n two', 'one\n\ntwo'],
  ['a\tb \u202e c', 'a b c'],
])('%j are the lines %j', (text, lines) => expect(tidyLines(text)).toBe(lines))

it('changes nothing the second time, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      for (const tidy of [tidyLine, tidyLines]) {
        const once = tidy(text)
        expect(tidy(once)).toBe(once)
        expect(once).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]/u)
      }
    }),
  )
})
