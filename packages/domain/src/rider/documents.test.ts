import { describe, expect, it } from 'vitest'
import { documentKinds } from '../country/index.ts'
import { documentState, dueReminder, requiredDocuments } from './documents.ts'

describe('the documents that a rider needs', () => {
  it.each([
    ['on_foot', ['identity', 'work_permit']],
    ['bicycle', ['identity', 'work_permit']],
    ['scooter', ['identity', 'driving_licence', 'insurance', 'work_permit']],
    ['motorbike', ['identity', 'driving_licence', 'insurance', 'work_permit']],
    ['car', ['identity', 'driving_licence', 'insurance', 'work_permit']],
  ] as const)('for the vehicle %s are %j where a country requires all', (vehicle, kinds) => {
    expect(requiredDocuments(vehicle, documentKinds)).toEqual(kinds)
  })

  it('are none where the country requires none, and otherwise only those that it requires', () => {
    expect(requiredDocuments('car', [])).toEqual([])
    expect(requiredDocuments('car', ['insurance'])).toEqual(['insurance'])
    expect(requiredDocuments('bicycle', ['insurance'])).toEqual([])
  })
})

describe('the state of a document on 2026-11-25', () => {
  it.each([
    [null, null, 'missing'],
    [null, 'waiting', 'waiting'],
    [null, 'refused', 'refused'],
    ['2026-12-26', null, 'valid'],
    ['2026-12-25', null, 'expiring'],
    ['2026-11-25', null, 'expiring'],
    ['2026-11-24', null, 'expired'],
    ['2026-11-24', 'waiting', 'waiting'],
    ['2026-11-24', 'refused', 'refused'],
    ['2027-01-01', 'waiting', 'valid'],
    ['2027-01-01', 'refused', 'valid'],
  ] as const)('that is valid until %s, the newest one being %s, is %s', (validUntil, newest, state) => {
    expect(documentState({ validUntil, newest }, '2026-11-25')).toBe(state)
  })
})

describe('the reminder of a document', () => {
  it.each([
    [31, null, undefined],
    [30, null, 30],
    [29, 30, undefined],
    [8, 30, undefined],
    [7, 30, 7],
    [3, null, 7],
    [2, 7, undefined],
    [1, 7, 1],
    [0, 1, undefined],
    [0, 30, 1],
    [-1, 1, -1],
    [-9, null, -1],
    [-9, -1, undefined],
  ])('with %d days left, after the one of %s days, is %s', (left, last, due) => {
    expect(dueReminder(left, last)).toBe(due)
  })
})
