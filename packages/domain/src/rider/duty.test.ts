import { describe, expect, it } from 'vitest'
import { missedInARow, noOfferReasonsOf } from './duty.ts'

describe('missed offers in a row', () => {
  it.each([
    [[], 0],
    [['expired', 'expired', 'expired'], 3],
    [['expired', 'declined', 'expired'], 1],
    [['accepted', 'expired'], 0],
  ])('of %j, newest first, are %d', (states, count) => {
    expect(missedInARow(states.map((state) => ({ state })))).toBe(count)
  })
})

describe('the reasons for no offers', () => {
  const fine = { duty: 'on', hasMissed: false, positionAge: 5, hasParcel: false } as const
  it.each([
    ['a rider on duty', fine, []],
    ['a rider off duty', { ...fine, duty: 'off' }, ['off_duty']],
    ['a rider off duty after missed offers', { ...fine, duty: 'off', hasMissed: true }, ['missed_offers']],
    ['a rider on a break', { ...fine, duty: 'break', positionAge: null }, ['on_break']],
    ['a rider without a position', { ...fine, positionAge: null }, ['no_position']],
    ['a rider located 120 seconds ago', { ...fine, positionAge: 120 }, []],
    ['a rider located 121 seconds ago', { ...fine, positionAge: 121 }, ['old_position']],
    ['a rider with a parcel', { ...fine, positionAge: 500, hasParcel: true }, ['old_position', 'busy']],
  ] as const)('of %s are %j', (_which, facts, reasons) => {
    expect(noOfferReasonsOf(facts)).toEqual(reasons)
  })
})
