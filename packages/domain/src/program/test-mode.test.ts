import { expect, it } from 'vitest'
import { vendorOf } from '../order/index.ts'
import { isOfTestMode, liveVendorId, testVendorId } from './index.ts'

it('has an id for the test mode of each vendor, from which the vendor can be read', () => {
  expect(testVendorId('sg-abcd')).toBe('test.sg-abcd')
  expect(liveVendorId('test.sg-abcd')).toBe('sg-abcd')
  expect(liveVendorId('sg-abcd')).toBe('sg-abcd')
})

it('recognises vendors and orders of the test mode by their ids', () => {
  const orderId = `${testVendorId('sg-abcd')}-X7K2`
  expect(isOfTestMode(orderId)).toBe(true)
  expect(isOfTestMode(vendorOf(orderId) ?? '')).toBe(true)
  for (const id of ['test', 'test-shop', 'testers.shop', 'sg-test', '']) expect(isOfTestMode(id)).toBe(false)
})
