import { expect, it } from 'vitest'
import { flagDefinitions, flagsOfShop, initialFlags, isShopFlagName, shopFlagNames } from './index.ts'

it('takes the value of the shop before that of its parent, and both before the country', () => {
  expect(flagsOfShop(initialFlags, { Voucher: false }, { Voucher: true, PreOrder: false })).toEqual({
    ...initialFlags,
    Voucher: false,
    PreOrder: false,
  })
})

it('keeps the values of the country for a shop without values of its own', () => {
  expect(flagsOfShop(initialFlags)).toEqual(initialFlags)
})

it('offers only names of flags for a shop', () => {
  for (const name of shopFlagNames) expect(Object.hasOwn(flagDefinitions, name)).toBe(true)
  expect([isShopFlagName('Voucher'), isShopFlagName('PlannedMaintenance')]).toEqual([true, false])
})
