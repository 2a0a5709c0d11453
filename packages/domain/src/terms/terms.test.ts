import { describe, expect, it } from 'vitest'
import { currentTerms, termsOf, termsVersions } from './index.ts'

const two = ['2026-11-01', '2027-03-01'] as const

describe('the version of the terms', () => {
  it.each([
    ['2026-01-01T00:00:00Z', '2026-11-01'],
    ['2026-11-01T00:00:00Z', '2026-11-01'],
    ['2027-02-28T23:59:59Z', '2026-11-01'],
    ['2027-03-01T00:00:00Z', '2027-03-01'],
  ])('at %s is that of %s', (at, version) => expect(termsOf(new Date(at), two)).toBe(version))

  it('to agree to is the newest, before it counts too', () => expect(currentTerms(two)).toBe('2027-03-01'))

  it('is a day, each later than the one before', () => {
    expect(termsVersions.every((version) => !Number.isNaN(Date.parse(`${version}T00:00:00Z`)))).toBe(true)
    expect(termsVersions.toSorted()).toEqual([...termsVersions])
  })
})
