import { expect, it } from 'vitest'
import { repeatedDrops } from './index.ts'

const drop = (phone: string, address: string) => ({ phone, address, point: null })

it('the same door under another address is a repeated drop, also across the edge of an area', () => {
  const at = (latitude: number, address: string) => ({
    phone: '+6591234567',
    address,
    point: { latitude, longitude: 103.8 },
  })
  const drops = [at(1.29999, 'A'), at(1.30001, 'B'), at(1.302, 'C'), at(1.3, 'D')]
  expect([...repeatedDrops(drops)]).toEqual([
    [1, 0],
    [3, 0],
  ])
})

it('ten thousand rows with one phone are compared in time', () => {
  const drops = Array.from({ length: 10_000 }, (_, at) => ({
    phone: '+6591234567',
    address: `${at} Garden Road`,
    point: { latitude: 1 + at / 1000, longitude: 103.8 },
  }))
  expect(repeatedDrops(drops).size).toBe(0)
})

it('a repeated drop is found by phone and place', () => {
  const drops = [
    drop('+6591234567', '12 Garden Road'),
    drop('+6598765432', '12 Garden Road'),
    drop('+6591234567', '12, garden road'),
    drop('+6591234567', '3 Hill Street'),
    drop('', '12 Garden Road'),
    drop('', '12 Garden Road'),
    drop('+6591234567', '3 Hill Street'),
  ]
  expect([...repeatedDrops(drops)]).toEqual([
    [2, 0],
    [6, 3],
  ])
})
