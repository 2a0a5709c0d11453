import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { writeStyleTypes } from '../../apps/web/build/style-types.ts'
import { changedFiles, planFor } from './changed.ts'
import { OtherLoad } from './other-load.ts'
import type { SuiteReport } from './report.ts'
import { inOrder, REPORT_FILE, type Suite } from './suites.ts'
import { overBudget, type SuiteResult, summaryLines, unnamedFailure } from './summary.ts'

const SAMPLE_MS = 3_000
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean' }, since: { type: 'string' } },
})

// The type checks and the type-aware lint of the portal read them.
writeStyleTypes()
const folder = mkdtempSync(join(tmpdir(), 'beckon-suites-'))
const load = new OtherLoad()
const sampling = setInterval(() => load.sample(), SAMPLE_MS)
const begun = performance.now()
const plan = options.changed || options.since ? planFor(changedFiles(options.since)) : undefined
const results: SuiteResult[] = []

const waiting = inOrder.flatMap(planned)
const isAlone = waiting.length === 1
await Promise.all([1, 2].map(runWaiting))

clearInterval(sampling)
rmSync(folder, { recursive: true, force: true })
const wallSeconds = (performance.now() - begun) / 1000
keepDurations(results)
console.log(`\n${summaryLines(results, wallSeconds).join('\n')}\n`)
// Neither fails a run: a shared machine may be twice as slow as an hour before without any load of its own.
printLines(
  'Over their budgets',
  results.flatMap((result) => overBudget(result) ?? []),
)
printLines(
  'Passed at the second try',
  results.flatMap(({ secondTries }) => secondTries),
)
printLines(
  'Failures',
  results.flatMap(({ failures }) => failures),
)
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

function printLines(heading: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${heading}\n  ${lines.join('\n  ')}\n`)
}

/** Runs one suite after the other until none is left. */
async function runWaiting(): Promise<void> {
  for (let suite = waiting.shift(); suite; suite = waiting.shift()) results.push(await run(suite))
}

/** A suite is run unless other suites were named or no change can touch it. */
function planned(suite: Suite): Suite[] {
  const isNamed = positionals.length === 0 || positionals.some((part) => suite.name.includes(part))
  const planned = isNamed && plan ? plan(suite) : suite
  return isNamed && planned ? [planned] : []
}

async function run(suite: Suite): Promise<SuiteResult> {
  const report = join(folder, `${suite.name}.json`)
  const [before, start] = [load.seconds, performance.now()]
  const { code, lines } = await runProgram(suite, report)
  const seconds = (performance.now() - start) / 1000
  load.sample()
  const counted = reportOf(suite, code, report)
  const printed = lines.join('\n').trimEnd()
  if (printed && !suite.read) console.log(`\n— ${suite.name}\n${printed}`)
  console.log(`  ${suite.name}: ${counted.passed} passed, ${counted.failed} failed (${seconds.toFixed(1)} s)`)
  const { name, budgetSeconds } = suite
  const isUnnamed = counted.failed > 0 && counted.failures.length === 0
  const failures = isUnnamed ? [suite.read ? unnamedFailure(name, lines) : name] : counted.failures
  return { ...counted, failures, name, budgetSeconds, seconds, otherSeconds: load.seconds - before }
}

/** Runs one suite. Output of a suite of tests is also printed line by line. */
async function runProgram(suite: Suite, report: string) {
  const args = suite.args.map((arg) => arg.replace(REPORT_FILE, report))
  const env = {
    ...process.env,
    ...suite.env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
    // Many tests start the service; compiled once, its modules load in half the time.
    NODE_COMPILE_CACHE: join(process.cwd(), '.cache', 'node-compile'),
  }
  const output = isAlone ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, [suite.program, ...args], { stdio: ['ignore', output, output], env })
  const lines: string[] = []
  const keep = (line: string) => {
    lines.push(line)
    if (suite.read) console.log(`${suite.name} | ${line}`)
  }
  for (const input of [child.stdout, child.stderr]) if (input) createInterface({ input }).on('line', keep)
  const code = await new Promise<number>((resolve) => child.on('close', (exit) => resolve(exit ?? 1)))
  return { code, lines }
}

/** A runner that failed without naming a test counts as one failure: it may have crashed before its report. */
function reportOf(suite: Suite, code: number, report: string): SuiteReport {
  const crashed = { passed: 0, failed: 1, failures: [], secondTries: [], tests: [] }
  if (!suite.read) return code === 0 ? { ...crashed, passed: 1, failed: 0 } : crashed
  try {
    const counted = suite.read(readFileSync(report, 'utf8'))
    if (code !== 0 && counted.failed === 0) return { ...counted, failed: 1 }
    return counted.passed + counted.failed === 0 ? crashed : counted
  } catch {
    // The runner ended before it wrote its report.
    return crashed
  }
}

/** Keeps what each test took, so that runs can be compared. */
function keepDurations(all: readonly SuiteResult[]): void {
  const kept = join('.cache', 'test-durations')
  mkdirSync(kept, { recursive: true })
  const name = new Date().toISOString().replaceAll(':', '-')
  writeFileSync(join(kept, `${name}.json`), JSON.stringify(all, undefined, 1))
}
