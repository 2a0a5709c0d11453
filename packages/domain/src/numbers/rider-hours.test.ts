import { expect, it } from 'vitest'
import { neededHours, riderHours } from './index.ts'

const hours = Array.from({ length: 4 }, (_, index) => ({ from: index * 3600, until: (index + 1) * 3600 }))

it('orders need the mean time of a ride each, and half an hour where none has ended', () => {
  expect([neededHours(6, 1200), neededHours(6, null), neededHours(0, 1200)]).toEqual([2, 3, 0])
})

it('a shift counts for the part of each step that it covers', () => {
  expect(riderHours([{ from: 1800, to: 9000 }], hours)).toEqual([0.5, 1, 0.5, 0])
})

it('a shift that began before the steps, and one that ends after them, count within them only', () => {
  const shifts = [
    { from: -7200, to: 3600 },
    { from: 10_800, to: 99_999 },
  ]
  expect(riderHours(shifts, hours)).toEqual([1, 0, 0, 1])
})

it('shifts outside of the steps, and no shifts, plan nothing', () => {
  expect(
    riderHours(
      [
        { from: -7200, to: 0 },
        { from: 14_400, to: 20_000 },
      ],
      hours,
    ),
  ).toEqual([0, 0, 0, 0])
  expect(riderHours([], hours)).toEqual([0, 0, 0, 0])
  expect(riderHours([{ from: 0, to: 10 }], [])).toEqual([])
})
