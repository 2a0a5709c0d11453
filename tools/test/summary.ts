import { stripVTControlCharacters } from 'node:util'
import type { SuiteReport, TimedTest } from './report.ts'
import { canMeasureOtherLoad, shareOfMachine } from './other-load.ts'

export interface SuiteResult extends SuiteReport {
  readonly name: string
  readonly seconds: number
  readonly budgetSeconds: number
  /** Processor seconds that other work used meanwhile. */
  readonly otherSeconds: number
}

const SLOWEST = 20
/** From this share of other load on, the duration of a suite is not judged. */
const BUSY_SHARE = 0.1

/**
 * Returns why a suite took too long, or `undefined`; a suite on a busy machine, or on one that does not
 * report its load, is not judged.
 */
export function overBudget(
  { name, seconds, budgetSeconds, otherSeconds }: SuiteResult,
  isJudged = canMeasureOtherLoad,
): string | undefined {
  if (!isJudged || seconds <= budgetSeconds) return undefined
  if (shareOfMachine(otherSeconds, seconds) >= BUSY_SHARE) return undefined
  return `${name}: ${seconds.toFixed(0)} s, over its budget of ${budgetSeconds} s`
}

const LAST_LINES = 40

/**
 * Returns why a runner failed without naming a test: the errors outside of tests that it printed, otherwise its last
 * lines.
 */
export function unnamedFailure(name: string, lines: readonly string[]): string {
  const plain = lines.map(stripVTControlCharacters).filter((line) => line.trim() !== '')
  const errors = plain.findIndex((line) => /Unhandled (?:Error|Rejection)/u.test(line))
  const part = errors === -1 ? plain.slice(-LAST_LINES) : plain.slice(errors, errors + LAST_LINES)
  return [name, ...part].join('\n      ')
}

export function slowest(tests: readonly TimedTest[]): readonly TimedTest[] {
  return tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
}

/** The table of suites and the slowest tests, as printed at the end of a run. */
export function summaryLines(results: readonly SuiteResult[], wallSeconds: number): string[] {
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0)
  const rows = results.map(({ name, passed, failed, seconds, budgetSeconds, otherSeconds }) => {
    const share = total === 0 ? 0 : Math.round((100 * seconds) / total)
    const other = Math.round(100 * shareOfMachine(otherSeconds, Math.max(seconds, 0.001)))
    const cells = [
      name.padEnd(38),
      `${passed} passed`.padStart(12),
      `${failed} failed`.padStart(10),
      `${seconds.toFixed(1)} s`.padStart(9),
      `${share} %`.padStart(6),
      `budget ${budgetSeconds} s`.padStart(14),
    ]
    return `  ${cells.join('')}${other >= BUSY_SHARE * 100 ? `   other work used ${other} % of the machine` : ''}`
  })
  const slow = slowest(results.flatMap(({ tests }) => tests)).map(
    ({ name, seconds }) => `  ${`${seconds.toFixed(1)} s`.padStart(8)}  ${name}`,
  )
  return [
    'Suites',
    ...rows,
    `  whole run: ${wallSeconds.toFixed(0)} s`,
    ...(slow.length > 0 ? ['', `Slowest ${slow.length} tests`, ...slow] : []),
  ]
}
