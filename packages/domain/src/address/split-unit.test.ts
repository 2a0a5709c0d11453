import { expect, it } from 'vitest'
import { joinAddress, splitUnit } from './index.ts'

it.each([
  ['#04-12, Block 7, 12 Garden Road', '#04-12', 'Block 7, 12 Garden Road'],
  ['12A, 5 Garden Road', '12A', '5 Garden Road'],
  ['B1-07/08, Plaza', 'B1-07/08', 'Plaza'],
  ['Unit 5, Plaza', 'Unit 5', 'Plaza'],
  ['12 Garden Road, Singapore', '', '12 Garden Road, Singapore'],
  ['Garden Road, 12', '', 'Garden Road, 12'],
  ['#04-12', '', '#04-12'],
  ['#04-12, ', '', '#04-12, '],
  ['', '', ''],
])('%s begins with the unit "%s"', (address, unit, text) => {
  expect(splitUnit(address)).toEqual({ unit, text })
  if (unit !== '') expect(joinAddress({ unit, building: '', text })).toBe(address)
})
