import { expect, it } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './report.ts'

it('counts a Vitest file that broke before its first test as a failure', () => {
  const passed = { status: 'passed', fullName: 'one' }
  const testResults = [
    { name: 'a.test.ts', status: 'passed', assertionResults: [passed, passed] },
    { name: 'b.test.ts', status: 'failed', message: 'No such module\nat b', assertionResults: [] },
  ]
  const report = JSON.stringify({ numPassedTests: 2, numFailedTests: 0, testResults })
  expect(readVitestReport(report)).toMatchObject({
    passed: 2,
    failed: 1,
    failures: ['b.test.ts: No such module'],
  })
})

it('names each failed Vitest test with the first line of its error', () => {
  const failed = { status: 'failed', fullName: 'adds up', failureMessages: ['expected 3 to be 4\nat line 5'] }
  const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [failed] }]
  const report = JSON.stringify({ numPassedTests: 0, numFailedTests: 1, testResults })
  expect(readVitestReport(report).failures).toEqual(['a.test.ts › adds up: expected 3 to be 4'])
})

it('keeps the duration of each Vitest test and of the hooks around them', () => {
  const test = { status: 'passed', fullName: 'adds up', duration: 1500 }
  const testResults = [
    { name: 'a.test.ts', status: 'passed', startTime: 1000, endTime: 4000, assertionResults: [test] },
  ]
  const report = JSON.stringify({ numPassedTests: 1, numFailedTests: 0, testResults })
  expect(readVitestReport(report).tests).toEqual([
    { name: 'a.test.ts › adds up', seconds: 1.5 },
    { name: 'a.test.ts (hooks)', seconds: 1.5 },
  ])
})

const specs = [
  {
    title: 'pays',
    file: 'payment.test.ts',
    tests: [
      {
        projectName: 'phone',
        status: 'flaky',
        results: [{ duration: 2000, error: { message: 'Timeout\nat 3' } }, { duration: 1000 }],
      },
    ],
  },
]

it('counts a flaky end-to-end test and a broken run as failures', () => {
  const suites = [{ title: 'payment.test.ts', suites: [{ title: 'inner', specs }] }]
  const report = { stats: { expected: 3, unexpected: 0, flaky: 1 }, errors: [{}], suites }
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 3,
    failed: 2,
    failures: ['e2e/payment.test.ts › pays (phone): Timeout'],
    tests: [expect.objectContaining({ name: 'e2e/payment.test.ts › pays (phone)', seconds: 3 })],
  })
})

it('refuses a report that has another shape', () => {
  expect(() => readVitestReport('{}')).toThrow()
  expect(() => readPlaywrightReport('nonsense')).toThrow()
})
