import { expect, it } from 'vitest'
import { withSearch } from './use-order-search.ts'

it('keeps ten searches, the newest first, none twice', () => {
  expect(withSearch(['a', 'b'], 'b')).toEqual(['b', 'a'])
  const ten = Array.from({ length: 10 }, (_, index) => String(index))
  expect(withSearch(ten, 'new')).toHaveLength(10)
  expect(withSearch(ten, 'new')[0]).toBe('new')
})
