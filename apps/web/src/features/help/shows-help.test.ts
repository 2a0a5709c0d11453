import { brands } from '@beckon/domain/country'
import { expect, it } from 'vitest'
import { showsHelp } from './shows-help.ts'

it.each([
  ['a shop that is signed in', {}, true],
  ['the flag off', { isOn: false }, false],
  ['a guest', { mode: 'guest' }, false],
  ['nobody signed in', { isSignedIn: false }, false],
  ['inside another platform', { mode: 'godroid' }, false],
  ['the one brand without it', { brand: brands.duna }, false],
] as const)('with %s the button is shown: %o → %s', (_, change, shown) => {
  expect(showsHelp({ isOn: true, isSignedIn: true, mode: 'classic', brand: brands.beckon, ...change })).toBe(
    shown,
  )
})

it('leaves out exactly one brand', () => {
  expect(Object.values(brands).filter(({ hasHelpCentre }) => !hasHelpCentre)).toHaveLength(1)
})
