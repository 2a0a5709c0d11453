import { join } from 'node:path'
import { readPlaywrightReport, readVitestReport, type SuiteReport } from './report.ts'

export interface Suite {
  readonly name: string
  readonly program: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Reads the runner's report; a suite without one counts as one test. */
  readonly read?: (report: string) => SuiteReport
  /** Longest wall time on two cores that do nothing but this run, with what it needs already installed. */
  readonly budgetSeconds: number
}

const bin = (path: string) => join('node_modules', ...path.split('/'))

/**
 * Checks one project; type information of unchanged files is reused by the next run. Two suites share two cores already,
 * and several checkers infer the same types several times.
 */
const typeCheck = (project: string): Suite => {
  const kept = `.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`
  return {
    name: `types of ${project}`,
    program: bin('typescript/bin/tsc'),
    args: ['-p', project, '--singleThreaded', '--incremental', '--tsBuildInfoFile', kept],
    budgetSeconds: 120,
  }
}

export const format: Suite = {
  name: 'format',
  program: bin('oxfmt/bin/oxfmt'),
  args: ['--check'],
  budgetSeconds: 60,
}

export const lint: Suite = {
  name: 'lint',
  program: bin('oxlint/bin/oxlint'),
  args: ['--type-aware', '--quiet'],
  // One thread and fewer collections of garbage take a third less processor time.
  env: { GOMAXPROCS: '1', GOGC: '200' },
  budgetSeconds: 150,
}

const dependencyRules: Suite = {
  name: 'dependency rules',
  program: bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
  args: [
    '--config',
    '.dependency-cruiser.mjs',
    'packages',
    'apps',
    'demo',
    'tools',
    'e2e',
    'bench',
    'connectors',
  ],
  budgetSeconds: 120,
}

const unused: Suite = {
  name: 'unused',
  program: bin('knip/bin/knip.js'),
  args: ['--no-progress'],
  budgetSeconds: 120,
}

/** The portal, which the tests of starting and the end-to-end tests need. */
const build: Suite = { name: 'build', program: 'tools/test/build-portal.ts', args: [], budgetSeconds: 120 }

/** In the arguments of a suite: the file that its runner writes its report to. */
export const REPORT_FILE = 'report.json'

export const unit: Suite = {
  name: 'unit',
  program: bin('vitest/vitest.mjs'),
  args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT_FILE}`],
  read: readVitestReport,
  budgetSeconds: 1900,
}

export const endToEnd: Suite = {
  name: 'end-to-end',
  program: bin('@playwright/test/cli.js'),
  args: ['test', '--config', 'e2e/playwright.config.ts'],
  read: readPlaywrightReport,
  budgetSeconds: 1500,
}

/**
 * Two of these always run side by side. The end-to-end tests begin as soon as there is a portal, the unit tests soon after.
 * The checks come last: they use the processor that the last tests, which mostly wait, leave idle.
 */
export const inOrder: readonly Suite[] = [
  build,
  lint,
  endToEnd,
  unit,
  ...[
    'tsconfig.tests.json',
    'apps/server',
    'apps/web',
    'apps/rider',
    'apps/rider/src/worker',
    'apps/console',
    'packages/ui',
    'packages/texts',
    'packages/contract',
    'packages/streets',
    'packages/domain',
    'apps/gateway',
    'apps/gateway/src/frame/browser',
    'connectors',
  ].map(typeCheck),
  unused,
  dependencyRules,
  format,
]
