import { expect, it } from 'vitest'
import { hoursOf, rangeIn } from './index.ts'

it.each([
  ['0930:1800', { from: '09:30', to: '18:00' }],
  ['2200:0200', { from: '22:00', to: '02:00' }],
  [null, { from: '', to: '' }],
])('the hours %s are typed and read back', (hours, range) => {
  expect(rangeIn(hours)).toEqual(range)
  expect(hoursOf(range)).toBe(hours)
})

it('a range with one time only has no hours', () => {
  expect(hoursOf({ from: '09:00', to: '' })).toBeUndefined()
})

it('seconds of a time are left out', () => {
  expect(hoursOf({ from: '09:00:30', to: '18:00:00' })).toBe('0900:1800')
})
