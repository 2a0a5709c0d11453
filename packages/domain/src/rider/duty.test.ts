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
  const fine = {
    ...({ duty: 'on', hasMissed: false, positionAge: 5, hasRoom: true } as const),
    ...{ lacksDocuments: false, isSuspended: false },
  }
  it.each([
    ['a rider on duty', fine, []],
    ['a rider off duty', { ...fine, duty: 'off' }, ['off_duty']],
    ['a rider off duty after missed offers', { ...fine, duty: 'off', hasMissed: true }, ['missed_offers']],
    ['a rider on a break', { ...fine, duty: 'break', positionAge: null }, ['on_break']],
    ['a rider without a position', { ...fine, positionAge: null }, ['no_position']],
    ['a rider located 120 seconds ago', { ...fine, positionAge: 120 }, []],
    ['a rider located 121 seconds ago', { ...fine, positionAge: 121 }, ['old_position']],
    ['a rider without a required document', { ...fine, lacksDocuments: true }, ['documents']],
    [
      'a rider off duty without a required document',
      { ...fine, duty: 'off', lacksDocuments: true },
      ['off_duty', 'documents'],
    ],
    ['a suspended rider', { ...fine, duty: 'off', isSuspended: true }, ['suspended']],
    ['a rider without room', { ...fine, positionAge: 500, hasRoom: false }, ['old_position', 'busy']],
  ] as const)('of %s are %j', (_which, facts, reasons) => {
    expect(noOfferReasonsOf(facts)).toEqual(reasons)
  })
})
