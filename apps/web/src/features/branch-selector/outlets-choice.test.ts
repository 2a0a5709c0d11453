import type { WireVendor } from '@beckon/contract'
import { expect, it } from 'vitest'
import { choiceOf } from './outlets-choice.ts'

const vendor = (vendor_id: string, parent_vendor_id: string | null, is_parent: boolean) =>
  ({ vendor_id, parent_vendor_id, is_parent, name: vendor_id }) as WireVendor
const parent = vendor('p', null, true)
const outlet = vendor('o', 'p', false)
const other = vendor('x', null, true)
const choose = () => undefined

it.each([
  ['a parent with outlets', { vendor: parent }, 'enabled', true],
  ['a parent with outlets, not wanted', { vendor: parent, isOn: false }, 'enabled', false],
  ['an outlet', { vendor: outlet }, 'disabled', false],
  ['an outlet whose parent is not theirs', { vendor: outlet, vendors: [outlet, other] }, 'hidden', false],
  ['a parent without outlets', { vendor: other }, 'hidden', false],
  ['a country that does not allow it', { vendor: parent, allOutletOrders: false }, 'hidden', false],
  ['asking for a rider', { vendor: parent, requestsRider: true }, 'disabled', true],
] as const)('of %s', (_, change, state, areIncluded) => {
  const facts = { vendors: [parent, outlet, other], allOutletOrders: true, requestsRider: false, isOn: true }
  expect(choiceOf({ ...facts, choose, ...change })).toMatchObject({ state, areIncluded })
})
