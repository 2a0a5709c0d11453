import { expect, it } from 'vitest'
import { orderWayOf } from './index.ts'

it.each([
  ['7f2c9d60-1f0e-4d7c-9d0a-2b8f1c0a9e11', false, 'portal'],
  ['guest:sg-900', false, 'guest'],
  ['platform:foodie:user-1', false, 'partner'],
  ['key:key-1', false, 'api'],
  ['7f2c9d60-1f0e-4d7c-9d0a-2b8f1c0a9e11', true, 'bulk'],
  ['', false, 'portal'],
])('an order of %s, as a row of a workbook: %s, came by %s', (callerId, isBulk, way) => {
  expect(orderWayOf({ callerId, isBulk })).toBe(way)
})
