import { expect, it } from 'vitest'
import { searchBranches } from './search-branches.ts'
import { shownId } from './shown-id.ts'

it.each([
  ['EAST 1/ö', 'EAST 1/ö'],
  ['SG-WDFVWHN8', 'sg-wdfvwhn8'],
  ['', 'sg-wdfvwhn8'],
])('shows a collection point whose own id is %j as %s', (own, shown) =>
  expect(shownId({ vendor_id: 'sg-wdfvwhn8', client_vendor_id: own })).toBe(shown),
)

it('finds a collection point by its own id, and by ours', () => {
  const east = { name: 'East', vendor_id: 'sg-wdfvwhn8', client_vendor_id: 'EAST-1' }
  const west = { name: 'West', vendor_id: 'sg-abcdefgh', client_vendor_id: 'W' }
  expect(searchBranches([east, west], 'east-1', 'en')).toEqual([east])
  expect(searchBranches([east, west], 'sg-wdf', 'en')).toEqual([east])
})
