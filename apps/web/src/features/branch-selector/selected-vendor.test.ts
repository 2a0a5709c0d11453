import type { WireVendor } from '@beckon/contract'
import { expect, it } from 'vitest'
import { pickVendor } from './selected-vendor.ts'

const vendors = ['parent', 'one', 'two'].map((vendor_id) => ({ vendor_id })) as WireVendor[]

it.each([
  [['one', 'two'], 'one'],
  [['stranger', 'two'], 'two'],
  [['stranger', undefined], 'parent'],
  [[undefined, 'gone'], 'parent'],
])('wants %j and gets %s', (wanted, expected) => {
  expect(pickVendor(vendors, wanted)?.vendor_id).toBe(expected)
})

it('has none to pick where there is none', () => {
  expect(pickVendor([], ['one'])).toBeUndefined()
})
