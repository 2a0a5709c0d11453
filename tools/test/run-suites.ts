import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Count, countPlaywright, countVitest } from './count.ts'

interface Suite {
  readonly name: string
  readonly program: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Reads the runner's own report; without it the whole suite counts as one. */
  readonly count?: (report: string) => Count
}

const folder = mkdtempSync(join(tmpdir(), 'beckon-suites-'))
const report = join(folder, 'report.json')
const module = (path: string) => join('node_modules', ...path.split('/'))
const types = (project: string): Suite => ({
  name: `types of ${project}`,
  program: module('typescript/bin/tsc'),
  args: ['-p', project],
})

const suites: readonly Suite[] = [
  ...[
    'packages/domain',
    'packages/contract',
    'packages/texts',
    'packages/streets',
    'apps/server',
    'apps/web',
    'apps/gateway',
    'apps/gateway/src/frame/browser',
    'tsconfig.tests.json',
  ].map(types),
  { name: 'format', program: module('@biomejs/biome/bin/biome'), args: ['format', '.'] },
  { name: 'lint', program: module('oxlint/bin/oxlint'), args: ['--type-aware', '--quiet'] },
  {
    name: 'arrows',
    program: module('dependency-cruiser/bin/dependency-cruiser.mjs'),
    args: ['--config', '.dependency-cruiser.mjs', 'packages', 'apps', 'tools', 'e2e', 'bench'],
  },
  { name: 'unused', program: module('knip/bin/knip.js'), args: ['--no-progress'] },
  {
    name: 'rules and capabilities',
    program: module('vitest/vitest.mjs'),
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    count: countVitest,
  },
  {
    name: 'journeys',
    program: module('@playwright/test/cli.js'),
    args: ['test', '--config', 'e2e/playwright.config.ts'],
    // Most of a journey is waiting for the other side, so two fit on two cores.
    env: { E2E_WORKERS: process.env['E2E_WORKERS'] ?? '2' },
    count: countPlaywright,
  },
]

const asked = process.argv.slice(2)
const chosen =
  asked.length === 0 ? suites : suites.filter(({ name }) => asked.some((part) => name.includes(part)))
const total = { passed: 0, failed: 0 }
const faults: string[] = []
for (const suite of chosen) {
  const count = await run(suite)
  total.passed += count.passed
  total.failed += count.failed
  if (count.failed > 0) faults.push(`${suite.name}: ${count.failed} failed`, ...count.faults)
}
rmSync(folder, { recursive: true, force: true })
if (faults.length > 0) console.log(`\nWhat failed\n  ${faults.join('\n  ')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)

async function run(suite: Suite): Promise<Count> {
  console.log(`\n— ${suite.name}`)
  rmSync(report, { force: true })
  const begun = performance.now()
  const code = await new Promise<number>((done) => {
    const child = spawn(process.execPath, [suite.program, ...suite.args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        ...suite.env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
      },
    })
    child.on('exit', (exit) => done(exit ?? 1))
  })
  const count = countOf(suite, code)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`  ${suite.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`)
  return count
}

/** A runner that failed without saying which test is one failure more: it may have died before its report. */
function countOf(suite: Suite, code: number): Count {
  const dead = { passed: 0, failed: 1, faults: [] }
  const plain = code === 0 ? { passed: 1, failed: 0, faults: [] } : dead
  if (!suite.count) return plain
  try {
    const count = suite.count(readFileSync(report, 'utf8'))
    if (code !== 0 && count.failed === 0) return { ...count, failed: 1 }
    return count.passed + count.failed === 0 ? dead : count
  } catch {
    // No report: the runner did not get so far.
    return dead
  }
}
