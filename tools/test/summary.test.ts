import { availableParallelism } from 'node:os'
import { expect, it } from 'vitest'
import { overBudget, slowest, type SuiteResult, summaryLines, unnamedFailure } from './summary.ts'

const result: SuiteResult = {
  name: 'unit',
  passed: 2,
  failed: 0,
  failures: [],
  secondTries: [],
  tests: [],
  seconds: 50,
  budgetSeconds: 60,
  otherSeconds: 0,
}

it('names a suite that takes longer than its budget on a quiet machine', () => {
  expect(overBudget({ ...result, seconds: 61 }, true)).toBe('unit: 61 s, over its budget of 60 s')
})

it('accepts a suite within its budget', () => {
  expect(overBudget(result, true)).toBeUndefined()
})

it('does not judge a suite while other work keeps the machine busy', () => {
  const otherSeconds = 61 * availableParallelism() * 0.2
  expect(overBudget({ ...result, seconds: 61, otherSeconds }, true)).toBeUndefined()
})

it('does not judge a suite on a machine that does not report other load', () => {
  expect(overBudget({ ...result, seconds: 61 }, false)).toBeUndefined()
})

it('lists the twenty slowest tests, the slowest first', () => {
  const tests = Array.from({ length: 30 }, (_, seconds) => ({ name: `test ${seconds}`, seconds }))
  expect(slowest(tests)).toHaveLength(20)
  expect(slowest(tests)[0]).toEqual({ name: 'test 29', seconds: 29 })
})

it('prints the share of each suite and the slowest tests', () => {
  const types = { ...result, name: 'types', seconds: 150 }
  const lines = summaryLines([{ ...result, tests: [{ name: 'a › b', seconds: 3 }] }, types], 201)
  expect(lines.find((line) => line.includes('unit'))).toMatch(/2 passed.*50\.0 s.*25 %.*budget 60 s$/)
  expect(lines).toContain('  whole run: 201 s')
  expect(lines.at(-1)).toBe('     3.0 s  a › b')
})

it('names the errors outside of tests where a runner failed without naming a test', () => {
  const lines = ['✓ a test', '\u001B[31m⎯⎯ Unhandled Errors ⎯⎯\u001B[39m', '', 'Error: read ECONNRESET']
  expect(unnamedFailure('unit', lines)).toBe(
    'unit\n      ⎯⎯ Unhandled Errors ⎯⎯\n      Error: read ECONNRESET',
  )
  expect(unnamedFailure('unit', ['killed'])).toBe('unit\n      killed')
})
