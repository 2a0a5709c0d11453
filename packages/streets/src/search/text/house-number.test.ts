import { expect, test } from 'vitest'
import { houseNumberKey, housesBeginning, housesWith, nearestHouse } from './house-number.ts'

const houses = ['1', '5', '12a', '14-18', '4-38', '21', '100'].map((key, address) => ({ key, address }))
const numberOf = (address: number | undefined): string | undefined => houses[address ?? -1]?.key

test.each([
  ['12 A', '12a'],
  ['12–14', '12-14'],
  ['No. 12', '12'],
  ['Blk 12B', '12b'],
  ['7號', '7'],
  ['B 12', 'b12'],
  ['เลขที่ ๙๙', '99'],
])('%s is the house %s', (number, key) => {
  expect(houseNumberKey(number)).toBe(key)
})

test('a house is found by its number, or by a range that holds it', () => {
  expect(housesWith(houses, '5').map((house) => house.address)).toEqual([1])
  expect(housesWith(houses, '16').map((house) => numberOf(house.address))).toEqual(['14-18'])
  expect(housesWith(houses, '20')).toEqual([])
})

test('an unmapped number gives the nearest one, preferably on the same side of the street', () => {
  expect(numberOf(nearestHouse(houses, '20')?.address)).toBe('21')
  expect(numberOf(nearestHouse(houses, '3')?.address)).toBe('1')
  expect(nearestHouse(houses, '3')?.exact).toBe(false)
  expect(nearestHouse([], '3')).toBeUndefined()
})

test('a number being typed goes on', () => {
  expect(housesBeginning(houses, '1', 3).map(numberOf)).toEqual(['12a', '14-18', '100'])
})
