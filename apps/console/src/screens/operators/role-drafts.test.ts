import { expect, it } from 'vitest'
import { draftsOf, hasRepeated, roleOf } from './role-drafts.ts'

it('a role without zones is sent for the whole country', () => {
  const roles = [{ role: 'support' as const }, { role: 'dispatcher' as const, zones: ['north'] }]
  expect(draftsOf(roles, 'RS').map(roleOf)).toEqual(roles)
})

it('a role is repeated only where it is twice in one country', () => {
  const [draft] = draftsOf([{ role: 'support' }], 'RS')
  if (!draft) throw new Error('no draft')
  expect(hasRepeated([draft, { ...draft, country: 'HU' }])).toBe(false)
  expect(hasRepeated([draft, { ...draft, zones: ['north'] }])).toBe(true)
})
