import type { Logger } from 'pino'
import type { Clock } from './clock.ts'

/** The report is cached for this time: checks cost queries, and anyone may ask. */
const REPORT_MS = 1000

export interface HealthReport {
  readonly ready: boolean
  readonly checks: Record<string, string>
}

/** Checks that must pass before this process can serve; each capability adds its own. */
export interface Health {
  /** The check returns a short state ("5 packs"), or throws. The state is public; the error is logged. */
  check(name: string, check: () => Promise<string>): void
  /** At most a second old. */
  report(): Promise<HealthReport>
}

type Checks = ReadonlyMap<string, () => Promise<string>>

export function createHealth(log: Pick<Logger, 'error'>, clock: Clock): Health {
  const checks = new Map<string, () => Promise<string>>()
  const failing = new Set<string>()
  let latest: { readonly at: number; readonly report: HealthReport } | undefined
  let running: Promise<HealthReport> | undefined
  async function run(): Promise<HealthReport> {
    try {
      const report = await runChecks(checks, failing, log)
      latest = { at: clock.now().getTime(), report }
      return report
    } finally {
      running = undefined
    }
  }
  return {
    check: (name, check) => void checks.set(name, check),
    async report() {
      const age = latest ? clock.now().getTime() - latest.at : undefined
      // A clock that was set back makes it stale too.
      if (latest && age !== undefined && age >= 0 && age < REPORT_MS) return latest.report
      running ??= run()
      return running
    },
  }
}

async function runChecks(
  checks: Checks,
  failing: Set<string>,
  log: Pick<Logger, 'error'>,
): Promise<HealthReport> {
  let ready = true
  const states = await Promise.all(
    [...checks].map(async ([name, check]) => {
      try {
        const state = await check()
        failing.delete(name)
        return [name, state] as const
      } catch (error) {
        ready = false
        // Logged once: the check runs every few seconds.
        if (!failing.has(name)) log.error({ err: error, check: name }, 'not ready')
        failing.add(name)
        return [name, 'failed'] as const
      }
    }),
  )
  return { ready, checks: Object.fromEntries(states) }
}
