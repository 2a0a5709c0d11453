import { expect, it } from 'vitest'
import { insertAt } from './insert-at.ts'

it.each([
  ['an empty field', '', 0, 0, 'Wait!', 5],
  ['the end', 'Hello', 5, 5, 'Hello Wait!', 11],
  ['the middle', 'Hello there', 6, 6, 'Hello Wait! there', 11],
  ['the beginning', 'Hello', 0, 0, 'Wait! Hello', 5],
  ['what is selected', 'Hello you there', 6, 9, 'Hello Wait! there', 11],
])('inserts a phrase at %s', (_where, text, start, end, whole, caret) => {
  expect(insertAt(text, 'Wait!', { start, end })).toEqual({ text: whole, caret })
})

it('does not change a text that would become too long', () => {
  expect(insertAt('a'.repeat(496), 'Wait', { start: 496, end: 496 })).toBeUndefined()
})
