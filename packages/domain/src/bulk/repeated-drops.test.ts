import { expect, it } from 'vitest'
import { repeatedDrops } from './index.ts'

const drop = (phone: string, address: string) => ({ phone, address, point: null })

it('finds what was there before, by phone and place', () => {
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
