import { expect, it } from 'vitest'
import { canEditOutlet, isLockedOutlet, outletsSwitch, sortBranches } from './index.ts'

it('lists parents first, then names, numbers as numbers', () => {
  const branch = (name: string, is_parent = false) => ({ vendor_id: name, name, is_parent })
  const sorted = sortBranches(
    [branch('Shop 10'), branch('Shop 2'), branch('Zoo', true), branch('Ärla')],
    'en',
  )
  expect(sorted.map((one) => one.name)).toEqual(['Zoo', 'Ärla', 'Shop 2', 'Shop 10'])
})

it.each([
  ['a-1', true],
  ['b-1', true],
  ['c-1', false],
  ['ab1', false],
])('%s is locked: %s', (id, locked) => expect(isLockedOutlet(id)).toBe(locked))

it.each([
  ['c-1', true, true, true],
  ['a-1', true, true, false],
  ['c-1', false, true, false],
  ['c-1', true, false, false],
])(
  'the outlet %s, owner %s, turned on %s: may be changed %s',
  (vendorId, managesParent, editVendorOutlet, may) =>
    expect(canEditOutlet({ vendorId, managesParent, editVendorOutlet })).toBe(may),
)

it.each([
  [{}, 'enabled'],
  [{ hasOutlets: false }, 'hidden'],
  [{ allOutletOrders: false }, 'hidden'],
  [{ requestsRider: true }, 'disabled'],
  [{ selected: { vendor_id: 'o', name: 'Outlet', is_parent: false } }, 'disabled'],
] as const)('with %o the switch of all outlets is %s', (change, state) => {
  const selected = { vendor_id: 'p', name: 'Parent', is_parent: true }
  const send = { selected, hasOutlets: true, allOutletOrders: true, requestsRider: false, ...change }
  expect(outletsSwitch(send)).toBe(state)
})
