import { expect, it } from 'vitest'
import { countPlaywright, countVitest } from './count.ts'

it('counts a file that broke before its first test', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}, {}] },
    { status: 'failed', assertionResults: [] },
  ]
  expect(countVitest(JSON.stringify({ numPassedTests: 2, numFailedTests: 0, testResults }))).toEqual({
    passed: 2,
    failed: 1,
  })
})

it('counts a flaky journey and a broken run as failures', () => {
  const report = { stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [{}] }
  expect(countPlaywright(JSON.stringify(report))).toEqual({ passed: 3, failed: 3 })
})

it('refuses a report that is none', () => {
  expect(() => countVitest('{}')).toThrow()
  expect(() => countPlaywright('nonsense')).toThrow()
})
