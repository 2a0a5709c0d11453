import { z } from 'zod'

export interface Count {
  readonly passed: number
  readonly failed: number
  /** What failed, a line for each; the runner has said more above. */
  readonly faults: readonly string[]
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
})

const firstLine = (text = ''): string => text.split('\n', 1)[0] ?? ''

/** A file that failed before its first test counts as a failure too. */
export function countVitest(report: string): Count {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(JSON.parse(report))
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [said] }) => `${name} › ${fullName}: ${firstLine(said)}`),
  )
  const faults = [...failed, ...broken.map(({ name, message }) => `${name}: ${firstLine(message)}`)]
  return { passed: numPassedTests, failed: numFailedTests + broken.length, faults }
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
})

/** A test that passed only at a second try did not pass. */
export function countPlaywright(report: string): Count {
  const { stats, errors } = playwrightReport.parse(JSON.parse(report))
  // Its own list stands right above.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, faults: [] }
}
