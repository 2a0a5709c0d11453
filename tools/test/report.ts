import { existsSync, readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

export interface TimedTest {
  /** File and full name. */
  readonly name: string
  readonly seconds: number
}

/** Result of a suite as its runner reported it. */
export interface SuiteReport {
  readonly passed: number
  readonly failed: number
  /** The name of each failed test with the beginning of its error. */
  readonly failures: readonly string[]
  /** Tests that passed only when they were tried again, each with the beginning of its first error. */
  readonly secondTries: readonly string[]
  readonly tests: readonly TimedTest[]
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      startTime: z.number().default(0),
      endTime: z.number().default(0),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
})

/** The locator and both values are in the first lines of an error, its stack in the later ones. */
const ERROR_LINES = 8

/** Returns the first lines of an error without colours, the later ones indented. */
function beginning(text = '', most = ERROR_LINES): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /u.test(line))
  return lines.slice(0, most).join('\n      ')
}
const inProject = (path: string): string => relative(process.cwd(), path)

/** A file that failed before its first test counts as one failure. */
export function readVitestReport(report: string): SuiteReport {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(JSON.parse(report))
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [first] }) => `${name} › ${fullName}: ${beginning(first)}`),
  )
  const failures = [...failed, ...broken.map(({ name, message }) => `${name}: ${beginning(message)}`)]
  const tests = testResults.flatMap(({ name, startTime, endTime, assertionResults }) => {
    const file = inProject(name)
    const timed = assertionResults.map(({ fullName, duration }) => ({
      name: `${file} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    }))
    const inTests = timed.reduce((sum, { seconds }) => sum + seconds, 0)
    const setUp = { name: `${file} (hooks)`, seconds: Math.max(0, (endTime - startTime) / 1000 - inTests) }
    return [...timed, setUp]
  })
  return { passed: numPassedTests, failed: numFailedTests + broken.length, failures, secondTries: [], tests }
}

interface PlaywrightSuite {
  readonly title: string
  readonly file?: string | undefined
  readonly suites?: readonly PlaywrightSuite[] | undefined
  readonly specs?: readonly PlaywrightSpec[] | undefined
}
type PlaywrightSpec = z.infer<typeof playwrightSpec>

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(
        z.object({
          duration: z.number(),
          error: z
            .object({
              message: z.string().default(''),
              location: z.object({ file: z.string(), line: z.number() }).optional(),
            })
            .optional(),
          attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })).default([]),
        }),
      ),
    }),
  ),
})
const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  title: z.string(),
  file: z.string().optional(),
  suites: z.lazy(() => z.array(playwrightSuite)).optional(),
  specs: z.array(playwrightSpec).optional(),
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(playwrightSuite).default([]),
})

type PlaywrightResult = PlaywrightSpec['tests'][number]['results'][number]

/** Returns an error with its place in the test and with what the page showed. */
function errorOf(result: PlaywrightResult | undefined): string {
  if (!result?.error) return ''
  const { message, location } = result.error
  const place = location ? [`at ${inProject(location.file)}:${location.line}`] : []
  const context = result.attachments.find(({ name }) => name === 'error-context')?.path
  const page = context && existsSync(context) ? snapshotIn(readFileSync(context, 'utf8')) : []
  return [beginning(message), ...place, ...page].join('\n      ')
}

const SNAPSHOT_LINES = 60

/** The accessibility tree of the page in the report that Playwright writes for a failed test. */
function snapshotIn(context: string): readonly string[] {
  const [, snapshot = ''] = /# Page snapshot\s+```yaml\n(.*?)```/su.exec(context) ?? []
  return snapshot.trimEnd().split('\n').slice(0, SNAPSHOT_LINES)
}

const specsOf = (suite: PlaywrightSuite): readonly PlaywrightSpec[] => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
]

/** A test that passed only at a second try counts as passed and is listed. */
export function readPlaywrightReport(report: string): SuiteReport {
  const { stats, errors, suites } = playwrightReport.parse(JSON.parse(report))
  const runs = suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `e2e/${basename(file)} › ${title} (${projectName})`,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
      error: errorOf(results.find(({ error }) => error)),
    })),
  )
  const errorsOf = (wanted: string) =>
    runs.filter(({ status }) => status === wanted).map(({ name, error }) => `${name}: ${error}`)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: errorsOf('unexpected'),
    secondTries: errorsOf('flaky'),
    tests: runs,
  }
}
