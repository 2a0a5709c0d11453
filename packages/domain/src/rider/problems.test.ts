import { expect, it } from 'vitest'
import { problemsOf, riderProblems, stopsRider } from './problems.ts'

it('after the collection there are no problems with the shop', () => {
  expect(problemsOf(false)).toEqual(riderProblems)
  expect(problemsOf(true)).toEqual(['DAMAGED', 'ACCIDENT', 'BREAKDOWN', 'OTHER'])
})

it('an accident and a broken vehicle stop the rider, and a closed shop does not', () => {
  expect(riderProblems.filter(stopsRider)).toEqual(['ACCIDENT', 'BREAKDOWN'])
})
