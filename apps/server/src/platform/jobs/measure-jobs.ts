import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { Metrics } from '../metrics/metrics.ts'

const results = ['completed', 'failed', 'given_up'] as const

/** `given_up` is the failure of the last try. */
export type RunResult = (typeof results)[number]

export type CountRun = (job: string, result: RunResult, seconds: number) => void

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300] as const

interface JobMeasures {
  /** A job of the process: its counts begin with 0, so that the first failure is an increase. */
  defined(name: string): void
  readonly count: CountRun
}

/** Adds the runs of jobs and the age of the oldest waiting one. */
export function measureJobs(metrics: Metrics, db: Database): JobMeasures {
  const names = new Set<string>()
  const runs = metrics.counter({
    name: 'beckon_job_runs_total',
    help: 'Runs of jobs; given_up is the failure of the last try.',
    labels: { job_name: names, result: results },
  })
  const seconds = metrics.histogram({
    name: 'beckon_job_duration_seconds',
    help: 'Time that a run of a job took.',
    labels: { job_name: names },
    buckets: SECONDS,
  })
  metrics.gauge({
    name: 'beckon_job_age_seconds',
    help: 'For how long the oldest job of a name has been due.',
    labels: { job_name: names },
    async read() {
      const { rows } = await sql<{ name: string; age: number }>`
        select name, extract(epoch from now() - min(start_after))::float8 as age
        from pgboss.job where state < 'active' and not blocked and start_after <= now()
        group by name`.execute(db)
      const ages = new Map(rows.map(({ name, age }) => [name, Number(age)]))
      return [...names].map((job) => ({ labels: { job_name: job }, value: ages.get(job) ?? 0 }))
    },
  })
  return {
    defined(name) {
      names.add(name)
      for (const result of results) runs.add({ job_name: name, result }, 0)
    },
    count(job, result, took) {
      runs.add({ job_name: job, result })
      seconds.observe(took, { job_name: job })
    },
  }
}
