import { expect, it } from 'vitest'
import { countPlaywright, countVitest } from './count.ts'

it('counts a file that broke before its first test', () => {
  const well = { status: 'passed', fullName: 'one' }
  const testResults = [
    { name: 'a.test.ts', status: 'passed', assertionResults: [well, well] },
    { name: 'b.test.ts', status: 'failed', message: 'No such module\nat b', assertionResults: [] },
  ]
  expect(countVitest(JSON.stringify({ numPassedTests: 2, numFailedTests: 0, testResults }))).toEqual({
    passed: 2,
    failed: 1,
    faults: ['b.test.ts: No such module'],
  })
})

it('names what failed, for whoever reads only the end', () => {
  const failed = { status: 'failed', fullName: 'adds up', failureMessages: ['expected 3 to be 4\nat line 5'] }
  const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [failed] }]
  expect(countVitest(JSON.stringify({ numPassedTests: 0, numFailedTests: 1, testResults })).faults).toEqual([
    'a.test.ts › adds up: expected 3 to be 4',
  ])
})

it('counts a flaky journey and a broken run as failures', () => {
  const report = { stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [{}] }
  expect(countPlaywright(JSON.stringify(report))).toMatchObject({ passed: 3, failed: 3 })
})

it('refuses a report that is none', () => {
  expect(() => countVitest('{}')).toThrow()
  expect(() => countPlaywright('nonsense')).toThrow()
})
