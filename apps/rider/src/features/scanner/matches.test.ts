import { expect, it } from 'vitest'
import { isCodeOf } from './matches.ts'

it.each([
  ['sg-100-AB12', true],
  [' SG 100 AB12 ', true],
  ['https://beckon.test/order-tracking?order_id=sg-100-AB12', true],
  ['https://beckon.test/track/sg-100-AB12#k', true],
  ['sg-100-AB13', false],
  ['', false],
  ['---', false],
])('the code %s on the parcel of sg-100-AB12 is the right one: %s', (code, isRight) => {
  expect(isCodeOf(code, 'sg-100-AB12')).toBe(isRight)
})
