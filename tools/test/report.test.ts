import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './report.ts'

it('counts a Vitest file that broke before its first test as a failure', () => {
  const passed = { status: 'passed', fullName: 'one' }
  const testResults = [
    { name: 'a.test.ts', status: 'passed', assertionResults: [passed, passed] },
    { name: 'b.test.ts', status: 'failed', message: 'No such module\n    at b', assertionResults: [] },
  ]
  const report = JSON.stringify({ numPassedTests: 2, numFailedTests: 0, testResults })
  expect(readVitestReport(report)).toMatchObject({
    passed: 2,
    failed: 1,
    failures: ['b.test.ts: No such module'],
  })
})

it('names each failed Vitest test with its error, without the stack', () => {
  const message = '\u001b[31mexpected 3 to be 4\u001b[39m\n    at add.test.ts:5:1'
  const failed = { status: 'failed', fullName: 'adds up', failureMessages: [message] }
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
        results: [{ duration: 2000, error: { message: 'Timeout\n    at pay (a.ts:3)' } }, { duration: 1000 }],
      },
    ],
  },
]

it('lists an end-to-end test that passed at its second try, and counts a broken run as a failure', () => {
  const suites = [{ title: 'payment.test.ts', suites: [{ title: 'inner', specs }] }]
  const report = { stats: { expected: 3, unexpected: 0, flaky: 1 }, errors: [{}], suites }
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 4,
    failed: 1,
    failures: [],
    secondTries: ['e2e/payment.test.ts › pays (phone): Timeout'],
    tests: [expect.objectContaining({ name: 'e2e/payment.test.ts › pays (phone)', seconds: 3 })],
  })
})

it('shows where an end-to-end test failed and what its page had, without the rest of the context', () => {
  const folder = mkdtempSync(join(tmpdir(), 'beckon-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'error-context.md')
  writeFileSync(
    path,
    '# Test info\n\n# Page snapshot\n\n```yaml\n- heading "Pay"\n- button "Log in"\n```\n\n# Test source',
  )
  const error = {
    message: 'expect(locator).toBeVisible() failed\n\nLocator: getByText(1)',
    location: { file: join(process.cwd(), 'e2e/payment.test.ts'), line: 7 },
  }
  const results = [{ duration: 1, error, attachments: [{ name: 'error-context', path }] }]
  const failing = [{ ...specs[0], tests: [{ projectName: 'phone', status: 'unexpected', results }] }]
  const suites = [{ title: 'payment.test.ts', specs: failing }]
  const report = { stats: { expected: 0, unexpected: 1, flaky: 0 }, errors: [], suites }
  const lines = [
    'e2e/payment.test.ts › pays (phone): expect(locator).toBeVisible() failed',
    'Locator: getByText(1)',
    'at e2e/payment.test.ts:7',
    '- heading "Pay"',
    '- button "Log in"',
  ]
  expect(readPlaywrightReport(JSON.stringify(report)).failures).toEqual([lines.join('\n      ')])
})

it('refuses a report that has another shape', () => {
  expect(() => readVitestReport('{}')).toThrow()
  expect(() => readPlaywrightReport('nonsense')).toThrow()
})
