import { expect, it } from 'vitest'
import { numberedStops } from './numbered-stops.ts'

it('stops at one place share a marker with all their numbers', () => {
  const shop = [103.8, 1.3] as const
  const door = [103.9, 1.3] as const
  expect(numberedStops([shop, door, shop], String)).toEqual([
    { at: shop, number: '1, 3' },
    { at: door, number: '2' },
  ])
})
