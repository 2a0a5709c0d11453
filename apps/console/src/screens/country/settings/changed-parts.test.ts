import { expect, it } from 'vitest'
import { changedParts } from './changed-parts.ts'

it('only the parts of a value that change are shown', () => {
  expect(changedParts('Base: 6 · Each km: 1 · Extra: 0', 'Base: 7 · Each km: 1 · Extra: 0')).toEqual({
    before: ['Base: 6'],
    after: ['Base: 7'],
  })
})

it('a value with other parts, or without a change, is shown as a whole', () => {
  expect(changedParts('a · b', 'c')).toEqual({ before: ['a', 'b'], after: ['c'] })
  expect(changedParts('a · b', 'a · b')).toEqual({ before: ['a', 'b'], after: ['a', 'b'] })
})
