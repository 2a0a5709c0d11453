import { expect, it } from 'vitest'
import { matching } from './matching.ts'

const entries = ['Live board', 'Riders', 'Boarding', 'Änderungen'].map((name) => ({ name }))
const names = (text: string) => matching(entries, text).map(({ name }) => name)

it.each([
  ['', ['Live board', 'Riders', 'Boarding', 'Änderungen']],
  ['board', ['Boarding', 'Live board']],
  ['BOARD live', ['Live board']],
  ['ander', ['Änderungen']],
  ['nothing', []],
])('the text "%s" finds %j', (text, expected) => {
  expect(names(text)).toEqual(expected)
})
