import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['strasse', 'strasse', 0],
  ['strase', 'strasse', 1],
  ['sterasse', 'strasse', 1],
  ['stresse', 'strasse', 1],
  // Neighbours swapped are one slip.
  ['strsase', 'strasse', 1],
  ['tsrases', 'strasse', 2],
  ['abc', 'xyz', 3],
])('%s and %s', (typed, term, bounded) => {
  expect(editDistance(typed, term, 2).whole).toBe(bounded)
})

test('an unfinished word is measured against the beginning of the term', () => {
  expect(editDistance('manner', 'mannerheimintie', 2).prefix).toBe(0)
  expect(editDistance('maner', 'mannerheimintie', 2).prefix).toBe(1)
})

test('a part may stand anywhere in an unspaced name', () => {
  expect(editDistance('สุขุมวืท', 'ถนนสุขุมวิท', 2, true).prefix).toBe(1)
})
