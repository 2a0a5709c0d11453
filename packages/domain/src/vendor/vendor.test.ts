import { expect, it } from 'vitest'
import { isLockedOutlet, sortBranches } from './index.ts'

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
