import { expect, it } from 'vitest'
import { idsIn } from './ids-in.ts'

it('reads ids that are separated by spaces, commas and lines, each once', () => {
  expect(idsIn(' tea, bun;tea\nrice ')).toEqual(['tea', 'bun', 'rice'])
})
