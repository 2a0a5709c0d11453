import { expect, test } from 'vitest'
import { tokenise } from './tokens.ts'

const texts = (text: string): string[] => tokenise(text).map((token) => token.text)

test.each([
  ['Mannerheimintie 12 A', ['mannerheimintie', '12', 'a']],
  ['12a Main St.', ['12a', 'main', 'st']],
  ['12 Main', ['12', 'main']],
  ['5th Avenue', ['5th', 'avenue']],
  ['14/A, 12/3, 4-2-8', ['14/a', '12/3', '4-2-8']],
  ['Straße des 17. Juni', ['strasse', 'des', '17', 'juni']],
  ['SS2/24', ['ss', '2/24']],
  ['信義路五段7號', ['信義路', '5', '段', '7', '號']],
  ['ซอยสุขุมวิท11', ['ซอยสุขุมวิท', '11']],
  ['Ερμού 12Α', ['ερμου', '12α']],
])('%s', (text, expected) => {
  expect(texts(text)).toEqual(expected)
})
